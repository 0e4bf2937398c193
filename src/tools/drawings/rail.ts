import { palette } from '../../site/palette'
import { WIDE } from './frames'
import { coil } from './spines'
import { pathOf, spline } from './spline'
import { dots, lines, svg, type Svg } from './svg'

const LINE_Y = 62

/** x of the four day marks: the left edges of four columns with a gap of 24, plus the dot's radius. */
const MARKS = [7, 313, 619] as const
const LAST_MARK = 925

/**
 * The process rail, for wheat tint: a thread drifts in, makes one curl between the first and the
 * second mark, and is a straight calendar line from x = 270 at y = 62.
 */
export function rail(): Svg {
  const curl = coil([118, 33], [29, 30, 30, 29.5, 29, 29, 29, 29, 29], { from: 90, step: -45 })
  const points = [
    [WIDE.start - 20, 74],
    [-420, 50],
    [-170, 70],
    [7, LINE_Y],
    ...curl.map(([x, y], index) => [x + index * 4.4, y] as const),
    [270, LINE_Y],
  ] as const
  const thread = `${pathOf(spline(points, [60, 0]))}H${WIDE.end}`
  const days = MARKS.map((x) => ({ x, y: LINE_Y, r: 7 }))
  const last = `<circle cx="${LAST_MARK}" cy="${LINE_Y}" r="9" fill="${palette.wheat}" stroke="${palette.prairie}" stroke-width="2.4"/>`
  const body =
    lines([thread], { color: palette.prairie, width: 2.4 }) + dots(days, palette.prairie) + last
  return svg({ ...WIDE.box, height: 90 }, body)
}
