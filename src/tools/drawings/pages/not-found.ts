import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { coil } from '../spines'
import { pathOf, spline, type Point } from '../spline'
import { paint, rowAt } from '../strands'
import { round, svg, type Svg } from '../svg'

const ROWS = { count: 9, top: 66, gap: 36 } as const
const LOST = 5

/** Where the lost strand leaves its row, and the way it takes to its loose end. */
const LEAVES_AT = 230
const WAY: readonly Point[] = [
  [404, 206],
  [484, 152],
  ...coil([560, 206], [76, 72, 68, 66, 66, 68, 72, 78, 88], { from: -120, step: 45 }),
  [690, 118],
  [800, 196],
  ...coil([930, 204], [86, 76, 66, 58, 54, 52, 54, 60, 72, 90, 112, 128], { from: 130, step: -46 }),
  [1000, 40],
]

function looseEnd({ box, zoom, weight }: View): Svg {
  const end = round(box.x + box.width)
  const paths = Array.from({ length: ROWS.count }, (_, index) => {
    const y = rowAt(ROWS, index)
    if (index !== LOST) return `M${round(box.x)} ${y}H${end}`
    return `${pathOf(spline([...WAY.toReversed(), [LEAVES_AT, y]], [-90, 0]))}H${round(box.x)}`
  })
  return svg(box, paint(paths, scaledInk(INK_ON_LIGHT, weight), LOST), zoom)
}

/**
 * A strand that lost its row: rows at y = 66 + 36 i run through, row 5 ends at x = 230, and its
 * strand wanders off to a loose end at (1000, 40).
 */
export function notFound(): Svg {
  return looseEnd(wideView(390))
}

/** Phones: a part of the same picture, drawn smaller. */
export function notFoundPhone(): Svg {
  return looseEnd(phoneView(380, 0.46, 0, 180))
}
