import type { ComponentType } from 'react'
import type { BlogArticle } from '../content/blog-article'
import { canonicalArticle } from '../site/article-links'
import type { BlogSlug } from '../site/blog-slugs'
import { ArticleBody } from './article/article-body'
import { ArticleHeader } from './article/article-header'
import { ContactCard } from './article/contact-card'
import { KeepReading } from './article/keep-reading'

/** Makes the page of an article (spec section 2.12). The twin addresses show one article. */
export function articlePage(address: BlogSlug, article: BlogArticle): ComponentType {
  const slug = canonicalArticle(address)
  return function ArticlePage() {
    return (
      <>
        <article>
          <ArticleHeader slug={slug} subtitle={article.subtitle} imageAlt={article.imageAlt} />
          <div className="container-page grid-page gap-y-12 pt-9 pb-section md:pt-16">
            <ArticleBody content={article.content} />
            <ContactCard {...article.contact} />
          </div>
        </article>
        <KeepReading slug={slug} />
      </>
    )
  }
}
