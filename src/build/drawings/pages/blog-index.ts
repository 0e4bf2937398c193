import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { pathOf, spline, type Point } from '../spline'
import { paint, rowAt } from '../strands'
import { round, svg, type Svg } from '../svg'

const ROWS = { count: 5, top: 40, gap: 46, land: 600 } as const

/** Handwriting: loops of this size, one every `pitch` at their widest. */
const SCRIPT = { start: -800, end: 470, pitch: 62, size: 21 } as const

const POINTS_PER_LOOP = 6

/** A line of loops that grow smaller and flatter until nothing but a line is left. */
function script(row: number, y: number): string {
  const start = SCRIPT.start + (row * 17) % SCRIPT.pitch
  const count = Math.floor(((SCRIPT.end - start) / SCRIPT.pitch) * POINTS_PER_LOOP)
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / POINTS_PER_LOOP) * 2 * Math.PI
    const x = start + (angle / (2 * Math.PI)) * SCRIPT.pitch
    const left = Math.min(1, Math.max(0, (SCRIPT.end - x) / 560))
    const tall = 0.72 + 0.28 * Math.sin(x / 71 + row * 1.9)
    const size = SCRIPT.size * tall * Math.sqrt(left)
    return [x - size * Math.sin(angle) * (0.5 + left * 0.6), y - size * (1 - Math.cos(angle))]
  })
  const lowered = points.map(([x, py]): Point => [x, py + SCRIPT.size * 0.72])
  return pathOf(spline([...lowered, [ROWS.land, y]], [60, 0]))
}

function writing({ box, zoom, weight }: View): Svg {
  const end = round(box.x + box.width)
  const paths = Array.from({ length: ROWS.count }, (_, row) => `${script(row, rowAt(ROWS, row))}H${end}`)
  return svg(box, paint(paths, { ...scaledInk(INK_ON_LIGHT, weight), accentEvery: 4, accentFrom: 0 }, 2), zoom)
}

/** Handwriting becomes lines: five rows at y = 40 + 46 i, true from x = 600. */
export function blogIndex(): Svg {
  return writing(wideView(264))
}

export function blogIndexPhone(): Svg {
  return writing(phoneView(230, 0.6, 0, 158))
}
