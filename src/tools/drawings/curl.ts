import { coil } from './spines'
import type { Point } from './spline'

/**
 * Waypoints of one round curl in a line that runs to the right: off the line, round the circle and
 * back onto it, moved on by half a radius so that the crossing stays open. `side` 1 hangs below the
 * line, -1 is above it.
 */
export function curl(at: Point, radius: number, side: 1 | -1): Point[] {
  const center: Point = [at[0], at[1] + side * radius]
  const around = coil(
    center,
    Array.from({ length: 9 }, () => radius),
    {
      from: -90 * side,
      step: 45 * side,
    },
  )
  return around.map(([x, y], index) => [x + (index / 8 - 0.5) * radius * 0.5, y])
}
