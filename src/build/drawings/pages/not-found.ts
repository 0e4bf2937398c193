import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { pathOf, spline, type Point } from '../spline'
import { paint, rowAt } from '../strands'
import { round, svg, type Svg } from '../svg'

const ROWS = { count: 9, top: 66, gap: 36 } as const
const LOST = 5

/** Where the lost strand leaves its row, and the way it takes to its loose end. */
const LEAVES_AT = 250
const WAY: readonly Point[] = [
  [400, 226],
  [520, 150],
  [610, 176],
  [590, 268],
  [492, 280],
  [476, 196],
  [570, 120],
  [710, 116],
  [820, 196],
  [914, 290],
  [1000, 262],
  [984, 186],
  [918, 206],
  [944, 274],
  [1040, 250],
  [1084, 148],
  [1064, 52],
]

function looseEnd({ box, zoom, weight }: View): Svg {
  const end = round(box.x + box.width)
  const paths = Array.from({ length: ROWS.count }, (_, index) => {
    const y = rowAt(ROWS, index)
    if (index !== LOST) return `M${round(box.x)} ${y}H${end}`
    const way = [...WAY].reverse()
    return `${pathOf(spline([...way, [LEAVES_AT, y]], [-90, 0]))}H${round(box.x)}`
  })
  return svg(box, paint(paths, scaledInk(INK_ON_LIGHT, weight), LOST), zoom)
}

/**
 * A strand that lost its row: rows at y = 66 + 36 i run through, row 5 ends at x = 250, and its
 * strand wanders off to a loose end at (1064, 52).
 */
export function notFound(): Svg {
  return looseEnd(wideView(390))
}

export function notFoundPhone(): Svg {
  return looseEnd(phoneView(380, 0.46, 0, 180))
}
