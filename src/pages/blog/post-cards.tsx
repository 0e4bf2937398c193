import { CARD_SIZES, PostExcerpt, PostLink, PostText, PostTitle } from '../../sections/post-card'
import { figureDetail, postDrawing, PostPicture, StockPhoto } from '../../sections/post-picture'
import type { ArticleCard } from '../../site/article'
import { Drawing } from '../../ui/drawing'

interface CardProps {
  readonly post: ArticleCard
  readonly className: string
}

/** The newest post, large: the index opens with it, so its pictures load at once. */
export function LeadPost({ post, className }: CardProps) {
  return (
    <li
      className={`relative flex flex-col gap-4 md:col-span-full lg:grid lg:grid-cols-3 lg:gap-x-6 ${className}`}
    >
      <PostPicture className="aspect-8/5 rounded-window lg:col-span-2 lg:aspect-2/1">
        <Drawing drawing={postDrawing(post)} above className="size-full" />
        <StockPhoto id={post.photo} sizes="(min-width: 1024px) 62vw, 92vw" loading="eager" />
      </PostPicture>
      <div className="flex min-w-0 flex-col text-lead lg:self-center">
        <PostTitle className="text-h3" title={post.title} />
        <PostExcerpt>{post.excerpt}</PostExcerpt>
        <PostLink post={post} />
      </div>
    </li>
  )
}

/** A post with the square detail of its figure, whose labels would be too small: above its text, on phones beside it. */
export function PostRow({ post, className }: CardProps) {
  return (
    <li className={`relative flex gap-4 md:flex-col ${className}`}>
      <PostPicture className="aspect-square w-[30%] shrink-0 self-start rounded-window md:w-full">
        <Drawing drawing={figureDetail(post.slug) ?? postDrawing(post)} className="size-full" />
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} />
    </li>
  )
}
