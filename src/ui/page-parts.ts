type LoadPart = () => Promise<unknown>

const parts: LoadPart[] = []

/** Notes a part of a page, when the module of the page that lists it is evaluated. */
export function addPart(load: LoadPart): void {
  parts.push(load)
}

/**
 * Fetches a page's module, and then the regions and islands that it lists, so that nothing is missing
 * when the page opens. Parts of pages that were there before stay as they are: the page in the document
 * needs none of its regions.
 */
export async function loadWithParts(load: () => Promise<unknown>): Promise<void> {
  const known = parts.length
  await load()
  await Promise.all(parts.slice(known).map(async (loadPart) => loadPart()))
}
