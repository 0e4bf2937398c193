import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { BRAND_MARK } from '../../../site/brand-mark'
import { placed } from '../spines'
import type { Point } from '../spline'
import { landed, type Spine } from '../strands'
import { lines, svg, type Box, type Svg } from '../svg'

/** The three strokes of the mark as a hand would sketch them, in the mark's own units. */
const SKETCH: readonly Spine[] = [
  [
    [-80, 15],
    [-36, 23],
    [-10, 22],
    [0.6, 16.6],
    [3.6, 9.6],
    [8.7, 5.3],
    [13.2, 5.6],
    [15.4, 9],
    [14.6, 13.6],
    [10.8, 16.1],
    [7, 15.2],
    [5.6, 12],
    [6.9, 7.9],
    [10.6, 5.1],
    [18, 3.6],
    [26, 3.2],
  ],
  [
    [-80, 20],
    [-40, 11],
    [-16, 13],
    [-2, 18.6],
    [6, 20.8],
    [12.9, 17.4],
    [18, 13.6],
    [26, 12.4],
  ],
  [
    [-80, 8],
    [-44, 15],
    [-20, 20.6],
    [-4, 22],
    [8, 21],
    [18, 21],
    [28, 20.2],
  ],
]

/** The middle of the curl: sketches are scaled and tilted about it. */
const EYE: Point = [10.5, 10.6]

/** Threads on the way in are neither scaled nor tilted beyond this distance from the eye. */
const TURNED_REACH = 30

interface Refinement {
  readonly box: Box
  /** Units of the loose sketch, and where its box begins. */
  readonly sketch: { readonly scale: number; readonly at: Point; readonly copies: number }
  readonly fan: number
  /** Difference in tilt between the first and the last copy, in degrees. */
  readonly tilt: number
  readonly mark: { readonly scale: number; readonly at: Point }
  readonly land: number
  readonly weight: number
}

/** One copy of a stroke: u from -0.5 to 0.5 says where in its family it stands. */
function copyOf(stroke: Spine, { sketch, fan, tilt }: Refinement, u: number): Point[] {
  const angle = (u * tilt * Math.PI) / 180
  const size = 1 + u * fan
  const turned = stroke.map(([x, y]): Point => {
    const [dx, dy] = [x - EYE[0], y - EYE[1]]
    const scale = dx < -TURNED_REACH ? 1 : size
    const lever = Math.max(dx, -TURNED_REACH)
    return [
      EYE[0] + scale * (dx * Math.cos(angle) - dy * Math.sin(angle)) + u * fan * 7,
      EYE[1] + scale * (lever * Math.sin(angle) + dy * Math.cos(angle)),
    ]
  })
  return [...placed(turned, [sketch.scale, sketch.scale], sketch.at)]
}

function refinement(plan: Refinement): Svg {
  const { box, sketch, mark, land, weight } = plan
  const end = box.x + box.width
  const rows = BRAND_MARK.rows.map((row) => mark.at[1] + row * mark.scale)
  const copies = Array.from(
    { length: sketch.copies },
    (_, index) => index / (sketch.copies - 1) - 0.5,
  )
  const paths = SKETCH.flatMap((stroke, row) =>
    copies.map((u) => landed(copyOf(stroke, plan, u), land, rows[row] ?? 0, land)),
  )
  const found = Math.floor(sketch.copies / 2)
  const guides = rows.map((row) => `M${land} ${row}H${end}`)
  const exact = `<path transform="translate(${mark.at.join(' ')})scale(${mark.scale})" d="${BRAND_MARK.path}" fill="none" stroke="${palette.prairie}" stroke-width="${BRAND_MARK.strokeWidth}" stroke-linecap="round"/>`
  const body =
    lines(
      paths.filter((_, index) => index !== found),
      { color: palette.soil, width: 1.15 * weight },
    ) +
    lines([`${paths[found] ?? ''}H${end}`], { color: palette.wheat, width: 2.8 * weight }) +
    lines(guides.slice(1), { color: palette.soil, width: 1.3 * weight }) +
    exact
  return svg(box, body)
}

/**
 * A loose curl, drawn again and again until its lines agree on three rows, and the exact mark stands
 * on them. Rows at y = 84, 165 and 246, true from x = 690; the mark lies between x = 827 and 1173.
 */
export function brandDesign(): Svg {
  return refinement({
    box: { ...WIDE.box, height: 344 },
    sketch: { scale: 12, at: [60, 15], copies: 9 },
    fan: 0.44,
    tilt: 22,
    mark: { scale: 9, at: [820, 57] },
    land: 690,
    weight: 1,
  })
}

/** Phones: rows at y = 69, 105 and 141, true from x = 190. */
export function brandDesignPhone(): Svg {
  return refinement({
    box: { ...PHONE.box, height: 210 },
    sketch: { scale: 5.6, at: [-26, 34], copies: 7 },
    fan: 0.44,
    tilt: 22,
    mark: { scale: 4, at: [196, 57] },
    land: 190,
    weight: 0.9,
  })
}
