import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import type { Point } from '../spline'
import { landed, paint, rowAt } from '../strands'
import { svg, type Svg } from '../svg'

const ROWS = { count: 7, top: 36, gap: 32, land: 720 } as const

/** A row of letter loops: how far apart, how tall at most, and where they have died out. */
const SCRIPT = { start: -860, end: 500, pitch: 148, height: 196, baseline: 236 } as const

const POINTS_PER_LOOP = 8

/** How far the script leans to the right, in units per unit of height. */
const SLANT = 0.34

/** From 0 to 1 without a corner at either end. */
function eased(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

/** One copy of the script: a point that runs round an upright loop while it moves to the right. */
function script(u: number): Point[] {
  const count = Math.floor(((SCRIPT.end - SCRIPT.start) / SCRIPT.pitch) * POINTS_PER_LOOP)
  return Array.from({ length: count }, (_, index): Point => {
    const share = index / POINTS_PER_LOOP
    const angle = share * 2 * Math.PI
    const x = SCRIPT.start + share * SCRIPT.pitch
    const left = Math.min(1, (SCRIPT.end - x) / 620)
    const roundness = eased((left - 0.08) / 0.46)
    const height = SCRIPT.height * (1 + u * 0.32) * left
    const rise = (height / 2) * (1 - Math.cos(angle))
    return [
      x + SCRIPT.pitch * 0.42 * roundness * Math.sin(angle) + rise * SLANT + u * 26,
      SCRIPT.baseline - (1 - left) * 96 - rise + u * 14,
    ]
  })
}

function writing({ box, zoom, weight }: View): Svg {
  const paths = Array.from({ length: ROWS.count }, (_, index) =>
    landed(
      script(index / (ROWS.count - 1) - 0.5),
      ROWS.land,
      rowAt(ROWS, index),
      box.x + box.width,
    ),
  )
  return svg(box, paint(paths, scaledInk(INK_ON_LIGHT, weight), 4), zoom)
}

/** Loops of handwriting become lines of text: seven rows at y = 36 + 32 i, true from x = 720. */
export function blogIndex(): Svg {
  return writing(wideView(264))
}

/** Phones: a part of the same picture, drawn smaller. */
export function blogIndexPhone(): Svg {
  return writing(phoneView(200, 0.56, 0, 148))
}
