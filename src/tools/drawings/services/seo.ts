import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { rankings } from '../rankings'
import type { Point } from '../spline'
import { landed, paint, rowAt, type Rows } from '../strands'
import { svg, type Box, type Svg } from '../svg'

/** Where the sites are before the work begins, best first. Site 0 is ours, and starts last. */
const START = [6, 3, 8, 1, 9, 5, 2, 7, 4, 0]

interface Climb {
  readonly box: Box
  readonly rows: Rows
  readonly firstColumn: number
  readonly column: number
  /** How far strands swing off their place at the start; it dies out towards the rows. */
  readonly swing: number
  readonly weight: number
}

function climb({ box, rows, firstColumn, column, swing, weight }: Climb): Svg {
  const columns = rankings(START.filter((site) => site < rows.count))
  const middle = rowAt(rows, (rows.count - 1) / 2)
  const paths = Array.from({ length: rows.count }, (_, site) => {
    const places = columns.slice(0, -1).map((order, index): Point => {
      const loose = 1 - index / (columns.length - 1)
      const sway = Math.sin(site * 2.1 + index * 1.3) * swing * loose
      return [firstColumn + index * column, rowAt(rows, order.indexOf(site)) + sway]
    })
    const first = places[0] ?? [0, 0]
    const start = Math.min(box.x, first[0] - 2.4 * column) - 20
    const entry: Point[] = [
      [start, middle + (first[1] - middle) * 0.5],
      [(start + first[0]) / 2, middle + (middle - first[1]) * 0.45],
    ]
    return landed([...entry, ...places], rows.land, rowAt(rows, site), rows.end)
  })
  return svg(box, paint(paths, { ...scaledInk(INK_ON_LIGHT, weight), accentEvery: 4 }, 0))
}

/**
 * Sites overtake each other until they are in order, one of them climbing from last to first. Ten
 * rows at y = 21 + 32 i, true from x = 720.
 */
export function seo(): Svg {
  return climb({
    box: { ...WIDE.box, height: 330 },
    rows: { count: 10, top: 21, gap: 32, land: 720, end: WIDE.end },
    firstColumn: -230,
    column: 92,
    swing: 16,
    weight: 1.1,
  })
}

/** Phones: eight rows at y = 14 + 26 i, true from x = 180. */
export function seoPhone(): Svg {
  return climb({
    box: { ...PHONE.box, height: 210 },
    rows: { count: 8, top: 14, gap: 26, land: 180, end: PHONE.end },
    firstColumn: -138,
    column: 39,
    swing: 10,
    weight: 1,
  })
}
