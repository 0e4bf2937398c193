import type { ComponentType } from 'react'
import { contactCard } from '../assets/drawings'
import { articleFrame } from '../content/pages/article'
import { PostPicture } from '../sections/post-picture'
import { formatIsoDay } from '../shared/calendar'
import { TOPIC_PAGES, type Article } from '../site/article'
import { company, emailHref, phoneHref, teamName } from '../site/company'
import { ButtonLink } from '../ui/button'
import { Drawing } from '../ui/drawing'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { BackLink } from '../ui/text-link'
import { ArticleBody } from './article/article-body'

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
function ArticleHeader({ article }: { readonly article: Article }) {
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
          inlineCover={article.coverMarkup}
          className="h-60 md:aspect-5/2 md:h-auto md:rounded-window"
        />
      </div>
    </header>
  )
}

const CONTACT_LINK =
  'inline-flex min-h-11 items-center wrap-anywhere text-limestone underline decoration-on-dark-quiet underline-offset-4 hover:decoration-wheat'

/** Whom to ask about an article's subject, after its text. */
function ContactCard({
  tagline = articleFrame.contactCard.tagline,
  services = articleFrame.contactCard.services,
}: Article['contact']) {
  return (
    <aside
      aria-labelledby="contact-card"
      className="mt-12 overflow-hidden rounded-panel bg-soil text-on-dark on-dark lg:col-span-12 lg:mt-20 lg:grid lg:grid-cols-subgrid print:hidden"
    >
      <Drawing
        drawing={contactCard}
        className="h-28 w-full bg-soil-raised object-cover md:hidden"
      />
      <div className="gap-x-6 px-6 pt-6 pb-5 md:grid md:grid-cols-2 md:px-7 lg:col-span-12 lg:grid-cols-subgrid lg:p-9">
        <div className="lg:col-span-4">
          <h2 id="contact-card" className="text-h3 text-limestone lg:text-small lg:text-on-dark">
            {company.name}
          </h2>
          <p className="mt-2 lg:font-heading lg:text-h3 lg:text-limestone">{tagline}</p>
        </div>
        <ul className="mt-4 border-t border-soil-line text-small lg:col-span-3 lg:col-start-6 lg:mt-0">
          {services.map((service) => (
            <li key={service} className="border-b border-soil-line py-1.5">
              {service}
            </li>
          ))}
        </ul>
        <div className="md:col-start-2 lg:col-span-4 lg:col-start-9">
          <p className="mt-4 text-small lg:mt-0">{articleFrame.contactCard.promise}</p>
          <ButtonLink to={articleFrame.contact.to} className="mt-5 w-full">
            {articleFrame.contact.label}
          </ButtonLink>
          <address className="mt-3 flex flex-wrap gap-x-6 text-small not-italic">
            <a href={phoneHref} className={CONTACT_LINK}>
              {company.phone}
            </a>
            <a href={emailHref} className={CONTACT_LINK}>
              {company.email}
            </a>
            <span className="py-1">{company.address}</span>
          </address>
        </div>
      </div>
    </aside>
  )
}

/** Posts to read next, in columns that narrow, with pictures of equal height. */
function KeepReading({ posts }: { readonly posts: Article['related'] }) {
  return (
    <Section
      labelledBy="keep-reading"
      className="border-t border-line py-section print:hidden"
      contained
    >
      <h2 id="keep-reading" className="text-h2">
        {articleFrame.keepReading}
      </h2>
      <ul
        className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-3 lg:grid-cols-[5fr_4fr_3fr]"
        data-in-view=""
      >
        {posts.map((post) => (
          <li key={post.slug} className="group relative">
            <PostPicture
              post={post}
              sizes="(min-width: 768px) 40vw, 92vw"
              className="aspect-8/5 rounded-window"
            />
            <h3 className="mt-4 text-h3 md:max-lg:text-lead md:max-lg:leading-tight">
              <SiteLink
                to={{ article: post.slug }}
                className="group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 after:absolute after:inset-0"
              >
                {largeType(post.title)}
              </SiteLink>
            </h3>
            <p className="mt-1.5 text-small text-soil-3">{formatIsoDay(post.published)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Makes the page of an article. */
export function articlePage(article: Article): ComponentType {
  return function ArticlePage() {
    return (
      <>
        <article>
          <ArticleHeader article={article} />
          <div className="container-page pt-9 pb-section md:pt-16 lg:grid-page">
            <ArticleBody {...article} />
            <ContactCard {...article.contact} />
          </div>
        </article>
        <KeepReading posts={article.related} />
      </>
    )
  }
}
