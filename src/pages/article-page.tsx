import type { ComponentType } from 'react'
import type { BlogArticle } from '../content/blog-article'
import type { BlogSlug } from '../site/blog-slugs'

/** Stub. */
export function articlePage(slug: BlogSlug, article: BlogArticle): ComponentType {
  return function ArticlePage() {
    return <h1>{slug + article.subtitle}</h1>
  }
}
