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
        <Drawing drawing={postDrawing(post)} above className="size-full" />
        <StockPhoto id={post.photo} sizes="(min-width: 64em) 62vw, 92vw" loading="eager" />
      </PostPicture>
      <PostText post={post} className="text-lead lg:self-center" titleClass="text-h3" />
    </li>
  )
}

/** Layout: on phones a row or the full width with the whole figure; `scene` has two columns of wide pages, too. */
const LAYOUTS = {
  row: { post: 'md:flex-col', picture: 'aspect-square w-1/4 self-start md:w-full' },
  wide: { post: 'flex-col', picture: 'aspect-8/5 md:aspect-square' },
  scene: {
    post: 'flex-col xl:col-span-2',
    picture: 'aspect-8/5 md:max-xl:aspect-square xl:aspect-[2.085]',
  },
} as const

/** A post. Its layout shows the whole figure where the labels are large enough to read, else the square detail. */
export function SmallPost({
  post,
  layout,
  className,
}: CardProps & { readonly layout: keyof typeof LAYOUTS }) {
  const look = LAYOUTS[layout]
  const figure = postDrawing(post)
  const detail = figureDetail(post.slug) ?? figure
  return (
    <li className={`relative flex gap-3 md:gap-4 ${look.post} ${className}`}>
      <PostPicture className={`shrink-0 rounded-window ${look.picture}`}>
        <picture>
          {layout === 'scene' && <source media="(width >= 80em)" srcSet={figure.src} />}
          {layout !== 'row' && <source media="(width >= 48em)" srcSet={detail.src} />}
          <Drawing drawing={layout === 'row' ? detail : figure} className="size-full" />
        </picture>
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} />
    </li>
  )
}
