import { palette } from '../../../site/palette'
import { curl } from '../curl'
import { phoneView, wideView, type View } from '../frames'
import { pathOf, pointAt, spline, type Point } from '../spline'
import { compact, lines, svg, type Svg } from '../svg'

const TAPE = { y: 150, half: 15, land: 560 } as const

/** Distance between marks on the tape; every fifth is longer, every tenth goes across. */
const MARK_GAP = 12

/** The mark that is highlighted, counted from where the tape lies straight. */
const HIGHLIGHTED_MARK = 20

const SAMPLES = 40

interface Station {
  readonly at: Point
  readonly normal: Point
}

/** Points along the loose tape at equal distances, counted back from where it becomes straight. */
function stations(way: readonly Point[]): Station[] {
  const track = spline([...way, [TAPE.land, TAPE.y]], [110, 0])
    .flatMap((segment) =>
      Array.from({ length: SAMPLES }, (_, index) => pointAt(segment, index / SAMPLES)),
    )
    .concat([[TAPE.land, TAPE.y]])
    .toReversed()
  const found: Station[] = []
  let travelled = 0
  track.forEach((to, index) => {
    const from = track[index - 1]
    if (from === undefined) return
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (travelled + length >= found.length * MARK_GAP) {
      const share = length === 0 ? 0 : (found.length * MARK_GAP - travelled) / length
      found.push({
        at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        normal: [(to[1] - from[1]) / length, (from[0] - to[0]) / length],
      })
    }
    travelled += length
  })
  return found
}

function beside({ at, normal }: Station, distance: number): Point {
  return [at[0] + normal[0] * distance, at[1] + normal[1] * distance]
}

function markLength(index: number): number {
  if (index % 10 === 0) return 2 * TAPE.half
  return index % 5 === 0 ? TAPE.half * 1.1 : TAPE.half * 0.55
}

function tape({ box, zoom, weight }: View): Svg {
  const end = box.x + box.width
  const loose = stations([
    [-840, 210],
    [-520, 110],
    [-220, 190],
    [60, 130],
    ...curl([270, 196], 84, -1),
  ])
  const edge = (side: number) => {
    const points = loose
      .filter((_, index) => index % 3 === 0)
      .map((station) => beside(station, side))
    return `${pathOf(spline(points.toReversed(), [20, 0]))}H${end}`
  }
  const straight = Array.from(
    { length: Math.floor((end - TAPE.land) / MARK_GAP) },
    (_, index): Station => ({ at: [TAPE.land + (index + 1) * MARK_GAP, TAPE.y], normal: [0, -1] }),
  )
  const mark = (station: Station, index: number) => {
    const [from, to] = [beside(station, TAPE.half), beside(station, TAPE.half - markLength(index))]
    return `M${compact(from)}L${compact(to)}`
  }
  const marks = [
    ...loose.map((station, index) => mark(station, index)),
    ...straight.map((station, index) => mark(station, index + 1)),
  ]
  const chosen = loose.length + HIGHLIGHTED_MARK - 1
  const body =
    lines(
      [marks.filter((_, index) => index !== chosen).join('')],
      { color: palette.soil, width: weight },
      'butt',
    ) +
    lines([edge(TAPE.half), edge(-TAPE.half)], { color: palette.prairie, width: 1.5 * weight }) +
    lines(marks.slice(chosen, chosen + 1), { color: palette.wheat, width: 3.4 * weight })
  return svg(box, body, zoom)
}

/**
 * Fees by use: a loose tape measure that lies straight at last, edges at y = 135 and 165, true from
 * x = 560, a mark every 12. The wheat mark is at x = 800.
 */
export function fees(): Svg {
  return tape(wideView(220))
}

/** Phones: a part of the same picture, drawn smaller. */
export function feesPhone(): Svg {
  return tape(phoneView(130, 0.56, 6, 120))
}
