/** A drawing file and its natural size, as an import with `?drawing` gives them. */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A line drawing; decorative if it has no `alt`. `eager`: it is in the first screen and loads at once. */
export function Drawing({
  drawing,
  alt = '',
  className,
  eager = false,
}: {
  readonly drawing: DrawingSource
  readonly alt?: string
  readonly className?: string
  readonly eager?: boolean
}) {
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
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      className={className}
      // The markup comes from our own file.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

interface TwoDrawings {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  readonly alt?: string
  readonly className?: string
  readonly eager?: boolean
  /** The narrowest view that gets the wide one, such as 48em. */
  readonly minWidth?: string
}

/** A drawing with a separate version for phones. Only the matching one loads. */
export function ResponsiveDrawing({ wide, phone, minWidth = '48em', ...rest }: TwoDrawings) {
  return (
    <picture className="contents">
      <source
        media={`(min-width: ${minWidth})`}
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
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
