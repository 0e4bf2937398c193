import { ARTICLES } from 'virtual:blog'
import type { ArticleFacts } from './article'

const BY_ADDRESS: ReadonlyMap<string, ArticleFacts> = new Map(
  ARTICLES.flatMap((article) =>
    [article.slug, ...article.also].map((address) => [address, article] as const),
  ),
)

/** The article at an address, which may have its canonical address elsewhere. */
export function findArticle(address: string): ArticleFacts | undefined {
  return BY_ADDRESS.get(address)
}

/** The last day on which the text of an article changed. */
export function lastChange({ published, updated }: ArticleFacts): string {
  return updated ?? published
}

/** Every address of the blog, in the order of its articles. */
export const ARTICLE_ADDRESSES: readonly string[] = [...BY_ADDRESS.keys()]
