import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import type { Point } from '../spline'
import { paint } from '../strands'
import { compact, round, svg, type Svg } from '../svg'

const COUNT = 9
const GAP = 9

/** The middle line of the ribbon: rows, a check mark, rows again. */
const CHECK: readonly Point[] = [
  [-760, 176],
  [396, 176],
  [486, 262],
  [650, 50],
  [1960, 50],
]

const CORNER_RADIUS = 46

interface Corner {
  readonly at: Point
  readonly enter: Point
  readonly leave: Point
  /** Half the angle by which the line turns, with the sign of the turn. */
  readonly half: number
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

const CORNERS: readonly Corner[] = CHECK.slice(1, -1).map((at, index) => {
  const enter = unit(CHECK[index] ?? at, at)
  const leave = unit(at, CHECK[index + 2] ?? at)
  const turn = Math.atan2(
    enter[0] * leave[1] - enter[1] * leave[0],
    enter[0] * leave[0] + enter[1] * leave[1],
  )
  return { at, enter, leave, half: turn / 2 }
})

/** A line parallel to the check at `offset`, its corners rounded about common centres. */
function parallel(offset: number, start: number, end: number): string {
  const first = (CHECK[0]?.[1] ?? 0) + offset
  const bends = CORNERS.map(({ at, enter, leave, half }) => {
    const radius = CORNER_RADIUS - Math.sign(half) * offset
    const apex: Point = [
      at[0] - (enter[1] + Math.tan(half) * enter[0]) * offset,
      at[1] + (enter[0] - Math.tan(half) * enter[1]) * offset,
    ]
    const trim = radius * Math.tan(Math.abs(half))
    const from: Point = [apex[0] - enter[0] * trim, apex[1] - enter[1] * trim]
    const to: Point = [apex[0] + leave[0] * trim, apex[1] + leave[1] * trim]
    return `L${compact(from)}A${compact([radius, radius])} 0 0 ${half > 0 ? 1 : 0} ${compact(to)}`
  })
  return `M${compact([start, first])}${bends.join('')}H${round(end)}`
}

function check({ box, zoom, weight }: View): Svg {
  const paths = Array.from({ length: COUNT }, (_, index) =>
    parallel((index - (COUNT - 1) / 2) * GAP, box.x, box.x + box.width),
  )
  const ink = scaledInk(INK_ON_LIGHT, weight)
  return svg(box, paint(paths, { ...ink, base: ink.accent ?? ink.base }, (COUNT - 1) / 2), zoom)
}

/** All rows in order: nine of them draw a check mark as they go by, and leave at y = 14 + 9 i. */
export function success(): Svg {
  return check(wideView(320))
}

/** Phones: a part of the same picture, drawn smaller. */
export function successPhone(): Svg {
  return check(phoneView(240, 0.6, 0, 192))
}
