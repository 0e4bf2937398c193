import type { PropsWithChildren } from 'react'
import {
  CARD_SIZES,
  postDrawing,
  PostPicture,
  squareDrawing,
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
      <PostText post={post} className="text-lead lg:self-center" titleClass="text-h3" />
    </li>
  )
}

/** A picture above its text; the picture is square except where a class says otherwise. */
function Post({
  post,
  className,
  pictureClass,
  titleClass,
  children,
}: PropsWithChildren<CardProps & { readonly pictureClass: string; readonly titleClass?: string }>) {
  return (
    <li className={`relative flex gap-4 md:flex-col ${className}`}>
      <PostPicture className={`shrink-0 rounded-window md:aspect-square md:w-full ${pictureClass}`}>
        {children}
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} titleClass={titleClass} />
    </li>
  )
}

const ROW_ON_PHONES = 'aspect-square w-1/4 self-start'

/** A post with the square detail of its figure; on phones the picture stands beside the text. */
export function SmallPost({ post, className }: CardProps) {
  return (
    <Post post={post} className={className} pictureClass={ROW_ON_PHONES}>
      <Drawing drawing={squareDrawing(post)} className="size-full" />
    </Post>
  )
}

/** Like `SmallPost`, but on phones the whole figure fills the width. */
export function LargePost({ post, className }: CardProps) {
  return (
    <Post post={post} className={`flex-col max-md:mt-6 ${className}`} pictureClass="aspect-8/5">
      <picture>
        <source media="(width >= 48em)" srcSet={squareDrawing(post).src} />
        <Drawing drawing={postDrawing(post)} className="size-full" />
      </picture>
    </Post>
  )
}

/** Like `SmallPost`, but in four columns the whole figure fills two of them, as high as its neighbors. */
export function WidePost({ post, className }: CardProps) {
  return (
    <Post
      post={post}
      className={`xl:col-span-2 xl:self-start ${className}`}
      pictureClass={`${ROW_ON_PHONES} xl:aspect-596/286`}
      titleClass="text-lead leading-tight xl:text-h3 xl:leading-tight"
    >
      <picture>
        <source media="(width >= 80em)" srcSet={postDrawing(post).src} />
        <Drawing drawing={squareDrawing(post)} className="size-full" />
      </picture>
    </Post>
  )
}
