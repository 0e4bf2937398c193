import { palette } from '../../site/palette'
import { field } from './field'
import { svg, type Svg } from './svg'

const BOX = { x: 0, y: 0, width: 1280, height: 300 }

/**
 * The field above the footer, on soil. It is meant to cover its box from the top
 * (`object-fit: cover; object-position: 67% 0`), and fades into the footer at its lower edge.
 */
export function footerField(): Svg {
  const furrows = field({
    vanishing: { x: 860, y: 0 },
    bottom: 300,
    count: 34,
    gapFar: 2.2,
    gapNear: 74,
    spread: 1.2,
    furrow: { color: palette.furrow, width: 1.2 },
    highlight: { color: palette.wheat, width: 2 },
    highlighted: -6,
  })
  const fade =
    '<linearGradient id="fade" x2="0" y2="1"><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
    `<mask id="field"><rect width="${BOX.width}" height="${BOX.height}" fill="url(#fade)"/></mask>`
  return svg(BOX, `<defs>${fade}</defs><g mask="url(#field)">${furrows}</g>`)
}
