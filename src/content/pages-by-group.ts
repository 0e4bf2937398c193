import { ARTICLE_CARDS } from 'virtual:article-cards'
import type { City } from '../site/company'
import { isServicePage, ROUTE_IDS, type RouteId } from '../site/routes'
import { pageLabel, routeHead } from './page-table'
import type { LinkContent } from './types'

export type SiteMapGroup = 'services' | 'platform' | 'company' | 'legal'

const LEGAL: ReadonlySet<RouteId> = new Set(['privacy', 'terms', 'sitemap'])

/** The group that a page is listed in. */
function groupOf(id: RouteId): SiteMapGroup {
  if (id === 'services' || isServicePage(id)) return 'services'
  if (id === 'platform' || id === 'platformFees') return 'platform'
  return LEGAL.has(id) ? 'legal' : 'company'
}

/** All pages by group, without confirmation pages. */
export function pagesOf(group: SiteMapGroup): readonly LinkContent[] {
  return ROUTE_IDS.filter((id) => groupOf(id) === group && routeHead(id).indexable).map((to) => ({
    to,
    label: pageLabel(to),
  }))
}

/** The articles that were written for a city. */
export function articlesOf(city: City): readonly LinkContent[] {
  return ARTICLE_CARDS.filter((post) => post.city === city).map(({ slug, title }) => ({
    to: { article: slug },
    label: title,
  }))
}
