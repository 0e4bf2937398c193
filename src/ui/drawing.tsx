/** A drawing as `drawing:*` modules give it (src/vite-env.d.ts). */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * A line drawing. It is decoration, so it has no text alternative, and it is an image file, so it
 * costs neither script nor markup. `above` marks one in the first screen, which is loaded at once.
 */
export function Drawing({
  drawing,
  className,
  above = false,
}: {
  readonly drawing: DrawingSource
  readonly className?: string
  readonly above?: boolean
}) {
  return (
    <img
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt=""
      loading={above ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}

/** A drawing with a version of its own for phones; only the one that fits is loaded. */
export function ResponsiveDrawing({
  wide,
  phone,
  className,
  above = false,
}: {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  readonly className?: string
  readonly above?: boolean
}) {
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
      <Drawing drawing={phone} className={className} above={above} />
    </picture>
  )
}

const BLEED = 'pointer-events-none h-auto max-w-none'

/** From which screen width on the wide version is shown. */
const WIDE_FROM = {
  md: { phone: 'md:hidden', wide: 'max-md:hidden' },
  lg: { phone: 'lg:hidden', wide: 'max-lg:hidden' },
} as const

/**
 * A drawing whose lines leave through both edges of the page, in the width of its container:
 * wide ones reach 760 units past a container of 1200 on either side, phone ones 120 past one of 350
 * (src/build/drawings/frames.ts).
 *
 * On phones the file is referred to from an SVG element, not shown as an image: a decorative image
 * of that size would count as the page's largest paint, although the heading is what people read.
 * The wide one is lazy, because a hidden lazy image is not fetched.
 */
export function BleedDrawing({
  wide,
  phone,
  from = 'lg',
}: {
  readonly wide: DrawingSource
  readonly phone?: DrawingSource
  readonly from?: keyof typeof WIDE_FROM
}) {
  return (
    <>
      {phone !== undefined && (
        <svg
          viewBox={`0 0 ${phone.width} ${phone.height}`}
          aria-hidden="true"
          className={`${BLEED} -ml-[34.2857%] w-[168.5714%] ${WIDE_FROM[from].phone}`}
        >
          <use href={`${phone.src}#drawing`} width={phone.width} height={phone.height} />
        </svg>
      )}
      <Drawing
        drawing={wide}
        className={`${BLEED} -ml-[63.3333%] w-[226.6667%] ${WIDE_FROM[from].wide}`}
      />
    </>
  )
}
