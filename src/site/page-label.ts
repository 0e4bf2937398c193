import { footerColumns, mainNavigation, type FooterEntry } from './navigation'
import { routeHead } from './route-heads'
import type { RouteId } from './routes'

const ENTRIES: readonly FooterEntry[] = [
  ...mainNavigation,
  ...footerColumns.flatMap(({ entries }) => entries),
]

/** The short name of a page: what the menus call it, else its title. */
export function pageLabel(id: RouteId): string {
  const entry = ENTRIES.find((candidate) => 'to' in candidate && candidate.to === id)
  return entry?.label ?? routeHead(id).title
}
