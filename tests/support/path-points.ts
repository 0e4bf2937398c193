import type { Point } from '../../src/tools/drawings/spline'

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }

/** The points that a path runs through: where each of its commands ends. */
export function pathPoints(data: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', parameters = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = NUMBERS[command.toUpperCase()]
    if (size === undefined) throw new Error(`Unknown path command "${command}"`)
    const values = [...parameters.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(Number)
    const isRelative = command === command.toLowerCase()
    const steps = size === 0 ? 0 : Math.floor(values.length / size)
    for (let step = 0; step < steps; step++) {
      const end = (step + 1) * size
      const [last = 0, previous = 0] = [values[end - 1], values[end - 2]]
      if (command.toUpperCase() === 'H') x = isRelative ? x + last : last
      else if (command.toUpperCase() === 'V') y = isRelative ? y + last : last
      else [x, y] = isRelative ? [x + previous, y + last] : [previous, last]
      points.push([x, y])
    }
  }
  return points
}

export function pathEnd(data: string): Point {
  return pathPoints(data).at(-1) ?? [0, 0]
}
