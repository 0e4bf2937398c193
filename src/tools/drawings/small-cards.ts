import { palette } from '../../site/palette'
import { INK_ON_SOIL, scaledInk } from './inks'
import { skein } from './skein'
import { svg, type Svg } from './svg'

/** In the order summary on limestone-2, from edge to edge of its box. */
export function orderSummary(): Svg {
  const body = skein({
    center: [98, 49],
    scale: [0.34, 0.2],
    rows: { count: 9, top: 12, gap: 10, land: 226, end: 352 },
    ink: {
      base: { color: palette.lineStrong, width: 1 },
      highlight: { color: palette.wheat, width: 2.4 },
    },
    highlighted: 4,
    seed: 3,
    fan: 0.36,
  })
  return svg({ x: 0, y: 0, width: 352, height: 104 }, body)
}

/** At the top of the contact card, on soil. */
export function contactCard(): Svg {
  const body = skein({
    center: [92, 56],
    scale: [0.36, 0.24],
    rows: { count: 9, top: 20, gap: 10, land: 240, end: 360 },
    ink: scaledInk(INK_ON_SOIL, 0.8),
    highlighted: 5,
    seed: 8,
    fan: 0.34,
    cycle: [1, 0, 2],
  })
  return svg({ x: 0, y: 0, width: 360, height: 120 }, body)
}
