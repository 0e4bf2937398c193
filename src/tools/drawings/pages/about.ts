import { phoneView, wideView, type View } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { placed, SKEIN } from '../spines'
import type { Point } from '../spline'
import { paint, rowAt, strands } from '../strands'
import { svg, type Svg } from '../svg'

/** One town's tangle: where it lies, how large it is, and the spines that wind it. */
interface Town {
  readonly centre: Point
  readonly size: number
  readonly spines: readonly [number, number]
}

const TOWNS: readonly Town[] = [
  { centre: [330, 96], size: 0.4, spines: [0, 1] },
  { centre: [96, 214], size: 0.5, spines: [1, 2] },
  { centre: [386, 318], size: 0.44, spines: [2, 0] },
]

const ROWS = { top: 30, gap: 24, land: 800, perTown: 6 } as const

function towns({ box, zoom, weight }: View): Svg {
  const end = box.x + box.width
  const paths = Array.from({ length: TOWNS.length * ROWS.perTown }, () => '')
  TOWNS.forEach(({ centre, size, spines }, town) => {
    const winding = {
      spines: spines.map((spine) => {
        const way = placed(SKEIN[spine] ?? [], [size, size], centre)
        return [[-800, centre[1] + (way[0]?.[1] ?? 0) * 0.1] as const, ...way.slice(1)]
      }),
      centre,
      cycle: [0, 1],
      fan: 0.5,
      shift: [20, 6],
      tremor: 1,
      seed: 31 + town,
    } as const
    const rows = {
      count: ROWS.perTown,
      top: rowAt(ROWS, town),
      gap: ROWS.gap * TOWNS.length,
      land: ROWS.land,
      end,
    }
    strands(winding, rows).forEach((path, index) => {
      paths[index * TOWNS.length + town] = path
    })
  })
  return svg(box, paint(paths, scaledInk(INK_ON_LIGHT, weight), 7), zoom)
}

/** Tangles of three towns join one field: eighteen rows at y = 30 + 24 i, true from x = 800. */
export function about(): Svg {
  return towns(wideView(468))
}

/** Phones: a part of the same picture, drawn smaller. */
export function aboutPhone(): Svg {
  return towns(phoneView(100, 0.44, 0, 206))
}
