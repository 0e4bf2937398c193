import { blog } from '../../content/pages/blog'
import { formatIsoDay } from '../../shared/calendar'
import type { PostSummary } from '../../site/article'
import type { City } from '../../site/company'
import { PostPicture } from '../../sections/post-picture'
import { ArrowIcon } from '../../ui/icons'
import { largeType } from '../../ui/large-type'
import { SiteLink } from '../../ui/site-link'

/** A post for one town is hidden while the other town is chosen (town-filter.tsx). */
const HIDDEN_FOR_OTHER_TOWN: Readonly<Record<City, string>> = {
  frisco: 'group-has-[#town-prosper:checked]/posts:hidden',
  prosper: 'group-has-[#town-frisco:checked]/posts:hidden',
}

/** The first post is large; the others are rows on phones and columns from there up. */
const LOOKS = {
  lead: {
    card: 'flex flex-col gap-y-4 md:col-span-2 md:grid md:grid-cols-2 md:gap-x-6 xl:col-span-3 xl:grid-cols-3',
    picture: 'aspect-4/3 md:h-full md:aspect-auto xl:col-span-2',
    sizes: '(min-width: 1280px) 588px, (min-width: 768px) 46vw, 92vw',
    text: '',
    title: 'text-h3 xl:text-[2.25rem]/[1.05] xl:tracking-tight',
    excerpt: 'text-body',
  },
  regular: {
    card: 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 md:flex md:flex-col md:items-stretch',
    picture: 'aspect-square md:aspect-4/3',
    sizes: '(min-width: 1280px) 282px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 104px',
    text: 'md:mt-4',
    title: 'text-[1.125rem]/[1.2] tracking-tight',
    excerpt: 'text-small',
  },
} as const

/** A post in the index. The whole card is the target of its link; the link's text names the post. */
export function PostCard({
  post,
  look = 'regular',
}: {
  readonly post: PostSummary
  readonly look?: keyof typeof LOOKS
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
        <h2 className={`line-clamp-2 ${classes.title}`}>{largeType(title)}</h2>
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
