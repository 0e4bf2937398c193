import { mainNavigation } from '../content/navigation'
import { PAGES } from '../content/page-table'
import type { PageHead } from '../site/head'
import { pathTo, type RouteId } from '../site/routes'

/** Where the not-found page is written to; it has no address of its own. */
export const NOT_FOUND_PATH = '/404'

/** The head data of a page of the table. */
export function routeHead(id: RouteId | 'notFound'): PageHead {
  const { title, description, noindex = false } = PAGES[id]
  const path = id === 'notFound' ? NOT_FOUND_PATH : pathTo(id)
  return { title, description, path, canonicalPath: path, indexable: !noindex, type: 'website' }
}

/** The short name of a page: what the navigation bar calls it, else its label, else its title. */
export function pageLabel(id: RouteId): string {
  const entry = mainNavigation.find((candidate) => 'to' in candidate && candidate.to === id)
  return entry?.label ?? PAGES[id].label ?? PAGES[id].title
}
