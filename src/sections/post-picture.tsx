import type { CoverName, ArticleCard } from '../site/article'
import { PHOTO_WIDTHS_PX, photoUrl } from '../site/stock-photo'
import { Drawing, InlineDrawing, type DrawingSource } from '../ui/drawing'

/** The addresses of the covers by their files. */
const COVERS = import.meta.glob<string>('./*.svg', {
  base: '../assets/drawings/covers',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The addresses of the figures by their files. */
const FIGURES = import.meta.glob<string>('./*.svg', {
  base: '../assets/figures',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The drawn figure of an article, if it has one. All figures have the same size. */
export function figureDrawing(slug: string): DrawingSource | undefined {
  const src = FIGURES[`./${slug}.svg`]
  return src === undefined ? undefined : { src, width: 640, height: 400 }
}

function coverDrawing(name: CoverName): DrawingSource {
  const src = COVERS[`./${name}.svg`]
  if (src === undefined) throw new Error(`There is no cover "${name}"`)
  return { src, width: 1200, height: 480 }
}

/** Shape of most stock photos. The picture gives the size on the page. */
const PHOTO_SIZE = { width: 1200, height: 800 } as const

const photoSources = (id: string) =>
  PHOTO_WIDTHS_PX.map((width) => `${photoUrl(id, width)} ${width}w`).join(', ')

/**
 * The picture of a post: its figure, or else its cover, and the stock photo over it once that has loaded. With
 * an empty alt, browsers draw nothing for a photo that is missing, so the drawing stays. The caller's classes
 * give the shape. With a label, assistive technology reads it as one image; without one it is decoration.
 */
export function PostPicture({
  post: { slug, cover, photo },
  sizes,
  label,
  inlineCover,
  className,
}: {
  readonly post: Pick<ArticleCard, 'slug' | 'cover' | 'photo'>
  /** How wide it is shown, as the attribute `sizes` of images takes it. */
  readonly sizes: string
  readonly label?: string
  /** The cover's markup, where the picture is in the first screen. */
  readonly inlineCover?: string
  readonly className: string
}) {
  return (
    <figure
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={`relative overflow-hidden ${className}`}
    >
      {inlineCover === undefined ? (
        <Drawing
          drawing={figureDrawing(slug) ?? coverDrawing(cover)}
          className="size-full object-cover"
        />
      ) : (
        <InlineDrawing markup={inlineCover} className="size-full [&>svg]:size-full" />
      )}
      {photo !== undefined && (
        <img
          src={photoUrl(photo, PHOTO_SIZE.width)}
          srcSet={photoSources(photo)}
          sizes={sizes}
          {...PHOTO_SIZE}
          alt=""
          loading={inlineCover === undefined ? 'lazy' : 'eager'}
          decoding="async"
          // Minimum and maximum sizes, because with `width` and `height` Chromium draws its icon for a broken
          // image over the cover.
          className="absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover [filter:brightness(.9)_contrast(1.04)_saturate(.82)]"
        />
      )}
    </figure>
  )
}
