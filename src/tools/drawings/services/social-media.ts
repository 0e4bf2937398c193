import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { randomFrom } from '../../random'
import { scatter } from '../scatter'
import type { Point } from '../spline'
import { landed, paint, rowAt, type Rows } from '../strands'
import { dots, enlarged, svg, type Box, type Svg } from '../svg'

/** Radii of people in the audience, in a fixed order so that large dots never come in clumps. */
const SIZES = [2.8, 5, 2.2, 3.8, 6.4, 2.6, 3.4, 4.6, 2, 5.6]

interface Audience {
  readonly box: Box
  readonly rows: Rows
  /** x of the narrowest place, and the distance between strands there. */
  readonly neck: Point
  readonly crowd: { readonly count: number; readonly end: number; readonly scale: number }
  /** First dot and distance between dots on a row, and the last x that the page's edge cannot cut. */
  readonly seats: readonly [first: number, gap: number, last: number]
  readonly highlighted: { readonly row: number; readonly seat: number }
  readonly seed: number
}

/** Threads drift in wide, draw together at the neck and open into rows. */
function funnel({ box, rows, neck }: Audience): string[] {
  const middle = (rows.count - 1) / 2
  const centre = rowAt(rows, middle)
  const reach = neck[0] - box.x
  return Array.from({ length: rows.count }, (_, index) => {
    const place = index - middle
    const sway = (index % 3) - 1
    const at = (share: number, gap: number, lean: number): Point => [
      box.x - 20 + reach * share,
      centre + place * gap + sway * lean,
    ]
    const way = [
      at(0, rows.gap * 1.08, 22),
      at(0.3, rows.gap * 1.02, -20),
      at(0.54, rows.gap * 0.98, 20),
      at(0.72, rows.gap * 0.8, -12),
      at(0.87, rows.gap * 0.36, 3),
      [neck[0], centre + place * neck[1]] as const,
    ]
    return landed(way, rows.land, rowAt(rows, index), rows.end)
  })
}

function audience(plan: Audience): Svg {
  const { box, rows, crowd, seats, highlighted } = plan
  const area = { x: box.x, y: 6, width: crowd.end - box.x, height: box.height - 12 }
  const people = scatter(crowd.count, area, randomFrom(plan.seed))
    .filter(([x, y]) => {
      const narrowing = Math.max(0, (x - area.x) / area.width - 0.68) * 1.3
      return Math.abs(y - box.height / 2) < box.height * (0.5 - narrowing)
    })
    .map(([x, y], index) => ({ x, y, r: crowd.scale * (SIZES[index % SIZES.length] ?? 3) }))
  const perRow = Math.floor((seats[2] - seats[0]) / seats[1]) + 1
  const seated = Array.from({ length: rows.count * perRow }, (_, index) => ({
    x: seats[0] + (index % perRow) * seats[1],
    y: rowAt(rows, Math.floor(index / perRow)),
    r: 4.2 * crowd.scale,
  }))
  const chosen = highlighted.row * perRow + highlighted.seat
  const ink = scaledInk(INK_ON_LIGHT, 0.9)
  const body =
    paint(funnel(plan), { ...ink, highlight: ink.base }, -1) +
    dots(people, palette.soil) +
    dots(
      seated.filter((_, index) => index !== chosen),
      palette.prairie,
    ) +
    dots(
      seated.slice(chosen, chosen + 1).map((dot) => enlarged(dot, 2)),
      palette.wheat,
    )
  return svg(box, body)
}

/**
 * A crowd becomes an audience: loose dots drift through a funnel and take seats on seven rows,
 * y = 33 + 44 i, true from x = 740, one seat every 44 from x = 760. The wheat seat is row 2, x = 1068.
 */
export function socialMedia(): Svg {
  return audience({
    box: { ...WIDE.box, height: 330 },
    rows: { count: 7, top: 33, gap: 44, land: 740, end: WIDE.end },
    neck: [500, 6],
    crowd: { count: 250, end: 470, scale: 1 },
    seats: [760, 44, WIDE.containerEnd],
    highlighted: { row: 2, seat: 7 },
    seed: 17,
  })
}

/** Phones: seven rows at y = 15 + 30 i, true from x = 206. */
export function socialMediaPhone(): Svg {
  return audience({
    box: { ...PHONE.box, height: 210 },
    rows: { count: 7, top: 15, gap: 30, land: 206, end: PHONE.end },
    neck: [116, 4],
    crowd: { count: 84, end: 108, scale: 0.7 },
    seats: [216, 30, PHONE.containerEnd],
    highlighted: { row: 2, seat: 3 },
    seed: 4,
  })
}
