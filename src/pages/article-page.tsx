import type { ComponentType } from 'react'
import { articleFrame } from '../content/pages/article'
import {
  CARD_SIZES,
  coverDrawing,
  postDrawing,
  PostPicture,
  squareDrawing,
  StockPhoto,
} from '../sections/post-picture'
import { PostText } from '../sections/post-text'
import { formatIsoDay } from '../shared/calendar'
import { TOPIC_PAGES, type Article } from '../site/article'
import { company, emailHref, phoneHref, teamName } from '../site/company'
import { ButtonLink } from '../ui/button'
import { Drawing, InlineDrawing, ResponsiveDrawing } from '../ui/drawing'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { BackLink } from '../ui/text-link'
import { ArticleBody } from './article/article-body'

function ArticleDate({ label = '', day }: { readonly label?: string; readonly day: string }) {
  return (
    <>
      {label}{' '}
      <time dateTime={day} className="inline-block max-w-full">
        {formatIsoDay(day)}
      </time>
    </>
  )
}

/** The opening of an article: back link, title, subtitle, author and dates. */
function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, subtitle, topic, city, author, published, updated, reviewed } = article
  return (
    <header className="grid-page container-page gap-y-4 pt-3 pb-9">
      <div>
        <BackLink to={articleFrame.back.to}>{articleFrame.back.label}</BackLink>
      </div>
      <h1 className="text-title lg:col-span-10">{largeType(title)}</h1>
      <p className="text-lead text-soil-2 lg:col-span-7">{subtitle}</p>
      <p className="text-small text-soil-3 lg:col-span-3 lg:col-start-10">
        {articleFrame.byline(author ?? teamName)}
        <br />
        <ArticleDate day={published} />
        {updated !== undefined && <ArticleDate label={articleFrame.updated} day={updated} />}
        {/* An update on the same day counts as the review. */}
        {reviewed !== updated && <ArticleDate label={articleFrame.reviewed} day={reviewed} />}
        <br />
        <SiteLink to={TOPIC_PAGES[topic]} className="underline underline-offset-4 hover:text-soil">
          {topic}
        </SiteLink>
        , {company.cities[city]}
      </p>
    </header>
  )
}

/** The width of the page on narrow pages; on wide ones that of the text, beside the contents. */
const FIRST_PICTURE = 'aspect-8/5 -mx-gutter lg:mx-0 lg:aspect-2/1 lg:rounded-window'

/** The figure files, each in its own chunk. */
const FIGURES = import.meta.glob<string>('../assets/figures/*.svg', {
  query: '?raw',
  import: 'default',
})

/** The first picture of an article: its figure with the caption or, without one, its photo on the cover. */
function FirstPicture({
  article: { figure, cover, photo, imageAlt },
  markup,
}: {
  readonly article: Article
  readonly markup: string | undefined
}) {
  if (figure === undefined || markup === undefined) {
    return (
      <PostPicture alt={imageAlt} className={FIRST_PICTURE}>
        <Drawing drawing={coverDrawing(cover)} eager className="size-full" />
        <StockPhoto id={photo} sizes="(min-width: 64em) 62vw, 100vw" loading="eager" />
      </PostPicture>
    )
  }
  return (
    <figure>
      <InlineDrawing
        markup={markup}
        label={figure.alt}
        className={`${FIRST_PICTURE} overflow-hidden [&>svg]:size-full`}
      />
      <figcaption className="pt-3 text-small text-soil-3">{figure.caption}</figcaption>
    </figure>
  )
}

const CONTACT_LINK =
  'inline-flex min-h-11 items-center wrap-anywhere text-limestone underline decoration-on-dark-quiet underline-offset-4 hover:decoration-wheat'

/** Below the text: how to ask us about the article's topic. */
function ContactCard({
  tagline = articleFrame.contactCard.tagline,
  services = articleFrame.contactCard.services,
}: Article['contact']) {
  return (
    <aside
      aria-labelledby="contact-card"
      className="mt-16 grid gap-6 rounded-panel bg-soil p-6 text-on-dark on-dark md:p-9 lg:grid-cols-[6fr_3fr_4fr] print:hidden"
    >
      <div>
        <h2 id="contact-card" className="text-small">
          {company.name}
        </h2>
        <p className="mt-2 font-heading text-h3 text-limestone lg:text-[2.25rem]/[1.05]">
          {tagline}
        </p>
      </div>
      <ul className="border-t border-soil-line text-small">
        {services.map((service) => (
          <li key={service} className="border-b border-soil-line py-1.5">
            {service}
          </li>
        ))}
      </ul>
      <div>
        <p className="text-small">{articleFrame.contactCard.promise}</p>
        <ButtonLink {...articleFrame.contact} className="mt-5 w-full" />
        <address className="mt-3 flex flex-wrap gap-x-6 text-small not-italic">
          <a href={phoneHref} className={CONTACT_LINK}>
            {company.phone}
          </a>{' '}
          <a href={emailHref} className={CONTACT_LINK}>
            {company.email}
          </a>
          <p className="py-1">{company.address}</p>
        </address>
      </div>
    </aside>
  )
}

/** Loads an article's figure and returns the page component. */
export async function articlePage(article: Article): Promise<ComponentType> {
  const markup = await FIGURES[`../assets/figures/${article.slug}.svg`]?.()
  return function ArticlePage() {
    return (
      <>
        <article>
          <ArticleHeader article={article} />
          <div className="container-page">
            <ArticleBody article={article}>
              <FirstPicture article={article} markup={markup} />
            </ArticleBody>
            <ContactCard {...article.contact} />
          </div>
        </article>
        <Section
          labelledBy="keep-reading"
          className="pt-16 pb-horizon md:pt-24 print:hidden"
          contained
        >
          <h2 id="keep-reading" className="text-h2">
            {articleFrame.keepReading}
          </h2>
          <ul className="mt-9 grid gap-x-6 gap-y-9 md:grid-cols-3" data-in-view="">
            {article.related.map((post, index) => (
              <li key={post.slug} className="group relative flex gap-4 first:flex-col md:flex-col">
                <PostPicture className="aspect-square w-1/4 shrink-0 self-start rounded-window group-first:aspect-8/5 group-first:w-full md:aspect-8/5 md:w-full">
                  <ResponsiveDrawing
                    wide={postDrawing(post)}
                    phone={index === 0 ? postDrawing(post) : squareDrawing(post)}
                    className="size-full"
                  />
                  <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
                </PostPicture>
                <PostText post={post} as="h3" />
              </li>
            ))}
          </ul>
        </Section>
      </>
    )
  }
}
