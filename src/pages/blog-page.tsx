import { ARTICLE_CARDS } from 'virtual:blog'
import { blog } from '../content/pages/blog'
import { PostPicture } from '../sections/post-picture'
import { formatIsoDay } from '../shared/calendar'
import type { ArticleCard } from '../site/article'
import { company, type City } from '../site/company'
import { ArrowIcon } from '../ui/icons'
import { largeType } from '../ui/large-type'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { TextLink } from '../ui/text-link'

const TOWNS = [
  { id: 'town-all', label: blog.filter.all },
  { id: 'town-frisco', label: company.cities.frisco },
  { id: 'town-prosper', label: company.cities.prosper },
] as const

/** A post for one town is hidden while the other town is chosen. */
const HIDDEN_FOR_OTHER_TOWN: Readonly<Record<City, string>> = {
  frisco: 'group-has-[#town-prosper:checked]/posts:hidden',
  prosper: 'group-has-[#town-frisco:checked]/posts:hidden',
}

/** Filters the posts by town. The radios are native and CSS does the filtering, so it needs no script. */
function TownFilter() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{blog.filter.legend}</legend>
      <span aria-hidden="true" className="text-small text-soil-3">
        {blog.filter.legend}
      </span>
      <div className="flex flex-wrap rounded-control border-[1.5px] border-soil">
        {TOWNS.map(({ id, label }) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center px-4.5 font-semibold first:rounded-l-tag last:rounded-r-tag has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-prairie"
          >
            <input
              type="radio"
              name="town"
              id={id}
              defaultChecked={id === 'town-all'}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The first post is large and two more are wide; on phones all others are rows. */
const LOOKS = {
  lead: {
    card: 'flex flex-col gap-y-4 md:col-span-2 md:grid md:grid-cols-2 md:gap-x-6 xl:col-span-3 xl:grid-cols-3',
    picture: 'aspect-8/5 xl:col-span-2',
    sizes: '(min-width: 1280px) 588px, (min-width: 768px) 46vw, 92vw',
    text: '',
    title: 'line-clamp-4 text-h3 xl:text-[2.25rem]/[1.05] xl:tracking-tight',
    excerpt: 'text-body',
  },
  wide: {
    card: 'grid grid-cols-[min(8rem,32%)_minmax(0,1fr)] items-start gap-x-4 md:col-span-2 md:flex md:flex-col md:items-stretch lg:col-span-1 xl:col-span-2 xl:row-span-2',
    picture: 'aspect-8/5',
    sizes: '(min-width: 1280px) 588px, (min-width: 1024px) 31vw, (min-width: 768px) 92vw, 128px',
    text: 'md:mt-4',
    title:
      'line-clamp-2 text-[1.125rem]/[1.2] tracking-tight md:text-h3 lg:text-[1.125rem]/[1.2] xl:text-h2',
    excerpt: 'text-small xl:text-body',
  },
  regular: {
    card: 'grid grid-cols-[min(8rem,32%)_minmax(0,1fr)] items-start gap-x-4 md:flex md:flex-col md:items-stretch',
    picture: 'aspect-8/5',
    sizes: '(min-width: 1280px) 282px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 128px',
    text: 'md:mt-4',
    title: 'line-clamp-2 text-[1.125rem]/[1.2] tracking-tight',
    excerpt: 'text-small',
  },
} as const

/** Which posts are wide in the grid of four columns: one on the right, one on the left, each two rows high. */
const WIDE_POSITIONS: readonly number[] = [4, 7]

function lookOf(index: number): keyof typeof LOOKS {
  if (index === 0) return 'lead'
  return WIDE_POSITIONS.includes(index) ? 'wide' : 'regular'
}

/** A post in the index. The whole card is the target of its link; the link's text names the post. */
function PostCard({
  post,
  look,
}: {
  readonly post: ArticleCard
  readonly look: keyof typeof LOOKS
}) {
  const { slug, title, excerpt, city, published } = post
  const classes = LOOKS[look]
  return (
    <li className={`group relative ${classes.card} ${HIDDEN_FOR_OTHER_TOWN[city]}`}>
      <PostPicture
        post={post}
        sizes={classes.sizes}
        className={`rounded-window ${classes.picture}`}
      />
      <div className={`flex flex-col md:flex-1 ${classes.text}`}>
        <h2 className={classes.title}>{largeType(title)}</h2>
        <p className={`mt-2 line-clamp-3 text-soil-2 ${classes.excerpt}`}>{excerpt}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-3 pt-2 text-small md:mt-auto md:pt-1.5">
          <time dateTime={published} className="text-soil-3">
            {formatIsoDay(published)}
          </time>
          <SiteLink
            to={{ article: slug }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-prairie after:absolute after:inset-0"
          >
            <span className="border-b-[1.5px] border-current">
              {blog.readMore}
              <span className="sr-only">: {title}</span>
            </span>
            <ArrowIcon />
          </SiteLink>
        </p>
      </div>
    </li>
  )
}

/** The blog index: its title, then the posts with the newest one large. */
export function BlogPage() {
  return (
    <>
      <Section className="pt-6 md:pt-10" contained>
        <div className="grid-page items-end gap-y-5">
          <h1 className="col-span-12 text-display lg:col-span-8">{blog.title}</h1>
          <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">
            {blog.lead}
          </p>
        </div>
      </Section>
      <div className="group/posts container-page pt-8 pb-section md:pt-12">
        <TownFilter />
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3 xl:grid-cols-4">
          {ARTICLE_CARDS.map((post, index) => (
            <PostCard key={post.slug} post={post} look={lookOf(index)} />
          ))}
          <li className="flex flex-col justify-between gap-y-4 rounded-window bg-limestone-2 p-6 xl:col-span-full xl:grid xl:grid-cols-4 xl:items-center xl:gap-x-6 xl:p-8">
            <h2 className="text-h3 text-balance">{blog.ask.title}</h2>
            <p className="max-w-measure text-soil-2 xl:col-span-2">{blog.ask.text}</p>
            <TextLink to={blog.ask.link.to}>{blog.ask.link.label}</TextLink>
          </li>
        </ul>
      </div>
    </>
  )
}
