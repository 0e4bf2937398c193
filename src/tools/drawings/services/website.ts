import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { skein } from '../skein'
import { rowAt, type Rows } from '../strands'
import { svg, type Svg } from '../svg'

/** The page that the rows draw: x of a share of its width, y of a row. Corners are right angles. */
interface PageFrame {
  readonly x: (share: number) => number
  readonly y: (row: number) => number
}

/**
 * One strand per line: window, navigation, picture, two that end where the headline's lines begin,
 * button, rule, three panels, floor.
 */
function widePage({ x, y }: PageFrame): string[] {
  const full = `H${x(1)}`
  const panel = (left: number, right: number, top: number) =>
    `H${x(right)}V${y(12)}H${x(left)}V${y(top)}`
  return [
    `${full}V${y(13)}`,
    full,
    `H${x(0.95)}V${y(6)}H${x(0.56)}V${y(2)}`,
    `H${x(0.015)}`,
    `H${x(0.015)}`,
    `H${x(0.16)}V${y(6)}`,
    `H${x(0.16)}`,
    full,
    panel(0.7, 0.95, 8),
    panel(0.37, 0.62, 9),
    panel(0.04, 0.29, 10),
    `H${x(0.04)}`,
    `H${x(0.29)}`,
    full,
  ]
}

function phonePage({ x, y }: PageFrame): string[] {
  const full = `H${x(1)}`
  return [
    `${full}V${y(9)}`,
    full,
    `H${x(0.94)}V${y(5)}H${x(0.6)}V${y(2)}`,
    `H${x(0.48)}`,
    `H${x(0.24)}V${y(5)}`,
    `H${x(0.24)}`,
    full,
    `H${x(0.94)}V${y(8)}H${x(0.54)}V${y(7)}`,
    `H${x(0.42)}`,
    full,
  ]
}

const WIDE_ROWS: Rows = { count: 14, top: 22, gap: 22, land: 610, end: 690 }
const PHONE_ROWS: Rows = { count: 10, top: 15, gap: 20, land: 166, end: 180 }

/**
 * Tangled paths become a page: fourteen strands, each of them one edge of it. The page is drawn from
 * x = 690 to 1200, on rows y = 22 + 22 i; its picture is the wheat box.
 */
export function website(): Svg {
  const body = skein({
    centre: [220, 162],
    start: WIDE.start - 40,
    scale: [0.9, 0.65],
    rows: WIDE_ROWS,
    tails: widePage({ x: (share) => 690 + share * 510, y: (row) => rowAt(WIDE_ROWS, row) }),
    cycle: [0, 1, 2, 0, 1, 0, 2],
    fan: 0.4,
    ink: { ...INK_ON_LIGHT, accentFrom: 1 },
    highlighted: 2,
    seed: 14,
  })
  return svg({ ...WIDE.box, height: 330 }, body)
}

/** Phones: ten rows at y = 15 + 20 i, the page from x = 180 to 350. */
export function websitePhone(): Svg {
  const body = skein({
    centre: [50, 106],
    scale: [0.34, 0.4],
    rows: PHONE_ROWS,
    tails: phonePage({ x: (share) => 180 + share * 170, y: (row) => rowAt(PHONE_ROWS, row) }),
    cycle: [0, 1, 2],
    fan: 0.4,
    ink: { ...scaledInk(INK_ON_LIGHT, 0.92), accentFrom: 1 },
    highlighted: 2,
    seed: 9,
  })
  return svg({ ...PHONE.box, height: 210 }, body)
}
