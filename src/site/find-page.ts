import { BLOG_SLUGS, isBlogSlug, type BlogSlug } from './blog-slugs'
import { matchRoute, pathTo, ROUTES, type RouteId } from './routes'

/** A page that there is, or the not-found page. */
export type PageMatch =
  | { readonly screen: RouteId | 'notFound' }
  | { readonly screen: 'article'; readonly slug: BlogSlug }

/** Finds the page at a path. Knows all articles, so it is nothing for the scripts of every page. */
export function findPage(pathname: string): PageMatch {
  const match = matchRoute(pathname)
  if (match.screen !== 'article') return match
  const { slug } = match
  return isBlogSlug(slug) ? { screen: 'article', slug } : { screen: 'notFound' }
}

/** Every address of the site, articles included. */
export function allPaths(): string[] {
  return [...Object.values(ROUTES), ...BLOG_SLUGS.map((article) => pathTo({ article }))]
}
