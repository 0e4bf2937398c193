import { COVER_SIZE, COVERS } from '../assets/drawings/covers'
import type { PostSummary } from '../site/article'
import { Drawing } from '../ui/drawing'
import { Photo } from '../ui/photo'

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
      <Drawing
        drawing={{ src: COVERS[cover], ...COVER_SIZE }}
        above={above}
        className="size-full object-cover"
      />
      {photo !== undefined && <Photo id={photo} sizes={sizes} above={above} />}
    </figure>
  )
}
