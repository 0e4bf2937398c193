import type { BlogArticle } from '../../content/blog-article'
import { articleFrame } from '../../content/pages/article'
import { topicPage } from '../../site/article-links'
import { BLOG_INDEX, publicationDate } from '../../site/blog-index'
import type { BlogSlug } from '../../site/blog-slugs'
import { company } from '../../site/company'
import { PostPicture } from '../../sections/post-picture'
import { BackLink } from '../../ui/back-link'
import { SiteLink } from '../../ui/site-link'

/** The opening of an article: the way back, title, subtitle, date, picture (spec section 2.12). */
export function ArticleHeader({
  slug,
  subtitle,
  imageAlt,
}: Pick<BlogArticle, 'subtitle' | 'imageAlt'> & { readonly slug: BlogSlug }) {
  const { title, topic, city } = BLOG_INDEX[slug]
  const { iso, text: published } = publicationDate(slug)
  return (
    <header>
      <div className="container-page pt-3 md:pt-5">
        <BackLink to={articleFrame.back.to}>{articleFrame.back.label}</BackLink>
        <div className="mt-3 grid-page gap-y-4 md:mt-5">
          <h1 className="col-span-12 text-title lg:col-span-10">{title}</h1>
          <p className="col-span-12 text-lead text-soil-2 lg:col-span-7">{subtitle}</p>
          <p className="col-span-12 text-small text-soil-3 lg:col-span-4 lg:col-start-9 lg:self-end lg:text-right">
            <time dateTime={iso}>{published}</time>
            <br />
            <SiteLink to={topicPage(slug)} className="underline underline-offset-4 hover:text-soil">
              {topic}
            </SiteLink>
            , {company.cities[city]}
          </p>
        </div>
      </div>
      <div className="mx-auto mt-7 md:container-page md:mt-12">
        <PostPicture
          slug={slug}
          label={imageAlt}
          sizes="(min-width: 1280px) 1200px, 100vw"
          above
          className="h-60 md:aspect-5/2 md:h-auto md:rounded-window"
        />
      </div>
    </header>
  )
}
