/**
 * Markup that came with the document and needs no script. It is read once, before React starts, so
 * that React can leave it as it stands (src/ui/static-region.tsx).
 */
const keptMarkup = new Map<string, string>()
let path: string | undefined

/** Reads the static regions of the document. Call once, before hydration. */
export function readPrerendered(root: HTMLElement): void {
  path = window.location.pathname
  for (const region of root.querySelectorAll<HTMLElement>('[data-static]')) {
    keptMarkup.set(region.dataset.static ?? '', region.innerHTML)
  }
}

/** The markup of a static region of the page that the document brought, else undefined. */
export function keptMarkupOf(region: string): string | undefined {
  return keptMarkup.get(region)
}

/** The name of the not-found page's region. */
export const NOT_FOUND_REGION = 'not-found'

/** True where the host answered the document's address with the not-found page. */
export function isNotFoundDocument(): boolean {
  return keptMarkup.has(NOT_FOUND_REGION)
}

/** The path whose markup the document brought; undefined on the server and without prerendering. */
export function prerenderedPath(): string | undefined {
  return path
}
