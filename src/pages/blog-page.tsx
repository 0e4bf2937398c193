import { ARTICLE_CARDS } from 'virtual:article-cards'
import { blog } from '../content/pages/blog'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { LeadPost, Post } from './blog/post-cards'

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
      <div className="container-page pt-8 pb-horizon md:pt-12">
        <ul className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3 xl:grid-flow-dense xl:grid-cols-4">
          {ARTICLE_CARDS.map((post, index) => {
            if (index === 0) return <LeadPost key={post.slug} post={post} />
            return <Post key={post.slug} post={post} layout={layoutOf(index)} />
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
