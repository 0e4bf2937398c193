import { ARTICLES } from 'virtual:article-metadata'
import { articleHead, type ArticleMeta } from '../../site/article'
import type { PageHead } from '../../site/head'
import { matchRoute, pathTo, ROUTES, type RouteId } from '../../site/routes'
import { routeHead } from '../../content/page-table'

const ARTICLES_BY_SLUG = new Map(
  ARTICLES.flatMap((article) =>
    [article.slug, ...article.also].map((slug) => [slug, article] as const),
  ),
)

/** The slugs of all articles, in the order of the articles. */
export const ARTICLE_SLUGS: readonly string[] = [...ARTICLES_BY_SLUG.keys()]

/** An existing page, or the not-found page. */
export type PageMatch =
  | { readonly page: RouteId | 'notFound' }
  | { readonly page: 'article'; readonly slug: string; readonly article: ArticleMeta }

/** Finds the page at a path. */
export function findPage(pathname: string): PageMatch {
  const match = matchRoute(pathname)
  if (match.page !== 'article') return match
  const { slug } = match
  const article = ARTICLES_BY_SLUG.get(slug)
  return article === undefined ? { page: 'notFound' } : { page: 'article', slug, article }
}

/** Every URL of the site, articles included. */
export function allPaths(): string[] {
  return [...Object.values(ROUTES), ...ARTICLE_SLUGS.map((article) => pathTo({ article }))]
}

/** The head data of the page at a path. */
export function pageHead(path: string): PageHead {
  const match = findPage(path)
  return match.page === 'article' ? articleHead(match.article, match.slug) : routeHead(match.page)
}
