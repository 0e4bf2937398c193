import { blog } from '../content/pages/blog'
import { formatIsoDay } from '../shared/calendar'
import type { ArticleCard } from '../site/article'
import { largeType } from '../ui/large-type'
import { SiteLink } from '../ui/site-link'

interface PostTextProps {
  readonly post: ArticleCard
  readonly as?: 'h2' | 'h3'
  readonly className?: string
  readonly titleClass?: string
}

/** Title, excerpt, link and date of a post. The link covers the whole card. */
export function PostText({
  post: { slug, title, excerpt, published },
  as: Heading = 'h2',
  className = 'flex-1 text-small',
  titleClass = 'text-lead leading-tight',
}: PostTextProps) {
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      <Heading className={titleClass}>{largeType(title)}</Heading>
      <p className="mt-2 text-balance text-soil-2">{excerpt}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 text-small">
        <SiteLink
          to={{ article: slug }}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-prairie underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span>
            {blog.readMore}
            <span className="sr-only">: {title}</span>
          </span>
        </SiteLink>
        <time dateTime={published} className="text-soil-3">
          {formatIsoDay(published)}
        </time>
      </p>
    </div>
  )
}
