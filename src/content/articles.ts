import { ARTICLE_LOADERS } from 'virtual:article-loaders'
import type { Article } from '../site/article'

/** Loads the article at an address of the blog, if there is one. */
export async function loadArticle(address: string): Promise<Article | undefined> {
  return ARTICLE_LOADERS.get(address)?.()
}
