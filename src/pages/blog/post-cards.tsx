import {
  CARD_SIZES,
  postDrawing,
  PostPicture,
  squareDrawing,
  StockPhoto,
} from '../../sections/post-picture'
import { PostText } from '../../sections/post-text'
import type { ArticleCard } from '../../site/article'
import { Drawing, ResponsiveDrawing } from '../../ui/drawing'

/** The newest post, large. It opens the index, so its pictures load at once. */
export function LeadPost({ post }: { readonly post: ArticleCard }) {
  return (
    <li className="relative flex flex-col gap-4 md:col-span-full lg:grid lg:grid-cols-3 lg:gap-x-6">
      <PostPicture className="aspect-8/5 rounded-window lg:col-span-2 lg:aspect-2/1">
        <Drawing drawing={postDrawing(post)} eager className="size-full" />
        <StockPhoto id={post.photo} sizes="(min-width: 64em) 62vw, 92vw" loading="eager" />
      </PostPicture>
      <PostText post={post} className="text-lead lg:self-center" titleClass="text-h3" />
    </li>
  )
}

const ROW_ON_PHONES = 'aspect-square w-1/4 self-start'

/**
 * The layouts of the other posts. `small` has the square detail of its figure, on phones beside the text. `large` has the
 * whole figure on phones. `wide` has it where there are four columns; it fills two of them, as high as its neighbors.
 */
const LAYOUTS = {
  small: { item: '', picture: ROW_ON_PHONES, title: undefined },
  large: { item: 'flex-col max-md:mt-6', picture: 'aspect-8/5', title: undefined },
  wide: {
    item: 'xl:col-span-2 xl:self-start',
    picture: `${ROW_ON_PHONES} xl:aspect-596/286`,
    title: 'text-lead leading-tight xl:text-h3 xl:leading-tight',
  },
} as const

/** A post: its picture above its text, or beside it on phones. */
export function Post({
  post,
  layout,
}: {
  readonly post: ArticleCard
  readonly layout: keyof typeof LAYOUTS
}) {
  const { item, picture, title } = LAYOUTS[layout]
  const [whole, square] = [postDrawing(post), squareDrawing(post)]
  return (
    <li className={`relative flex gap-4 md:flex-col ${item}`}>
      <PostPicture className={`shrink-0 rounded-window md:aspect-square md:w-full ${picture}`}>
        <ResponsiveDrawing
          phone={layout === 'large' ? whole : square}
          wide={layout === 'wide' ? whole : square}
          minWidth={layout === 'wide' ? '80em' : '48em'}
          className="size-full"
        />
        <StockPhoto id={post.photo} sizes={CARD_SIZES} loading="lazy" />
      </PostPicture>
      <PostText post={post} titleClass={title} />
    </li>
  )
}
