import { palette } from '../../site/palette'
import { randomFrom } from '../random'
import { scatter } from './scatter'
import type { Point } from './spline'
import { compact, dots, lines, svg, type Svg } from './svg'

const COUNT = 50
const HIGHLIGHTED = 31

/** Radii from small to large in a fixed order, so that large dots never come in clumps. */
const SIZES = [0.55, 1.1, 0.75, 1.45, 0.65, 0.95, 1.25, 0.6, 0.85, 1.35, 0.7, 1]

function isMarked(_: unknown, index: number): boolean {
  return index === HIGHLIGHTED
}

function isOther(_: unknown, index: number): boolean {
  return index !== HIGHLIGHTED
}

/** A drawing of loose dots, each with a thread to its place in one row. */
function gathered(
  loose: readonly Point[],
  places: readonly Point[],
  threads: readonly string[],
  radius: { readonly loose: number; readonly row: number; readonly marked: number },
  width: number,
): string {
  const scattered = loose.map(([x, y], index) => ({
    x,
    y,
    r: radius.loose * (SIZES[index % SIZES.length] ?? 1),
  }))
  const row = places.map(([x, y]) => ({ x, y, r: radius.row }))
  const marked = places.filter(isMarked).map(([x, y]) => ({ x, y, r: radius.marked }))
  return (
    lines(threads.filter(isOther), { color: palette.darkMuted, width }) +
    dots(scattered.filter(isOther), palette.soil) +
    lines(threads.filter(isMarked), { color: palette.wheat, width: 2 }) +
    dots(row.filter(isOther), palette.prairie) +
    dots([...scattered.filter(isMarked), ...marked], palette.wheat)
  )
}

/**
 * Fifty loose tools against one row, 1200 x 210 on limestone-2: the threads gather at x = 520, just
 * inside the platform column, and the row runs to x = 1196 at y = 105.
 */
export function comparison(): Svg {
  const [start, end, y] = [520, 1196, 105]
  const loose = scatter(COUNT, { x: 10, y: 12, width: 376, height: 186 }, randomFrom(21))
  const threads = loose.map((point) => {
    const reach = start - point[0]
    const [x1, x2] = [reach * 0.42, reach - Math.min(150, reach * 0.6)]
    return `M${compact(point)}c${compact([x1, 0, x2, y - point[1], reach, y - point[1]])}`
  })
  const places = Array.from({ length: COUNT }, (_, index): Point => [
    start + ((end - start) / (COUNT - 1)) * index,
    y,
  ])
  const rail = lines([`M${start} ${y}H${end}`], { color: palette.prairie, width: 1.2 })
  const body = rail + gathered(loose, places, threads, { loose: 6.5, row: 4, marked: 6.2 }, 0.9)
  return svg({ x: 0, y: 0, width: 1200, height: 210 }, body)
}

/** Phones, 350 x 190: the dots are above their row like wheat above its furrow. */
export function comparisonPhone(): Svg {
  const row = 181
  const loose = scatter(COUNT, { x: 7, y: 7, width: 336, height: 100 }, randomFrom(8))
  const places = loose.map((_, index): Point => [5 + (340 / (COUNT - 1)) * index, row])
  const threads = loose.map(([x, y], index) => {
    const lean = (places[index]?.[0] ?? x) - x
    const fall = row - y
    return `M${compact([x, y])}c${compact([0, fall * 0.45, lean, fall * 0.42, lean, fall])}`
  })
  const body = gathered(loose, places, threads, { loose: 4.4, row: 2.3, marked: 3.6 }, 0.8)
  return svg({ x: 0, y: 0, width: 350, height: 190 }, body)
}
