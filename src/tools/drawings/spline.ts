import { compact, round } from './svg'

export type Point = readonly [x: number, y: number]

/** A cubic in Bezier form: two handles and the end; the start is the end of the one before. */
export interface Segment {
  readonly from: Point
  readonly handle1: Point
  readonly handle2: Point
  readonly to: Point
}

/**
 * The curve a springy wire takes through the points: a cubic spline, continuous in direction and
 * curvature, its parameter running with the distance between points. Curvature is what the eye
 * follows along a strand, so jumps in it read as kinks.
 *
 * `endHandle` clamps the end: it leads from the last handle to the last point, so that the curve
 * arrives in its row without a corner.
 */
export function spline(points: readonly Point[], endHandle?: Point): Segment[] {
  const spans = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1)
  })
  const last = spans.at(-1) ?? 1
  const end = endHandle?.map((part) => (3 * part) / last)
  const slopesX = slopes(
    points.map(([x]) => x),
    spans,
    end?.[0],
  )
  const slopesY = slopes(
    points.map(([, y]) => y),
    spans,
    end?.[1],
  )
  return spans.map((span, index) => {
    const from = points[index] ?? [0, 0]
    const to = points[index + 1] ?? from
    const leaving: Point = [slopesX[index] ?? 0, slopesY[index] ?? 0]
    const arriving: Point = [slopesX[index + 1] ?? 0, slopesY[index + 1] ?? 0]
    return {
      from,
      handle1: [from[0] + (leaving[0] * span) / 3, from[1] + (leaving[1] * span) / 3],
      handle2: [to[0] - (arriving[0] * span) / 3, to[1] - (arriving[1] * span) / 3],
      to,
    }
  })
}

/** Slopes at the points of a one-dimensional spline, by elimination of the tridiagonal system. */
function slopes(values: readonly number[], spans: readonly number[], end?: number): number[] {
  const count = values.length
  const rise = (index: number) =>
    ((values[index + 1] ?? 0) - (values[index] ?? 0)) / (spans[index] ?? 1)
  const above: number[] = [0.5]
  const right: number[] = [1.5 * rise(0)]
  for (let row = 1; row < count; row++) {
    const isEnd = row === count - 1
    const before = spans[row - 1] ?? 1
    const after = spans[row] ?? 1
    const [lower, diagonal, upper, known] = !isEnd
      ? [after, 2 * (before + after), before, 3 * (after * rise(row - 1) + before * rise(row))]
      : end === undefined
        ? [1, 2, 0, 3 * rise(row - 1)]
        : [0, 1, 0, end]
    const pivot = diagonal - lower * (above[row - 1] ?? 0)
    above.push(upper / pivot)
    right.push((known - lower * (right[row - 1] ?? 0)) / pivot)
  }
  for (let row = count - 2; row >= 0; row--) {
    right[row] = (right[row] ?? 0) - (above[row] ?? 0) * (right[row + 1] ?? 0)
  }
  return right
}

/** Path data of joined segments, in steps relative to rounded points so that nothing drifts. */
export function pathOf(segments: readonly Segment[]): string {
  const start = segments[0]?.from ?? [0, 0]
  let data = `M${compact(start)}`
  segments.forEach(({ from, handle1, handle2, to }, index) => {
    const origin: Point = [round(from[0]), round(from[1])]
    const steps = [handle1, handle2, [round(to[0]), round(to[1])] as const].flatMap(([x, y]) => [
      x - origin[0],
      y - origin[1],
    ])
    const text = compact(steps)
    data += index === 0 ? `c${text}` : text.startsWith('-') ? text : ` ${text}`
  })
  return data
}

/** The point at a share (0 to 1) of a segment's parameter. */
export function pointAt({ from, handle1, handle2, to }: Segment, share: number): Point {
  const rest = 1 - share
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  return [
    a * from[0] + b * handle1[0] + c * handle2[0] + d * to[0],
    a * from[1] + b * handle1[1] + c * handle2[1] + d * to[1],
  ]
}
