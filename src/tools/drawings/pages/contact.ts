import { curl } from '../curl'
import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import type { Point } from '../spline'
import { landed, paint } from '../strands'
import { svg, type Svg } from '../svg'

const COUNT = 9

/** A ribbon of parallel lines: they keep their distance on the way in and round the loop. */
const RIBBON_GAP = 9
const LOOP = { x: 330, y: 262, radius: 92 } as const

function ribbon({ box, zoom, weight }: View): Svg {
  const end = box.x + box.width
  const paths = Array.from({ length: COUNT }, (_, index) => {
    const offset = (index - (COUNT - 1) / 2) * RIBBON_GAP
    const at = (x: number, y: number): Point => [x, y + offset]
    const way = [
      at(-800, 250),
      at(-560, 196),
      at(-250, 286),
      at(60, 236),
      ...curl([LOOP.x, LOOP.y + offset], LOOP.radius + offset, -1),
    ]
    return landed(way, 760, 42 + index * 32, end)
  })
  return svg(box, paint(paths, { ...scaledInk(INK_ON_LIGHT, weight), accentEvery: 4 }, 5), zoom)
}

/** One loop, tied together, opens into nine rows at y = 42 + 32 i, true from x = 760. */
export function contact(): Svg {
  return ribbon(wideView(340))
}

/** Phones: a part of the same picture, drawn smaller. */
export function contactPhone(): Svg {
  return ribbon(phoneView(160, 0.54, 0, 184))
}
