import { randomFrom } from '../../random'
import { skein } from '../skein'
import { scaledInk } from '../inks'
import { MOTIF_HEIGHT, type MotifFrame } from './motif'

/** Strands at full height: as many as 3 kB allow, compressed. Smaller pictures take fewer. */
const STRANDS = 14

/** Thread wound into a skein on the left, exact rows on the right, the change in the middle. */
export function motifSkein({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const unit = box.height / MOTIF_HEIGHT
  const count = Math.round(STRANDS * Math.sqrt(unit))
  const gap = (box.height - 20 * unit) / (count - 1)
  return skein({
    center: [
      box.x + box.width * (0.36 + random() * 0.05),
      box.y + box.height * (0.47 + random() * 0.05),
    ],
    scale: [(1.15 + random() * 0.35) * unit, (0.94 + random() * 0.1) * unit],
    rows: {
      count,
      top: box.y + 10 * unit,
      gap,
      land: box.x + box.width * 0.74,
      end: box.x + box.width + 10,
    },
    cycle: random() < 0.5 ? [0, 1, 0, 2, 1, 0, 2, 1] : [1, 0, 2, 0, 1, 2, 1, 0, 0],
    fan: 0.5 + random() * 0.14,
    ink: scaledInk(ink, Math.sqrt(unit)),
    highlighted: Math.floor(count * (0.34 + random() * 0.36)),
    seed,
  })
}
