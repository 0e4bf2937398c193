import { curl } from './curl'
import { WIDE } from './frames'
import { INK_ON_LIGHT } from './inks'
import type { Point } from './spline'
import { landed, paint, rowAt } from './strands'
import { svg, type Svg } from './svg'

const ROWS = { count: 5, top: 112, gap: 9, land: 1130 } as const

/**
 * The curls above the four columns of the example: x, the middle's y, and how many strands still curl,
 * counted from the top row. Each has fewer than the one before.
 */
const CURLS = [
  [62, 78, 5],
  [360, 85, 3],
  [658, 89, 2],
  [952, 94, 1],
] as const

/** The thread before the first column: loose waves. */
const WAY_IN: readonly Point[] = [
  [WIDE.start - 40, -20],
  [-610, -58],
  [-430, 10],
  [-240, -44],
]

/** How far before and after a curl the strand is level, in radii. */
const LEVEL = 1.7

/** The thread of the worked example: fewer strands curl at each step, and all end in straight rows. */
export function workedExample(): Svg {
  const paths = Array.from({ length: ROWS.count }, (_, index) => {
    const row = rowAt(ROWS, index)
    const u = index - (ROWS.count - 1) / 2
    const way = WAY_IN.map(([x, y], point): Point => [
      x + u * 14,
      row + y + (point % 2 ? u : -u) * 9,
    ])
    const level = CURLS.flatMap(([x, middle, count]) => {
      const radius = row - middle
      const before: Point = [x - LEVEL * radius, row]
      const after: Point = [x + LEVEL * radius, row]
      return [before].concat(index < count ? curl([x, row], radius, -1) : [], [after])
    })
    return landed([...way, ...level], ROWS.land, row, WIDE.end)
  })
  return svg(
    { ...WIDE.box, height: 156 },
    paint(paths, { ...INK_ON_LIGHT, accentEvery: 5, accentFrom: 3 }, 0),
  )
}
