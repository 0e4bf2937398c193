import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import type { Point } from '../spline'
import { landed, paint } from '../strands'
import { lines, svg, type Box, type Svg } from '../svg'

const LAYERS = 4
const ROWS_PER_LAYER = 3
const FAMILIES = 3

interface Weave {
  readonly box: Box
  /** y of the first layer and distance between layers. */
  readonly top: number
  readonly gap: number
  /** Distance between rows, and from a layer to its first row. */
  readonly rowGap: number
  readonly land: number
  readonly end: number
  /** First peak, left of the edge for all families, and half the length of a wave. */
  readonly first: number
  readonly step: number
  readonly weight: number
}

/** Peaks of a wave that crosses all layers; strands of a family follow each other closely. */
function peaks({ top, gap, land, first, step }: Weave, family: number, place: number): Point[] {
  const centre = top + gap * 1.5
  const reach = gap * (1.62 - place * 0.1)
  const start = first + (family * step * 2) / FAMILIES + place * step * 0.075
  const count = Math.floor((land - step * 0.95 - start) / step) + 1
  return Array.from({ length: count }, (_, index): Point => [
    start + index * step,
    centre + (index % 2 ? reach : -reach) * (index === count - 1 ? 0.72 : 1),
  ])
}

/** Strands of the first family pass under the layers, the others over them. */
function isUnder(index: number): boolean {
  return index % FAMILIES === 0
}

function weave(plan: Weave): Svg {
  const { box, top, gap, rowGap, land, end, weight } = plan
  const woven = Array.from({ length: LAYERS * ROWS_PER_LAYER }, (_, index) => {
    const layer = Math.floor(index / ROWS_PER_LAYER)
    const row = top + layer * gap + ((index % ROWS_PER_LAYER) + 1) * rowGap
    return landed(peaks(plan, index % FAMILIES, Math.floor(index / FAMILIES)), land, row, end)
  })
  const layers = Array.from(
    { length: LAYERS },
    (_, layer) => `M${box.x} ${top + layer * gap}H${end}`,
  )
  const { base, highlight } = scaledInk(INK_ON_LIGHT, weight)
  const body =
    lines(
      woven.filter((_, index) => isUnder(index)),
      base,
    ) +
    lines(layers, { color: palette.prairie, width: 3 * weight }, 'butt') +
    paint(
      woven.filter((_, index) => !isUnder(index)),
      { base, highlight },
      2,
    )
  return svg(box, body)
}

/**
 * Strands weave through four layers, one family under them and two over, and leave in rows, three under each
 * layer. Layers at y = 26 + 78 i across the whole width; rows 16, 32 and 48 below each, true from
 * x = 700.
 */
export function fullStack(): Svg {
  return weave({
    box: { ...WIDE.box, height: 330 },
    top: 26,
    gap: 78,
    rowGap: 16,
    land: 700,
    end: WIDE.end,
    first: -1160,
    step: 200,
    weight: 1,
  })
}

/** Phones: layers at y = 16 + 50 i, rows 9, 18 and 27 below each, true from x = 226. */
export function fullStackPhone(): Svg {
  return weave({
    box: { ...PHONE.box, height: 210 },
    top: 16,
    gap: 50,
    rowGap: 9,
    land: 226,
    end: PHONE.end,
    first: -318,
    step: 84,
    weight: 0.9,
  })
}
