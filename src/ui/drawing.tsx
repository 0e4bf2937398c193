/** A drawing file and its natural size, as an import with `?drawing` gives them. */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A line drawing; decorative if it has no `alt`. `above`: it is in the first screen and loads at once. */
export function Drawing({
  drawing,
  alt = '',
  className,
  above = false,
}: {
  readonly drawing: DrawingSource
  readonly alt?: string
  readonly className?: string
  readonly above?: boolean
}) {
  return (
    <img
      {...drawing}
      alt={alt}
      loading={above ? 'eager' : 'lazy'}
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
  readonly className?: string
  readonly above?: boolean
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

const BLEED = 'pointer-events-none -ml-[34.2857%] h-auto w-[168.5714%] max-w-none'
const BLEED_FROM_MD = 'md:-ml-[63.3333%] md:w-[226.6667%]'

/** A drawing whose lines run off both edges of the page: 760 of 1200 units, on phones 120 of 350. */
export function BleedDrawing(drawings: Omit<TwoDrawings, 'className'>) {
  return <ResponsiveDrawing {...drawings} className={`${BLEED} ${BLEED_FROM_MD}`} />
}

/** A bleed drawing for a first screen. On phones it is inlined, so that it appears with the text. */
export function FirstScreenDrawing({
  wide,
  phone,
  thread,
}: {
  readonly wide: DrawingSource
  readonly phone: string
  /** Markup of an animated strand over the wide drawing. */
  readonly thread?: string
}) {
  return (
    <>
      <InlineDrawing
        markup={phone}
        className={`${BLEED} md:hidden [&>svg]:h-auto [&>svg]:w-full`}
      />
      <Drawing drawing={wide} className={`${BLEED} hidden md:block ${BLEED_FROM_MD}`} />
      {thread !== undefined && (
        <InlineDrawing
          markup={thread}
          className={`${BLEED} absolute top-0 hidden md:block ${BLEED_FROM_MD}`}
        />
      )}
    </>
  )
}
