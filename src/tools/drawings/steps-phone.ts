import { PHONE } from './frames'
import { INK_ON_SOIL, scaledInk } from './inks'
import { placed, SKEIN } from './spines'
import { paint, rowAt, strands, type Spine } from './strands'
import { svg, type Svg } from './svg'

const BOX = { ...PHONE.box, height: 120 }
const ROWS = { count: 9, top: 14, gap: 11.5 } as const
const INK = scaledInk(INK_ON_SOIL, 0.87)
const HIGHLIGHTED = 4

/** Phones carry the three steps as three pieces of one thread; the first is the skein. */
export function stepsPhoneSkein(): Svg {
  const winding = {
    spines: SKEIN.slice(0, 3).map((spine) => placed(spine, [0.33, 0.225], [118, 57])),
    center: [118, 57],
    cycle: [0, 1, 2],
    fan: 0.42,
    shift: [20, 4],
    tremor: 1,
    seed: 4,
  } as const
  const paths = strands(winding, { ...ROWS, land: 640, end: 640 })
  return svg(BOX, paint(paths, INK, HIGHLIGHTED))
}

const WAVES: readonly Spine[] = [
  [
    [-190, 40],
    [-90, 92],
    [10, 34],
    [110, 84],
    [200, 52],
  ],
  [
    [-190, 88],
    [-90, 30],
    [10, 90],
    [110, 40],
    [200, 70],
  ],
  [
    [-190, 62],
    [-80, 60],
    [30, 66],
    [130, 58],
    [210, 64],
  ],
]

/** The second piece: waves, already sorting themselves towards their rows. */
export function stepsPhoneWaves(): Svg {
  const winding = {
    spines: WAVES,
    center: [10, 62],
    cycle: [0, 1, 2],
    fan: 0.4,
    shift: [30, 8],
    tremor: 1,
    seed: 9,
  } as const
  const paths = strands(winding, { ...ROWS, land: 480, end: 480 })
  return svg(BOX, paint(paths, INK, HIGHLIGHTED))
}

/** The third piece: rows. */
export function stepsPhoneRows(): Svg {
  const paths = Array.from(
    { length: ROWS.count },
    (_, index) => `M${PHONE.start} ${rowAt(ROWS, index)}H${PHONE.end}`,
  )
  return svg(BOX, paint(paths, INK, HIGHLIGHTED))
}
