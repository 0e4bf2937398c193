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

/**
 * A drawing whose lines leave through both edges of the page, laid over its container: wide ones
 * reach 760 units past a container of 1200 on either side, phone ones 120 past one of 350
 * (src/build/drawings/frames.ts). The container is positioned and clips sideways further out.
 */
export function BleedDrawing({
  wide,
  phone,
  above = false,
}: {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  readonly above?: boolean
}) {
  return (
    <picture>
      <source
        media="(min-width: 1024px)"
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
      <Drawing
        drawing={phone}
        above={above}
        className="pointer-events-none absolute -left-[34.2857%] top-0 h-auto w-[168.5714%] max-w-none lg:-left-[63.3333%] lg:w-[226.6667%]"
      />
    </picture>
  )
}
