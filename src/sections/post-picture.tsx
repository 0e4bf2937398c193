import type { ComponentProps, PropsWithChildren } from 'react'
import type { ArticleCard, CoverName } from '../site/article'
import { PHOTO_WIDTHS_PX, photoUrl } from '../site/stock-photo'
import type { DrawingSource } from '../ui/drawing'

/** Covers and figures by file. */
const DRAWINGS = import.meta.glob<DrawingSource>(['./drawings/covers/*.svg', './figures/*.svg'], {
  base: '../assets',
  eager: true,
  query: '?drawing',
  import: 'default',
})

/** The drawn figure of an article, if it has one. It fills a box of any shape. */
const figureDrawing = (slug: string) => DRAWINGS[`./figures/${slug}.svg`]

/** The square detail of an article's figure, without words: the view `#detail` of the file. Undefined without a figure. */
export function figureDetail(slug: string): DrawingSource | undefined {
  const figure = figureDrawing(slug)
  return figure && { ...figure, src: `${figure.src}#detail` }
}

/** A drawn cover, for an article without a figure. */
export function coverDrawing(name: CoverName): DrawingSource {
  const cover = DRAWINGS[`./drawings/covers/${name}.svg`]
  if (cover === undefined) throw new Error(`There is no cover "${name}"`)
  return cover
}

/** A post's figure or, without one, its cover. */
export const postDrawing = ({ slug, cover }: ArticleCard) =>
  figureDrawing(slug) ?? coverDrawing(cover)

/** The square detail of a post's figure; without one, its figure or cover. */
export const squareDrawing = (post: ArticleCard) => figureDetail(post.slug) ?? postDrawing(post)

/** The `sizes` attribute of a card's picture. */
export const CARD_SIZES =
  '(min-width: 80em) 23vw, (min-width: 64em) 31vw, (min-width: 48em) 46vw, 92vw'

/** Aspect ratio of most stock photos. The box around it sets the displayed size. */
const PHOTO_SIZE = { width: 1200, height: 800 } as const

/**
 * The stock photo of a post, on top of the drawing in the same `PostPicture`. Because of its empty alt, browsers draw
 * nothing if the photo is missing, and the drawing stays visible.
 */
export function StockPhoto({
  id,
  ...image
}: { readonly id: string | undefined } & Pick<ComponentProps<'img'>, 'sizes' | 'loading'>) {
  if (id === undefined) return undefined
  return (
    <img
      src={photoUrl(id, PHOTO_SIZE.width)}
      srcSet={PHOTO_WIDTHS_PX.map((width) => `${photoUrl(id, width)} ${width}w`).join(', ')}
      {...PHOTO_SIZE}
      alt=""
      decoding="async"
      className="stock-photo"
      {...image}
    />
  )
}

/** A drawing with an optional stock photo on top. With `alt` it is one image to assistive technology, else decorative. */
export function PostPicture({
  alt,
  className,
  children,
}: PropsWithChildren<{ readonly alt?: string; readonly className: string }>) {
  return (
    <figure
      role={alt === undefined ? undefined : 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined ? true : undefined}
      className={`relative overflow-hidden ${className}`}
    >
      {children}
    </figure>
  )
}
