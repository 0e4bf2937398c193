import { articleFrame } from '../content/pages/article'
import { blog } from '../content/pages/blog'
import { formatIsoDay } from '../shared/calendar'
import type { ArticleCard } from '../site/article'
import { largeType } from '../ui/large-type'
import { SiteLink } from '../ui/site-link'
import { coverDrawing, figureDrawing, PostPicture } from './post-picture'

/** How large a card is on wide pages. */
const LOOKS = {
  lead: {
    card: 'md:col-span-full lg:grid lg:grid-cols-3 lg:gap-x-6',
    picture: 'lg:col-span-2 lg:aspect-2/1',
    sizes: '(min-width: 1024px) 62vw, 92vw',
    text: 'lg:self-center',
    title: 'line-clamp-4 text-h3 lg:text-h2',
    excerpt: 'text-lead',
  },
  regular: {
    card: '',
    picture: '',
    sizes: '(min-width: 1280px) 23vw, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw',
    text: 'flex-1',
    title: 'line-clamp-2 text-lead leading-tight',
    excerpt: 'text-small',
  },
} as const

/** A post in a list; the whole card is its link. On phones a row has the figure's detail beside its text. */
export function PostCard({
  post: { slug, title, excerpt, published, updated, photo, cover },
  look = 'regular',
  isRow = false,
  heading: Heading = 'h2',
  className = '',
}: {
  readonly post: ArticleCard
  readonly look?: keyof typeof LOOKS
  readonly isRow?: boolean
  readonly heading?: 'h2' | 'h3'
  readonly className?: string
}) {
  const classes = LOOKS[look]
  return (
    <li
      className={`group relative flex gap-4 ${isRow ? 'md:flex-col' : 'flex-col'} ${classes.card} ${className}`}
    >
      <PostPicture
        drawing={figureDrawing(slug) ?? coverDrawing(cover)}
        photo={photo}
        sizes={classes.sizes}
        hasDetail={isRow}
        above={look === 'lead'}
        className={`rounded-window ${isRow ? 'aspect-square w-[30%] shrink-0 self-start md:aspect-8/5 md:w-full' : 'aspect-8/5'} ${classes.picture}`}
      />
      <div className={`flex min-w-0 flex-col ${classes.text}`}>
        <Heading className={classes.title}>{largeType(title)}</Heading>
        <p className={`mt-2 line-clamp-3 text-soil-2 ${classes.excerpt}`}>{excerpt}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 text-small">
          <SiteLink
            to={{ article: slug }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-prairie after:absolute after:inset-0"
          >
            <span className="border-b-[1.5px] border-current">
              {blog.readMore}
              <span className="sr-only">: {title}</span>
            </span>
          </SiteLink>
          <span className="text-small text-soil-3">
            <time dateTime={published}>{formatIsoDay(published)}</time>
            {updated !== undefined &&
              `, ${articleFrame.updated.toLowerCase()} ${formatIsoDay(updated)}`}
          </span>
        </p>
      </div>
    </li>
  )
}
