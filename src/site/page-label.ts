import { company } from './company'
import { footerColumns, mainNavigation, type NavigationEntry } from './navigation'
import { routeHead } from './route-heads'
import type { RouteId } from './routes'

const ENTRIES: readonly NavigationEntry[] = [
  ...mainNavigation,
  ...footerColumns.flatMap(({ entries }) => entries),
]

/** A title without the agency's name, which stands at the end of every page title. */
export function titleWithoutName(title: string): string {
  const suffix = ` | ${company.name}`
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}

/** The short name of a page: what the menus call it, else its title. */
export function pageLabel(id: RouteId): string {
  const entry = ENTRIES.find((candidate) => 'to' in candidate && candidate.to === id)
  return entry?.label ?? titleWithoutName(routeHead(id).title)
}
