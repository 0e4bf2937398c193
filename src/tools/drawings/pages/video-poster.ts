import { palette } from '../../../site/palette'
import { skein } from '../skein'
import { ground, svg, type Svg } from '../svg'

const BOX = { x: 0, y: 0, width: 1280, height: 720 }

/** The poster of the testimonial video: the eye of the skein is where the play button is. */
export function videoPoster(): Svg {
  const body = skein({
    center: [682, 372],
    scale: [1.3, 1.24],
    rows: { count: 26, top: 22, gap: 27, land: 1160, end: 1290 },
    cycle: [0, 1, 0, 2, 1, 0, 2, 1, 0, 2],
    fan: 0.5,
    ink: {
      base: { color: palette.prairieTint, width: 1.2 },
      accent: { color: palette.prairieSoft, width: 1.6 },
      accentEvery: 5,
      highlight: { color: palette.wheat, width: 3.6 },
    },
    highlighted: 14,
    seed: 40,
  })
  return svg(BOX, ground(BOX, palette.prairieDark) + body)
}
