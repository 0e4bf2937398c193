import {
  CARD_SIZES,
  figureDetail,
  postDrawing,
  PostPicture,
  StockPhoto,
} from '../../sections/post-picture'
import { PostText } from '../../sections/post-text'
import type { ArticleCard } from '../../site/article'
import { Drawing } from '../../ui/drawing'

interface CardProps {
  readonly post: ArticleCard
  readonly className: string
}

/** The newest post, large. It opens the index, so its pictures load at once. */
export function LeadPost({ post, className }: CardProps) {
  return (
    <li
      className={`relative flex flex-col gap-4 md:col-span-full lg:grid lg:grid-cols-3 lg:gap-x-6 ${className}`}
    >
      <PostPicture className="aspect-8/5 rounded-window lg:col-span-2 lg:aspect-2/1">
        <Drawing drawing={postDrawing(post)} eager className="size-full" />
        <StockPhoto id={post.photo} sizes="(min-width: 64em) 62vw, 92vw" loading="eager" />
      </PostPicture>
      <PostText
        post={post}
        className="text-lead lg:self-center"
        titleClass="text-h3 lg:line-clamp-none lg:text-h2"
      />
    </li>
  )
}

/** A post with the square detail of its figure; on phones a row, or `large` with the whole figure. */
export function SmallPost({ post, large, className }: CardProps & { readonly large: boolean }) {
  const figure = postDrawing(post)
  const detail = figureDetail(post.slug) ?? figure
  return (
    <li
      className={`relative flex gap-4 md:flex-col ${large ? 'flex-col max-md:mt-6' : ''} ${className}`}
    >
      <PostPicture
        className={`shrink-0 rounded-window md:aspect-square md:w-full ${large ? 'aspect-8/5' : 'aspect-square w-1/4 self-start'}`}
      >
        <picture>
          {large && <source media="(width >= 48em)" srcSet={detail.src} />}
          <Drawing drawing={large ? figure : detail} className="size-full" />
        </picture>
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} />
    </li>
  )
}
