import { useEffect, useRef, type ReactNode } from 'react'
import { hydrateIslands, type Islands } from './hydrate-islands'

/** Markup for `dangerouslySetInnerHTML`. React compares the object, so each is created once. */
const regions = new Map<string, { readonly __html: string }>()
let documentPath: string | undefined

/** Chrome's translation wraps every text in these, with style attributes that the Content-Security-Policy blocks. */
const TRANSLATION_WRAPPERS = /<\/?font\b[^>]*>/g

/** Reads the static regions of the document. Call once, before React hydrates. */
export function readPrerendered(root: HTMLElement): void {
  documentPath = window.location.pathname
  for (const region of root.querySelectorAll<HTMLElement>('[data-static]')) {
    regions.set(region.dataset.static ?? '', {
      __html: region.innerHTML.replace(TRANSLATION_WRAPPERS, ''),
    })
  }
}

/** The document's markup for a region; for a region with a path, only on the page at that path. */
export function prerenderedMarkup(region: string, path?: string) {
  return path === undefined || path === documentPath ? regions.get(region) : undefined
}

interface StaticRegionProps {
  /** Unique within a document. */
  readonly name: string
  /** The path of the page that it belongs to; undefined if every page has it. */
  readonly path?: string
  /** Loads the code of the islands inside, by name. */
  readonly islands: Islands
  /** Usually a lazy component: its code is loaded only if there is no prerendered markup. */
  readonly children: ReactNode
}

/**
 * Markup that React does not hydrate: it stays as it is and its code is not loaded; the islands inside are React
 * roots of their own. Without such markup (after a navigation, in development) the children are rendered.
 */
export function StaticRegion({ name, path, islands, children }: StaticRegionProps) {
  const markup = prerenderedMarkup(name, path)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (markup === undefined || region.current === null) return undefined
    return hydrateIslands(region.current, islands)
  }, [markup, islands])

  return markup === undefined ? (
    <div data-static={name} className="contents">
      {children}
    </div>
  ) : (
    // The build wrote this markup into the document.
    // oxlint-disable-next-line react/no-danger
    <div ref={region} data-static={name} className="contents" dangerouslySetInnerHTML={markup} />
  )
}
