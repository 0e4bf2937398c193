import { ARTICLE_CARDS } from 'virtual:article-cards'
import { blog } from '../content/pages/blog'
import { Choice } from '../sections/choice'
import { formatIsoDay } from '../shared/calendar'
import { company, type City } from '../site/company'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { LeadPost, Post } from './blog/post-cards'

const CITIES = [
  {
    id: 'city-all',
    label: blog.filter.all,
    hiddenUnless: 'group-not-has-[#city-all:checked]/posts:hidden',
  },
  {
    id: 'city-frisco',
    label: company.cities.frisco,
    hiddenUnless: 'group-not-has-[#city-frisco:checked]/posts:hidden',
  },
  {
    id: 'city-prosper',
    label: company.cities.prosper,
    hiddenUnless: 'group-not-has-[#city-prosper:checked]/posts:hidden',
  },
] as const

const postsOf = (choice: string) =>
  ARTICLE_CARDS.filter(({ city }) => choice === 'city-all' || choice === `city-${city}`)

/** Hides posts for one city while the other one is selected. */
const HIDDEN_FOR_OTHER_CITY: Readonly<Record<City, string>> = {
  frisco: 'group-has-[#city-prosper:checked]/posts:hidden',
  prosper: 'group-has-[#city-frisco:checked]/posts:hidden',
}

/** The day of the latest change to an article. */
const lastUpdate = ARTICLE_CARDS.map(({ updated, published }) => updated ?? published)
  .toSorted()
  .at(-1)

/** Filters the posts by city. Native radios and CSS do the filtering, so no script is needed. */
function CityFilter() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{blog.filter.legend}</legend>
      <span aria-hidden="true" className="text-small text-soil-3">
        {blog.filter.legend}
      </span>
      <div className="flex flex-wrap rounded-control border-[1.5px] border-soil">
        {CITIES.map(({ id, label }) => (
          <Choice
            key={id}
            name="city"
            id={id}
            defaultChecked={id === 'city-all'}
            className="flex items-center px-3.5 first:rounded-l-tag last:rounded-r-tag md:px-4.5"
          >
            {label}
          </Choice>
        ))}
      </div>
      <p role="status" className="sr-only">
        {CITIES.map(({ id, label, hiddenUnless }) => (
          <span key={id} className={hiddenUnless}>
            {blog.filter.count(label, postsOf(id).length)}
          </span>
        ))}
      </p>
    </fieldset>
  )
}

/** On phones, every third post is large. */
const LARGE_EVERY = 3

/** In four columns: the lead, and the row of four below it. */
const POSTS_ABOVE_PAIRS = 5

/** In four columns, two rows of three posts. The first post of one row and the last of the other fill two columns. */
const POSTS_IN_PAIR = 6

/** How a post after the lead is laid out. */
function layoutOf(index: number) {
  if (index % LARGE_EVERY === 0) return 'large'
  const position = (index - POSTS_ABOVE_PAIRS) % POSTS_IN_PAIR
  return position === 0 || position === POSTS_IN_PAIR - 1 ? 'wide' : 'small'
}

/** The blog index: its title, then the posts with the newest one large. */
export function BlogPage() {
  return (
    <>
      <Section className="pt-6 md:pt-10" contained="grid-page items-end gap-y-5">
        <h1 className="text-display lg:col-span-8">{blog.title}</h1>
        <p className="max-w-measure text-lead text-soil-2 lg:col-span-4">{blog.lead}</p>
      </Section>
      <div className="group/posts container-page pt-8 pb-horizon md:pt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CityFilter />
          {lastUpdate !== undefined && (
            <p className="text-small text-soil-3">{blog.lastUpdate(formatIsoDay(lastUpdate))}</p>
          )}
        </div>
        <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3 xl:grid-flow-dense xl:grid-cols-4">
          {ARTICLE_CARDS.map((post, index) => {
            const card = { post, className: HIDDEN_FOR_OTHER_CITY[post.city] }
            if (index === 0) return <LeadPost key={post.slug} {...card} />
            return <Post key={post.slug} {...card} layout={layoutOf(index)} />
          })}
        </ul>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t-[1.5px] border-soil pt-7 md:mt-18">
          <div>
            <h2 className="text-h3">{blog.ask.title}</h2>
            <p className="mt-1 text-soil-2">{blog.ask.text}</p>
          </div>
          <ButtonLink {...blog.ask.link} variant="secondary" className="max-md:w-full" arrow />
        </div>
      </div>
    </>
  )
}
