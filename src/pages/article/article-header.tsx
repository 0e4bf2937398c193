import { articleFrame } from '../../content/pages/article'
import { formatIsoDay } from '../../shared/calendar'
import { TOPIC_PAGES, type Article } from '../../site/article'
import { company, teamName } from '../../site/company'
import { PostPicture } from '../../sections/post-picture'
import { BackLink } from '../../ui/back-link'
import { largeType } from '../../ui/large-type'
import { SiteLink } from '../../ui/site-link'

function ArticleDate({ label, day }: { readonly label?: string; readonly day: string }) {
  return (
    <>
      {label !== undefined && `${label} `}
      <time dateTime={day}>{formatIsoDay(day)}</time>
      <br />
    </>
  )
}

/** The opening of an article: the way back, title, subtitle, author, dates and picture. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, subtitle, topic, city, author, published, updated, reviewed, imageAlt } = article
  return (
    <header>
      <div className="container-page pt-3 md:pt-5">
        <BackLink to={articleFrame.back.to}>{articleFrame.back.label}</BackLink>
        <div className="mt-3 grid-page gap-y-4 md:mt-5">
          <h1 className="col-span-12 text-title lg:col-span-10">{largeType(title)}</h1>
          <p className="col-span-12 text-lead text-soil-2 lg:col-span-7">{subtitle}</p>
          <p className="col-span-12 text-small text-soil-3 lg:col-span-4 lg:col-start-9 lg:self-end lg:text-right">
            {articleFrame.byline(author ?? teamName)}
            <br />
            <ArticleDate day={published} />
            {updated !== undefined && <ArticleDate label={articleFrame.updated} day={updated} />}
            {reviewed !== undefined && <ArticleDate label={articleFrame.reviewed} day={reviewed} />}
            <SiteLink
              to={TOPIC_PAGES[topic]}
              className="underline underline-offset-4 hover:text-soil"
            >
              {topic}
            </SiteLink>
            , {company.cities[city]}
          </p>
        </div>
      </div>
      <div className="mx-auto mt-7 md:container-page md:mt-12">
        <PostPicture
          post={article}
          label={imageAlt}
          sizes="(min-width: 1280px) 1200px, 100vw"
          above
          className="h-60 md:aspect-5/2 md:h-auto md:rounded-window"
        />
      </div>
    </header>
  )
}
