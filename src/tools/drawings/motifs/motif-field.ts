import { field } from '../field'
import { randomFrom } from '../../random'
import { lines } from '../svg'
import type { MotifFrame } from './motif'

/** A ploughed field under its horizon. */
export function motifField({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const horizon = box.y + box.height * (0.26 + random() * 0.1)
  const side = random() < 0.5 ? -1 : 1
  const vanishing = { x: box.x + box.width * (0.5 + side * (0.05 + random() * 0.06)), y: horizon }
  const furrows = field({
    vanishing,
    bottom: box.y + box.height,
    count: 38,
    gapFar: 3.2,
    gapNear: box.height * 0.2,
    spread: 1.4,
    furrow: ink.base,
    highlight: ink.highlight,
    highlighted: -side * (2 + Math.floor(random() * 3)),
  })
  return (
    lines([`M${box.x} ${Math.round(horizon)}H${box.x + box.width}`], ink.base, 'butt') + furrows
  )
}
