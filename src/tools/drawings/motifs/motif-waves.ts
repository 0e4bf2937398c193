import { randomFrom } from '../../random'
import type { Point } from '../spline'
import { landed, paint, rowAt } from '../strands'
import type { MotifFrame } from './motif'

const COUNT = 21
const FAMILIES = 3

/** Three families of waves plait themselves into rows. */
export function motifWaves({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const step = box.width * (0.15 + random() * 0.03)
  const start = box.x - box.width * (0.06 + random() * 0.06)
  const middle = box.y + box.height / 2
  const rows = { top: box.y + box.height * 0.05, gap: (box.height * 0.9) / (COUNT - 1) }
  const paths = Array.from({ length: COUNT }, (_, index) => {
    const family = index % FAMILIES
    const u = Math.floor(index / FAMILIES) / (COUNT / FAMILIES - 1) - 0.5
    const height = box.height * (0.36 + u * 0.17)
    const first = start + (family * step * 2) / FAMILIES + u * step * 0.34
    const count = Math.floor((box.x + box.width * 0.6 - first) / step) + 1
    const way = Array.from({ length: count }, (__, peak): Point => {
      const left = 1 - (peak / count) * 0.35
      return [first + peak * step, middle + u * 16 + (peak % 2 ? height : -height) * left]
    })
    return landed(
      [[first - step, middle], ...way],
      box.x + box.width * 0.8,
      rowAt(rows, index),
      box.x + box.width + 10,
    )
  })
  return paint(paths, ink, 6 + Math.floor(random() * 9))
}
