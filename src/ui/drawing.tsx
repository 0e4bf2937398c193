/** A drawing file and its natural size, as src/assets/drawings exports it. */
export interface DrawingSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A line drawing. It is decoration, so its alt is empty. Set `above` in the first screen: it then loads at once. */
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

/** From which screen width on the wide version is shown, and how far it then bleeds. */
const FROM = {
  md: { media: '(min-width: 768px)', bleed: 'md:-ml-[63.3333%] md:w-[226.6667%]' },
  lg: { media: '(min-width: 1024px)', bleed: 'lg:-ml-[63.3333%] lg:w-[226.6667%]' },
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
 * wide ones reach 760 units past a container of 1200 on either side, phone ones 120 past one of 350
 * (src/tools/drawings/frames.ts).
 */
export function BleedDrawing({ from = 'lg', ...rest }: TwoDrawings) {
  return <ResponsiveDrawing {...rest} from={from} className={`${BLEED} ${FROM[from].bleed}`} />
}
