import { ARTICLES } from 'virtual:blog'
import { articleHead, type ArticleMeta } from './article'
import type { PageHead } from './head'
import { matchRoute, pathTo, ROUTES, type RouteId } from './routes'
import { routeHead } from './pages'

const ARTICLES_BY_SLUG = new Map(
  ARTICLES.flatMap((article) =>
    [article.slug, ...article.also].map((slug) => [slug, article] as const),
  ),
)

/** Every address of the blog, in the order of its articles. */
export const ARTICLE_ADDRESSES: readonly string[] = [...ARTICLES_BY_SLUG.keys()]

/** An existing page, or the not-found page. */
export type PageMatch =
  | { readonly screen: RouteId | 'notFound' }
  | { readonly screen: 'article'; readonly slug: string; readonly article: ArticleMeta }

/** Finds the page at a path. Includes every article: do not import it in the entry script. */
export function findPage(pathname: string): PageMatch {
  const match = matchRoute(pathname)
  if (match.screen !== 'article') return match
  const { slug } = match
  const article = ARTICLES_BY_SLUG.get(slug)
  return article === undefined ? { screen: 'notFound' } : { screen: 'article', slug, article }
}

/** Every address of the site, articles included. */
export function allPaths(): string[] {
  return [...Object.values(ROUTES), ...ARTICLE_ADDRESSES.map((article) => pathTo({ article }))]
}

/** The head data of a page. */
export function pageHead(match: PageMatch): PageHead {
  return match.screen === 'article'
    ? articleHead(match.article, match.slug)
    : routeHead(match.screen)
}
