import { BRAND_MARK } from '../site/brand-mark'

interface IconProps {
  readonly className?: string
}

/** Creates a hand-drawn icon in the color of the text. It is decorative, so hidden from assistive technology. */
export function createIcon(viewBox: string, width: number, path: string, usualClass: string) {
  return function Icon({ className = usualClass }: IconProps) {
    return (
      <svg
        className={className}
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}

const Arrow = createIcon('0 0 22 10', 1.75, 'M1 5h19.5M16 1l4.5 4-4.5 4', '')

/** The arrow of buttons and links, 22 by 10. It moves right while its `group` is hovered. */
export function ArrowIcon({ className = '' }: IconProps) {
  return (
    <Arrow
      className={`h-2.5 w-5.5 shrink-0 overflow-visible transition-transform group-hover:translate-x-1 ${className}`}
    />
  )
}

const IN_LINE = 'h-3.5 w-4.5 shrink-0'

/** A check mark: included, done. */
export const CheckIcon = createIcon('0 0 18 14', 2.2, 'm1.5 7.5 5 5 10-11', IN_LINE)

/** A dash: not included. */
export const DashIcon = createIcon('0 0 18 14', 2.2, 'M3 7h12', IN_LINE)

/** A cross: close. */
export const CloseIcon = createIcon('0 0 18 18', 2, 'M2 2l14 14M16 2 2 16', 'size-4.5')

const ALERT = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 3.2V9m0 2.4v.2'

/** An exclamation mark in a ring: something needs correction. */
export const AlertIcon = createIcon('0 0 16 16', 1.6, ALERT, 'size-4 shrink-0')

/** Two bars: pause what moves by itself. */
export const PauseIcon = createIcon('0 0 16 16', 2.4, 'M5 3v10M11 3v10', 'size-4')

/** A triangle: play, go on. */
export const PlayIcon = createIcon('0 0 16 16', 2, 'M4 2.5 13 8l-9 5.5Z', 'size-4')

const OUTWARD = 'M1.5 8.5 8 2M3 1.5h5.5V7'

/** An arrow to the upper right: leads to another site. */
export const OutwardIcon = createIcon('0 0 10 10', 1.6, OUTWARD, 'inline-block size-2.5')

/** Three rows, each starting further right: the folded menu. */
export const MenuIcon = createIcon('0 0 26 16', 2, 'M1 2h24M7 8h18M1 14h24', 'h-4 w-6.5')

/** A chevron: expands what is below a title. It flips while its `group` is open. */
export const ChevronIcon = createIcon(
  '0 0 14 8',
  1.75,
  'm1 1 6 6 6-6',
  'h-2 w-3.5 group-open:-scale-y-100',
)

const { width, height, strokeWidth, path } = BRAND_MARK

/** The agency's mark, a curl that straightens into three rows. */
export const BrandMark = createIcon(`0 0 ${width} ${height}`, strokeWidth, path, '')

const HANDSET =
  'M5.2 3.5h3.4l1.7 4.3-2.2 1.5a12.6 12.6 0 0 0 6.6 6.6l1.5-2.2 4.3 1.7v3.4a1.7 1.7 0 0 1-1.8 1.7A16.4 16.4 0 0 1 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8Z'

const CALENDAR = 'M4 6h16v14H4Zm0 5h16M8.5 3.5V8m7-4.5V8'

/** A calendar sheet: book a time. */
export const CalendarIcon = createIcon('0 0 24 24', 1.75, CALENDAR, 'size-6')

/** A telephone handset: call. */
export const PhoneIcon = createIcon('0 0 24 24', 1.75, HANDSET, 'size-6')
