/** Markup as `dangerouslySetInnerHTML` takes it. React compares the object, so it is made once. */
interface Markup {
  readonly __html: string
}

const regions = new Map<string, Markup>()
let documentPath: string | undefined

/** Reads the static regions of the document. Call once, before React hydrates. */
export function readPrerendered(root: HTMLElement): void {
  documentPath = window.location.pathname
  for (const region of root.querySelectorAll<HTMLElement>('[data-static]')) {
    regions.set(region.dataset.static ?? '', { __html: region.innerHTML })
  }
}

/**
 * The markup of a static region that the document brought; undefined on the server and in development.
 * @param path the page that the region belongs to, where it is not on every page
 */
export function prerenderedMarkup(region: string, path?: string): Markup | undefined {
  return path === undefined || path === documentPath ? regions.get(region) : undefined
}
