import type { Point } from './spline'

/** Candidates tried for each dot; more make the spread more even. */
const CANDIDATES = 24

/**
 * Points spread over a box as evenly as seed thrown by a practised hand: each new point is the one
 * of several candidates that lies farthest from all the others (Mitchell's best candidate). Distance
 * wraps round the edges, or the points would line up along them. Sorted from left to right.
 */
export function scatter(
  count: number,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  random: () => number,
): Point[] {
  const points: Point[] = []
  while (points.length < count) {
    let best: Point = [area.x, area.y]
    let bestDistance = -1
    for (let attempt = 0; attempt < CANDIDATES; attempt++) {
      const candidate: Point = [area.x + random() * area.width, area.y + random() * area.height]
      const distance = Math.min(
        ...points.map(([x, y]) =>
          Math.hypot(wrapped(x - candidate[0], area.width), wrapped(y - candidate[1], area.height)),
        ),
        Infinity,
      )
      if (distance > bestDistance) {
        best = candidate
        bestDistance = distance
      }
    }
    points.push(best)
  }
  return points.toSorted((a, b) => a[0] - b[0])
}

function wrapped(distance: number, period: number): number {
  return Math.min(Math.abs(distance), period - Math.abs(distance))
}
