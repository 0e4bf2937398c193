import { randomFrom } from '../../random'
import { rankings } from '../rankings'
import type { Point } from '../spline'
import { landed, paint, rowAt } from '../strands'
import type { MotifFrame } from './motif'

const COUNT = 12

/** Strands overtake one another until they are in order; one climbs from last to first. */
export function motifRanks({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const others = Array.from({ length: COUNT - 1 }, (_, index) => index + 1)
  for (let index = others.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a, b] = [others[index] ?? 0, others[other] ?? 0]
    others[index] = b
    others[other] = a
  }
  const columns = rankings([...others, 0])
  const rows = { top: box.y + box.height * 0.07, gap: (box.height * 0.86) / (COUNT - 1) }
  const column = box.width * 0.06
  const paths = Array.from({ length: COUNT }, (_, strand) => {
    const way = columns.slice(0, -1).map((order, index): Point => {
      const loose = 1 - index / (columns.length - 1)
      const sway = Math.sin(strand * 2.1 + index * 1.3) * rows.gap * 0.5 * loose
      return [box.x - 40 + index * column, rowAt(rows, order.indexOf(strand)) + sway]
    })
    return landed(way, box.x + box.width * 0.8, rowAt(rows, strand), box.x + box.width + 10)
  })
  return paint(paths, { ...ink, accentEvery: 4 }, 0)
}
