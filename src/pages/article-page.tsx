import type { ComponentType } from 'react'
import type { Article } from '../site/article'
import { ArticleBody } from './article/article-body'
import { ArticleHeader } from './article/article-header'
import { ContactCard } from './article/contact-card'
import { KeepReading } from './article/keep-reading'

/** Makes the page of an article. */
export function articlePage(article: Article): ComponentType {
  return function ArticlePage() {
    return (
      <>
        <article>
          <ArticleHeader article={article} />
          <div className="container-page grid-page gap-y-12 pt-9 pb-section md:pt-16">
            <ArticleBody sections={article.sections} sources={article.sources} />
            <ContactCard {...article.contact} />
          </div>
        </article>
        <KeepReading posts={article.related} />
      </>
    )
  }
}
