import type { RouteHead } from '../site/route-heads'
import { matchRoute } from '../site/routes'

/**
 * Loads the head data of the page at a path. It is not part of the entry, because the first page brings
 * its own; and what the blog knows of its articles is loaded for articles only.
 */
export async function loadHead(pathname: string): Promise<RouteHead> {
  const match = matchRoute(pathname)
  if (match.screen === 'article') {
    const [{ isBlogSlug }, { articleHead }] = await Promise.all([
      import('../site/blog-slugs'),
      import('../site/article-heads'),
    ])
    if (isBlogSlug(match.slug)) return articleHead(match.slug)
  }
  const { routeHead } = await import('../site/route-heads')
  return routeHead(match.screen === 'article' ? 'notFound' : match.screen)
}
