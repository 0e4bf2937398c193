import { randomFrom } from '../../random'
import { landed, paint, rowAt } from '../strands'
import type { MotifFrame } from './motif'

const COUNT = 25

/** Everything that comes in wide runs through one narrow place, and on in close rows. */
export function motifPinch({ box, ink, seed, contained = false }: MotifFrame): string {
  const random = randomFrom(seed)
  const middle = box.y + box.height * (0.46 + random() * 0.1)
  const neck = box.x + box.width * (0.5 + random() * 0.08)
  const swell = 0.1 + random() * 0.08
  const wide = contained ? 0.92 : 1.5
  const gap = box.height * 0.021
  const rows = { top: middle - ((COUNT - 1) / 2) * gap, gap }
  const end = box.x + box.width
  const paths = Array.from({ length: COUNT }, (_, index) => {
    const u = index / (COUNT - 1) - 0.5
    const at = (share: number, spread: number) =>
      [box.x - 30 + (neck - box.x) * share, middle + u * box.height * spread] as const
    const way = [
      at(0, wide),
      at(0.3, wide - swell),
      at(0.62, wide / 2),
      at(0.88, 0.2),
      at(1.02, 0.12),
    ]
    return landed(way, box.x + box.width * 0.84, rowAt(rows, index), end + 10)
  })
  return paint(paths, ink, 6 + Math.floor(random() * 13))
}
