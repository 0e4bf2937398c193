import { BLOG_INDEX } from './blog-index'
import { BLOG_SLUGS, TWIN_ARTICLE, type BlogSlug } from './blog-slugs'
import { TOPIC_PAGES } from './blog-topics'
import type { RouteId } from './routes'

/** The article that an address shows: its own, or the canonical one of the twins (decisions.md 4). */
export function canonicalArticle(slug: BlogSlug): BlogSlug {
  return slug === TWIN_ARTICLE.slug ? TWIN_ARTICLE.canonical : slug
}

/** Articles with a text of their own, each once. */
export const CANONICAL_ARTICLES: readonly BlogSlug[] = BLOG_SLUGS.filter(
  (slug) => canonicalArticle(slug) === slug,
)

/** The service or platform page that belongs to an article. */
export function topicPage(slug: BlogSlug): RouteId {
  return TOPIC_PAGES[BLOG_INDEX[slug].topic]
}

/** The articles of each topic, in the order of the blog. */
const TOPICS = [...new Set(CANONICAL_ARTICLES.map((slug) => BLOG_INDEX[slug].topic))].map((topic) =>
  CANONICAL_ARTICLES.filter((slug) => BLOG_INDEX[slug].topic === topic),
)

const RELATED_COUNT = 3

/**
 * Three articles to read next: the same topic for the other town, then the topics that follow for
 * the same town. The list goes round, so every article is reached from others.
 */
export function relatedArticles(slug: BlogSlug): readonly BlogSlug[] {
  const shown = canonicalArticle(slug)
  const { city } = BLOG_INDEX[shown]
  const position = TOPICS.findIndex((articles) => articles.includes(shown))
  const sameTopic = (TOPICS[position] ?? []).filter((other) => other !== shown)
  const following = TOPICS.flatMap((_, step) => {
    const articles = TOPICS[(position + 1 + step) % TOPICS.length] ?? []
    return articles.find((other) => BLOG_INDEX[other].city === city) ?? articles.slice(0, 1)
  })
  return [...sameTopic, ...following].slice(0, RELATED_COUNT)
}
