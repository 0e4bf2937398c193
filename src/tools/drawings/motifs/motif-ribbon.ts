import { curl } from '../curl'
import { randomFrom } from '../../random'
import type { Point } from '../spline'
import { landed, paint } from '../strands'
import { MOTIF_HEIGHT, type MotifFrame } from './motif'

const COUNT = 15

/** A ribbon of parallel lines that makes one loop and opens into rows. */
export function motifRibbon({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const unit = box.height / MOTIF_HEIGHT
  const side = random() < 0.5 ? -1 : 1
  const radius = (104 + random() * 16) * unit
  const gap = 8.4 * unit
  const loopX = box.x + box.width * (0.37 + random() * 0.06)
  const middle = box.y + box.height / 2
  const line = middle - side * radius
  const swing = 40 * unit
  const paths = Array.from({ length: COUNT }, (_, index) => {
    const offset = (index - (COUNT - 1) / 2) * gap
    const at = (x: number, y: number): Point => [box.x + x * box.width, y + offset]
    const way = [
      at(-0.06, line + side * swing),
      at(0.1, line - side * swing * 0.4),
      ...curl([loopX, line + offset], radius - side * offset, side),
    ]
    const row = middle + (index - (COUNT - 1) / 2) * 29 * unit
    return landed(way, box.x + box.width * 0.76, row, box.x + box.width + 10)
  })
  return paint(paths, { ...ink, accentEvery: 5 }, 4 + Math.floor(random() * 7))
}
