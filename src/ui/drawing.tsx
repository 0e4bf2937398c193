/** A drawing file and its natural size, as src/assets/drawings exports it. */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A line drawing, decoration if it has no `alt`. Set `above` in the first screen: it then loads at once. */
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
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt={alt}
      loading={above ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}

/** A drawing of a first screen, in the document: it is there with the text and needs no request. */
export function InlineDrawing({
  markup,
  className,
}: {
  /** A file of src/assets/drawings. */
  readonly markup: string
  readonly className: string
}) {
  // The file is the site's own.
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}

/** From which screen width on the wide version is shown, and how far it then bleeds. */
const FROM = {
  md: { media: '(min-width: 768px)', bleed: 'md:-ml-[63.3333%] md:w-[226.6667%]' },
  lg: { media: '(min-width: 1024px)', bleed: 'lg:-ml-[63.3333%] lg:w-[226.6667%]' },
} as const

/** Which of the two is shown where the phone drawing is in the document. */
const SWITCH = {
  md: { phone: 'md:hidden', wide: 'hidden md:block' },
  lg: { phone: 'lg:hidden', wide: 'hidden lg:block' },
} as const

interface TwoDrawings {
  readonly wide: DrawingSource
  readonly phone: DrawingSource
  readonly from?: keyof typeof FROM
  readonly above?: boolean
}

/** A drawing with a version of its own for phones; only the one that fits is loaded. */
export function ResponsiveDrawing({
  wide,
  phone,
  from = 'md',
  ...rest
}: TwoDrawings & { readonly className?: string }) {
  return (
    <picture>
      <source media={FROM[from].media} srcSet={wide.src} width={wide.width} height={wide.height} />
      <Drawing drawing={phone} {...rest} />
    </picture>
  )
}

const BLEED = 'pointer-events-none -ml-[34.2857%] h-auto w-[168.5714%] max-w-none'

/**
 * A drawing whose lines leave through both edges of the page, in the width of its container:
 * wide ones reach 760 units past a container of 1200 on either side, phone ones 120 past one of 350.
 */
export function BleedDrawing({ from = 'lg', ...rest }: TwoDrawings) {
  return <ResponsiveDrawing {...rest} from={from} className={`${BLEED} ${FROM[from].bleed}`} />
}

/** A bleed drawing of a first screen: on phones it is in the document, there with the text. */
export function FirstScreenDrawing({
  wide,
  phone,
  from = 'lg',
}: {
  readonly wide: DrawingSource
  /** Its markup. */
  readonly phone: string
  readonly from?: keyof typeof FROM
}) {
  return (
    <>
      <InlineDrawing
        markup={phone}
        className={`${BLEED} ${SWITCH[from].phone} [&>svg]:h-auto [&>svg]:w-full`}
      />
      <Drawing drawing={wide} className={`${BLEED} ${SWITCH[from].wide} ${FROM[from].bleed}`} />
    </>
  )
}
