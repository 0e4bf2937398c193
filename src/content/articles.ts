import { ARTICLE_LOADERS } from 'virtual:article-loaders'
import type { Article } from '../site/article'

/** Loads the article at a slug of the blog, if there is one. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  return ARTICLE_LOADERS.get(slug)?.()
}
