import { canonicalArticle } from './article-links'
import { BLOG_INDEX } from './blog-index'
import type { BlogSlug } from './blog-slugs'
import { company } from './company'
import type { RouteHead } from './route-heads'
import { pathTo } from './routes'

/** The head data of an article. */
export function articleHead(slug: BlogSlug): RouteHead {
  const { title, description, keywords, city } = BLOG_INDEX[slug]
  return {
    title,
    description,
    keywords,
    path: pathTo({ article: slug }),
    canonicalPath: pathTo({ article: canonicalArticle(slug) }),
    indexable: true,
    type: 'article',
    placename: `${company.cities[city]}, Texas`,
  }
}
