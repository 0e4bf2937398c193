import { randomFrom } from '../../random'
import { dots, enlarged, type Dot } from '../svg'
import { MOTIF_HEIGHT, type MotifFrame } from './motif'

const GAP = 40

/** Loose dots on the left find their places in a grid; from the middle on it is exact. */
export function motifDots({ box, ink, seed }: MotifFrame): string {
  const random = randomFrom(seed)
  const gap = GAP * Math.sqrt(box.height / MOTIF_HEIGHT)
  const [columns, rows] = [Math.ceil(box.width / gap), Math.round(box.height / gap)]
  const left = box.x + (box.width - (columns - 1) * gap) / 2
  const top = box.y + (box.height - (rows - 1) * gap) / 2
  const loose = columns * 0.56
  const marked = { column: Math.round(columns * 0.64), row: 3 + Math.floor(random() * (rows - 6)) }
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const freedom = Math.max(0, 1 - column / loose)
    const dot: Dot = {
      x: left + column * gap + (random() - 0.5) * gap * 1.8 * freedom,
      y: top + row * gap + (random() - 0.5) * gap * 1.8 * freedom,
      r: gap * (0.125 + (random() - 0.42) * 0.26 * freedom),
    }
    return { dot, isMarked: column === marked.column && row === marked.row }
  })
  const chosen = (isMarked: boolean) =>
    all.filter((entry) => entry.isMarked === isMarked).map(({ dot }) => dot)
  return (
    dots(chosen(false), ink.accent?.color ?? ink.base.color) +
    dots(
      chosen(true).map((dot) => enlarged(dot, 1.9)),
      ink.highlight.color,
    )
  )
}
