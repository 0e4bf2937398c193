import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { pathOf, spline, type Point } from '../spline'
import { dots, enlarged, lines, round, svg, type Box, type Svg } from '../svg'

interface Unrolling {
  readonly box: Box
  readonly ball: { readonly centre: Point; readonly radius: number; readonly turns: number }
  /** Lessons lie on rows that run right and left by turns, as a field is ploughed. */
  readonly lessons: {
    readonly count: number
    readonly top: number
    readonly gap: number
    readonly left: number
    readonly right: number
    readonly mark: number
  }
  readonly weight: number
}

/** Waypoints a turn; the ball is smooth from 10 on. */
const POINTS_PER_TURN = 10

/** A ball of yarn: flat turns, each tilted a little further, and two full ones round the outside. */
function ball({ centre, radius, turns }: Unrolling['ball']): Point[] {
  const count = Math.round(turns * POINTS_PER_TURN)
  return Array.from({ length: count }, (_, index) => {
    const turn = index / POINTS_PER_TURN
    const angle = Math.PI + turn * 2 * Math.PI
    const tilt = turn * 0.62
    const left = turns - turn
    const flat = left < 1.6 ? 1 : 0.44 + 0.26 * Math.sin(turn * 1.7)
    const size = radius * (left < 1.6 ? 1 : 0.94)
    const [along, across] = [size * Math.cos(angle), size * flat * Math.sin(angle)]
    return [
      centre[0] + along * Math.cos(tilt) - across * Math.sin(tilt),
      centre[1] + along * Math.sin(tilt) + across * Math.cos(tilt),
    ]
  })
}

/** Straight rows joined by half circles. */
function ploughed({ count, gap, left, right }: Unrolling['lessons'], end: number): string {
  const radius = round(gap / 2)
  return Array.from({ length: count }, (_, row) => {
    if (row === count - 1) return `H${end}`
    const isRightward = row % 2 === 0
    return `H${isRightward ? right : left}a${radius} ${radius} 0 0 ${isRightward ? 1 : 0} 0 ${gap}`
  }).join('')
}

function unrolling(plan: Unrolling): Svg {
  const { box, lessons, weight } = plan
  const { centre, radius } = plan.ball
  const way: Point[] = [
    [box.x - 20, centre[1] + radius * 0.5],
    [(box.x + centre[0] - radius * 1.6) / 2, centre[1] + radius * 0.9],
    [centre[0] - radius * 1.6, centre[1] + radius * 0.6],
    ...ball(plan.ball),
    [lessons.left, lessons.top],
  ]
  const reach = lessons.left - centre[0] - radius
  const thread = pathOf(spline(way, [reach * 0.55, 0])) + ploughed(lessons, box.x + box.width)
  const marks = Array.from({ length: lessons.count }, (_, row) => ({
    x: lessons.mark,
    y: lessons.top + row * lessons.gap,
    r: 6 * weight,
  }))
  const body =
    lines([thread], { color: palette.prairie, width: 1.7 * weight }) +
    dots(marks.slice(0, -1), palette.prairie) +
    dots(
      marks.slice(-1).map((dot) => enlarged(dot, 1.6)),
      palette.wheat,
    )
  return svg(box, body)
}

/**
 * A knot is unrolled into lessons: one thread, five rows at y = 35 + 65 i from x = 600 to 1160, the
 * last one leaving to the right. Lesson marks at x = 640; text can be above each row, right of them.
 */
export function onlineCourseCreation(): Svg {
  return unrolling({
    box: { ...WIDE.box, height: 330 },
    ball: { centre: [210, 168], radius: 148, turns: 10.35 },
    lessons: { count: 5, top: 35, gap: 65, left: 600, right: 1160, mark: 640 },
    weight: 1,
  })
}

/** Phones: five rows at y = 20 + 42 i from x = 188 to 324, marks at x = 202. */
export function onlineCourseCreationPhone(): Svg {
  return unrolling({
    box: { ...PHONE.box, height: 210 },
    ball: { centre: [70, 106], radius: 70, turns: 7.35 },
    lessons: { count: 5, top: 20, gap: 42, left: 188, right: 324, mark: 202 },
    weight: 0.85,
  })
}
