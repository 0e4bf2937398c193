import covers from 'drawing:covers'
import { BLOG_INDEX } from '../site/blog-index'
import type { BlogSlug } from '../site/blog-slugs'
import { Drawing } from '../ui/drawing'
import { Photo } from '../ui/photo'

/**
 * The picture of a post: its drawn cover, and the stock photo over it once that has loaded. The
 * caller's classes give the shape. With a label it is one image to assistive technology, else
 * decoration.
 */
export function PostPicture({
  slug,
  sizes,
  label,
  above = false,
  className,
}: {
  readonly slug: BlogSlug
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
      <Drawing drawing={covers[slug]} above={above} className="size-full object-cover" />
      <Photo id={BLOG_INDEX[slug].photo} sizes={sizes} />
    </figure>
  )
}
