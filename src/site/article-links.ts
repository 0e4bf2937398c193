import { BLOG_INDEX } from './blog-index'
import { BLOG_SLUGS, TWIN_ARTICLE, type BlogSlug } from './blog-slugs'
import type { RouteId } from './routes'

/** The page that sells what an article is about. */
const TOPIC_PAGES: Readonly<Record<string, RouteId>> = {
  'Sales pipeline management': 'platform',
  'Marketing platform': 'platform',
  'CRM lead management': 'platform',
  'Full stack development': 'fullStack',
  'Online course creation': 'onlineCourseCreation',
  'SEO services': 'seo',
  'Funnel building': 'website',
  'Website development': 'website',
  'Google PPC': 'searchMarketing',
  'Social media advertising': 'socialMedia',
}

/** The service or platform page that belongs to an article. */
export function topicPage(slug: BlogSlug): RouteId {
  return TOPIC_PAGES[BLOG_INDEX[slug].topic] ?? 'services'
}

/** Articles that have a text of their own; the twin address shows one of them again. */
const ARTICLES = BLOG_SLUGS.filter((slug) => slug !== TWIN_ARTICLE.slug)

/** The articles of each topic, in the order of the blog. */
const TOPICS = [...new Set(ARTICLES.map((slug) => BLOG_INDEX[slug].topic))].map((topic) =>
  ARTICLES.filter((slug) => BLOG_INDEX[slug].topic === topic),
)

const RELATED_COUNT = 3

/**
 * Three articles to read next: the same topic for the other town, then the topics that follow, for
 * the same town. Each article is so reached from others; the twin of the article is never among them.
 */
export function relatedArticles(slug: BlogSlug): readonly BlogSlug[] {
  const own = slug === TWIN_ARTICLE.slug ? TWIN_ARTICLE.canonical : slug
  const { city } = BLOG_INDEX[slug]
  const topic = TOPICS.findIndex((articles) => articles.includes(own))
  const following = TOPICS.map((_, step) => TOPICS[(topic + step) % TOPICS.length] ?? [])
  const [sameTopic = [], ...others] = following
  const next = others.map(
    (articles) => articles.find((other) => BLOG_INDEX[other].city === city) ?? articles[0],
  )
  return [...sameTopic.filter((other) => other !== own), ...next]
    .filter((other) => other !== undefined)
    .slice(0, RELATED_COUNT)
}
