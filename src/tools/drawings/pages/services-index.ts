import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import type { Point } from '../spline'
import { landed, paint, rowAt } from '../strands'
import { svg, withFixedLines, type Svg } from '../svg'

const ROWS = { count: 9, top: 28, gap: 38, land: 720 } as const

/** The rope: turns of this length and half thickness, up to where it is unlaid. */
const ROPE = { start: -800, end: 380, turn: 210, radius: 30 } as const

const POINTS_PER_TURN = 6

function rope({ box, zoom, weight }: View): Svg {
  const end = box.x + box.width
  const middle = rowAt(ROWS, (ROWS.count - 1) / 2)
  const step = ROPE.turn / POINTS_PER_TURN
  const count = Math.floor((ROPE.end - ROPE.start) / step)
  const paths = Array.from({ length: ROWS.count }, (_, index) => {
    const phase = (index * 2 * Math.PI) / ROWS.count
    const way = Array.from({ length: count }, (__, point): Point => {
      const x = ROPE.start + point * step
      const sway = Math.sin(x / 190) * 16
      return [x, middle + sway + ROPE.radius * Math.sin((x / ROPE.turn) * 2 * Math.PI + phase)]
    })
    return landed(way, ROWS.land, rowAt(ROWS, index), end)
  })
  return svg(box, paint(paths, { ...scaledInk(INK_ON_LIGHT, weight), accentEvery: 3 }, 4), zoom)
}

/** Nine services in one rope, unlaid into nine rows at y = 28 + 38 i, true from x = 720. */
export function servicesIndex(): Svg {
  return rope(wideView(360))
}

const PHONE_ZOOM = 0.54

/** Phones: a part of the same picture, drawn smaller. */
export function servicesIndexPhone(): Svg {
  return withFixedLines(rope(phoneView(180, PHONE_ZOOM, 0, 194)), PHONE_ZOOM)
}
