import type { ArticleCard, CoverName } from '../site/article'
import { PHOTO_WIDTHS_PX, photoUrl } from '../site/stock-photo'
import { Drawing, type DrawingSource } from '../ui/drawing'

/** The addresses of covers and figures by their files. */
const DRAWINGS = import.meta.glob<string>(['./drawings/covers/*.svg', './figures/*.svg'], {
  base: '../assets',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The drawn figure of an article, if it has one. It fills a box of any shape; its view `#detail` is a square. */
export function figureDrawing(slug: string): DrawingSource | undefined {
  const src = DRAWINGS[`./figures/${slug}.svg`]
  return src === undefined ? undefined : { src, width: 640, height: 400 }
}

export function coverDrawing(name: CoverName): DrawingSource {
  const src = DRAWINGS[`./drawings/covers/${name}.svg`]
  if (src === undefined) throw new Error(`There is no cover "${name}"`)
  return { src, width: 1200, height: 480 }
}

/** Shape of most stock photos. The picture gives the size on the page. */
const PHOTO_SIZE = { width: 1200, height: 800 } as const

const photoSources = (id: string) =>
  PHOTO_WIDTHS_PX.map((width) => `${photoUrl(id, width)} ${width}w`).join(', ')

/**
 * A drawing, and the stock photo over it once that has loaded. The photo's empty alt makes browsers draw nothing where it
 * is missing, so the drawing stays. With a label, assistive technology reads it as one image; without, it is decoration.
 */
export function PostPicture({
  drawing,
  photo,
  sizes,
  label,
  hasDetail = false,
  above = false,
  className,
}: Pick<ArticleCard, 'photo'> & {
  readonly drawing: DrawingSource
  /** How wide it is shown, as the attribute `sizes` of images takes it. */
  readonly sizes: string
  readonly label?: string
  /** Shows the figure's detail on phones. */
  readonly hasDetail?: boolean
  /** In the first screen: it loads at once. */
  readonly above?: boolean
  readonly className: string
}) {
  return (
    <figure
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={`relative overflow-hidden ${className}`}
    >
      <picture>
        {hasDetail && <source media="(width < 768px)" srcSet={`${drawing.src}#detail`} />}
        <Drawing drawing={drawing} above={above} className="size-full" />
      </picture>
      {photo !== undefined && (
        <img
          src={photoUrl(photo, PHOTO_SIZE.width)}
          srcSet={photoSources(photo)}
          sizes={sizes}
          {...PHOTO_SIZE}
          alt=""
          loading={above ? 'eager' : 'lazy'}
          decoding="async"
          className="stock-photo"
        />
      )}
    </figure>
  )
}
