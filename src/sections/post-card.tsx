import type { PropsWithChildren } from 'react'
import { blog } from '../content/pages/blog'
import { formatIsoDay } from '../shared/calendar'
import type { ArticleCard } from '../site/article'
import { Drawing } from '../ui/drawing'
import { largeType } from '../ui/large-type'
import { SiteLink } from '../ui/site-link'
import { postDrawing, PostPicture, StockPhoto } from './post-picture'

/** The `sizes` attribute of a card's picture. */
export const CARD_SIZES =
  '(min-width: 80em) 23vw, (min-width: 64em) 31vw, (min-width: 48em) 46vw, 92vw'

/** The title of a card, clamped to two lines. Screen readers, text spacing and the link's tooltip show all of it. */
export function PostTitle({
  as: Heading = 'h2',
  className = 'text-lead leading-tight',
  title,
}: {
  readonly as?: 'h2' | 'h3'
  readonly className?: string
  readonly title: string
}) {
  return <Heading className={`line-clamp-2 ${className}`}>{largeType(title)}</Heading>
}

/** The excerpt of a card, clamped to three lines. */
export function PostExcerpt({ children }: PropsWithChildren) {
  return <p className="mt-2 line-clamp-3 text-soil-2">{children}</p>
}

/** The link of a card, which covers the whole card, with the date beside it. Its tooltip has the unclamped text. */
export function PostLink({
  post: { slug, title, excerpt, published },
}: {
  readonly post: ArticleCard
}) {
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-4 text-small">
      <SiteLink
        to={{ article: slug }}
        title={`${title}. ${excerpt}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-prairie after:absolute after:inset-0"
      >
        <span className="border-b-[1.5px] border-current">
          {blog.readMore}
          <span className="sr-only">: {title}</span>
        </span>
      </SiteLink>
      <time dateTime={published} className="text-soil-3">
        {formatIsoDay(published)}
      </time>
    </p>
  )
}

/** Title, excerpt and link of a post, beside or below its picture. */
export function PostText({
  post,
  as = 'h2',
}: {
  readonly post: ArticleCard
  readonly as?: 'h2' | 'h3'
}) {
  return (
    <div className="flex min-w-0 flex-1 flex-col text-small">
      <PostTitle as={as} title={post.title} />
      <PostExcerpt>{post.excerpt}</PostExcerpt>
      <PostLink post={post} />
    </div>
  )
}

/** A post in a list, with its picture above its text. The whole card is a link. */
export function PostCard({
  post,
  as = 'h2',
  className = '',
}: {
  readonly post: ArticleCard
  readonly as?: 'h2' | 'h3'
  readonly className?: string
}) {
  return (
    <li className={`relative flex flex-col gap-4 ${className}`}>
      <PostPicture className="aspect-8/5 rounded-window">
        <Drawing drawing={postDrawing(post)} className="size-full" />
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} as={as} />
    </li>
  )
}
