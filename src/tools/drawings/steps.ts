import { WIDE } from './frames'
import { INK_ON_SOIL } from './inks'
import { placed, SKEIN } from './spines'
import type { Point } from './spline'
import { paint, strands, type Spine } from './strands'
import { svg, type Svg } from './svg'

const HEIGHT = 256
const CENTER: Point = [192, 134]

/** Gentle waves on the way in, so that the left edge is never empty while the thread is pulled. */
const LEAD_IN: readonly Spine[] = [
  [
    [-2240, 96],
    [-1700, 152],
    [-1250, 104],
    [-820, 186],
    [-430, 118],
  ],
  [
    [-2240, 150],
    [-1640, 84],
    [-1180, 170],
    [-780, 84],
    [-420, 146],
  ],
  [
    [-2240, 196],
    [-1760, 214],
    [-1300, 150],
    [-860, 206],
    [-440, 168],
  ],
]

/** Loose waves over the second column: the thread is out of the skein, and not yet in rows. */
const WAVES: readonly Spine[] = [
  [
    [408, 190],
    [500, 110],
    [596, 96],
  ],
  [
    [400, 84],
    [486, 176],
    [588, 168],
  ],
  [
    [416, 146],
    [506, 186],
    [598, 128],
  ],
]

const THREAD = {
  spines: SKEIN.slice(0, 3).map((spine, family) =>
    (LEAD_IN[family] ?? []).concat(
      placed(spine, [0.52, 0.46], CENTER).slice(2),
      WAVES[family] ?? [],
    ),
  ),
  center: CENTER,
  cycle: [0, 1, 2],
  fan: 0.4,
  shift: [40, 10],
  tremor: 2,
  seed: 21,
} as const

const ROWS = { count: 11, top: 18, gap: 22, land: 816 } as const

/**
 * Three steps in one thread, 1200 units to the container: skein, waves, rows from x = 816, at
 * y = 18 + 22 i. While the visitor scrolls it moves by translateX from +460 to -860 units, so it
 * reaches from -2200 to 4200.
 */
export function steps(): Svg {
  const paths = strands(THREAD, { ...ROWS, end: 4200 })
  return svg({ x: -2200, y: 0, width: 6400, height: HEIGHT }, paint(paths, INK_ON_SOIL, 5))
}

/** The same drawing for a section that stays still: skein over column 1, waves 2, rows 3. */
export function stepsStill(): Svg {
  const paths = strands(THREAD, { ...ROWS, end: WIDE.end })
  return svg({ ...WIDE.box, height: HEIGHT }, paint(paths, INK_ON_SOIL, 5))
}
