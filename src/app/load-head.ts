import type { PageHead } from '../site/head'
import { matchRoute } from '../site/routes'

/**
 * Loads the head data of the page at a path. It is not part of the entry, because the first page brings
 * its own; and that of an article comes with the article.
 */
export async function loadHead(pathname: string): Promise<PageHead> {
  const match = matchRoute(pathname)
  if (match.screen === 'article') {
    const [{ loadArticle }, { articleHead }] = await Promise.all([
      import('../content/articles'),
      import('../site/article'),
    ])
    const article = await loadArticle(match.slug)
    if (article !== undefined) return articleHead(article, match.slug)
  }
  const { routeHead } = await import('../site/pages')
  return routeHead(match.screen === 'article' ? 'notFound' : match.screen)
}
