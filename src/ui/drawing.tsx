/** A drawing file and its natural size, as an import with `?drawing` gives them. */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

interface DrawingProps {
  readonly drawing: DrawingSource
  readonly alt?: string
  readonly className?: string
  /** It is in the first screen and loads at once. */
  readonly eager?: boolean
}

/** A line drawing; decorative if it has no `alt`. */
export function Drawing({ drawing, alt = '', className, eager = false }: DrawingProps) {
  return (
    <img
      {...drawing}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}

/**
 * A drawing inlined as markup, so that it appears with the text and needs no request. With a label, assistive technology
 * reads it as one image.
 */
export function InlineDrawing({
  markup,
  label,
  className,
}: {
  readonly markup: string
  readonly label?: string
  readonly className: string
}) {
  return (
    <div
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
      // The markup comes from our own file.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

interface TwoDrawings extends Omit<DrawingProps, 'drawing'> {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  /** The narrowest view that gets the wide one, such as 48em. */
  readonly minWidth?: string
}

/** A drawing with a separate version for phones. Only the matching one loads. */
export function ResponsiveDrawing({ wide, phone, minWidth = '48em', ...rest }: TwoDrawings) {
  const { src, ...size } = wide
  return (
    <picture className="contents">
      <source media={`(min-width: ${minWidth})`} srcSet={src} {...size} />
      <Drawing drawing={phone} {...rest} />
    </picture>
  )
}

/** A bleed drawing for a first screen. On phones it is inlined, so that it appears with the text. */
export function FirstScreenDrawing({
  wide,
  phone,
}: {
  readonly wide: DrawingSource
  /** Its markup. */
  readonly phone: string
}) {
  return (
    <>
      <InlineDrawing markup={phone} className="bleed md:hidden [&>svg]:h-auto [&>svg]:w-full" />
      {/* Lazy, because browsers load an eager image even where it is hidden. */}
      <Drawing drawing={wide} className="bleed hidden md:block" />
    </>
  )
}
