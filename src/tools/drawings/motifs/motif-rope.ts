import { scaledInk } from '../inks'
import { randomFrom } from '../../random'
import type { Point } from '../spline'
import { landed, paint, rowAt } from '../strands'
import { MOTIF_HEIGHT, type MotifFrame } from './motif'

const COUNT = 11
const POINTS_PER_TURN = 6

/** Strands laid into one rope, unlaid into rows. */
export function motifRope({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const unit = box.height / MOTIF_HEIGHT
  const turn = (230 + random() * 60) * unit
  const radius = (54 + random() * 16) * unit
  const start = box.x - 40
  const gap = (box.height - 56 * unit) / (COUNT - 1)
  const rows = { top: box.y + 28 * unit, gap }
  const middle = box.y + box.height / 2
  const lean = random() * Math.PI
  const step = turn / POINTS_PER_TURN
  const count = Math.round((box.width * 0.47) / step)
  const paths = Array.from({ length: COUNT }, (_, index) => {
    const phase = (index * 2 * Math.PI) / COUNT
    const way = Array.from({ length: count }, (__, point): Point => {
      const sway = Math.sin(point / 7 + lean) * 26 * unit
      return [
        start + point * step,
        middle + sway + radius * Math.sin((point / POINTS_PER_TURN) * 2 * Math.PI + phase),
      ]
    })
    return landed(way, box.x + box.width * 0.75, rowAt(rows, index), box.x + box.width + 10)
  })
  return paint(paths, { ...scaledInk(ink, 1.15), accentEvery: 3 }, 3 + Math.floor(random() * 5))
}
