import type { CoverName, PostSummary } from '../site/article'
import { Drawing, type DrawingSource } from '../ui/drawing'
import { Photo } from '../ui/photo'

/** The addresses of the covers by their files. */
const COVERS = import.meta.glob<string>('./*.svg', {
  base: '../assets/drawings/covers',
  eager: true,
  query: '?url',
  import: 'default',
})

function coverDrawing(name: CoverName): DrawingSource {
  const src = COVERS[`./${name}.svg`]
  if (src === undefined) throw new Error(`There is no cover "${name}"`)
  return { src, width: 1200, height: 480 }
}

/**
 * The picture of a post: its drawn cover, and the stock photo over it once that has loaded. The
 * caller's classes give the shape. With a label, assistive technology reads it as one image;
 * without one it is decoration.
 */
export function PostPicture({
  post: { cover, photo },
  sizes,
  label,
  above = false,
  className,
}: {
  readonly post: Pick<PostSummary, 'cover' | 'photo'>
  /** How wide it is shown, as the attribute `sizes` of images takes it. */
  readonly sizes: string
  readonly label?: string
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
      <Drawing drawing={coverDrawing(cover)} above={above} className="size-full object-cover" />
      {photo !== undefined && <Photo id={photo} sizes={sizes} above={above} />}
    </figure>
  )
}
