import type { Point } from './spline'
import type { Spine } from './strands'

/**
 * Part of a spine that winds round a center: one waypoint every `step` degrees, at the given radii.
 * Angles run clockwise from 3 o'clock, as y points down; a negative step winds counterclockwise.
 */
export function coil(
  center: Point,
  radii: readonly number[],
  {
    from,
    step,
    squash = 1,
  }: { readonly from: number; readonly step: number; readonly squash?: number },
): Spine {
  return radii.map((radius, index) => {
    const angle = ((from + index * step) * Math.PI) / 180
    return [center[0] + radius * Math.cos(angle), center[1] + radius * squash * Math.sin(angle)]
  })
}

/** The same spine in another place and size. */
export function placed(spine: Spine, scale: Point, shift: Point): Spine {
  return spine.map(([x, y]) => [x * scale[0] + shift[0], y * scale[1] + shift[1]])
}

/**
 * The skein, in a space where its center is (0, 0) and its radius about 200. Three spines wind it,
 * over the top, under the bottom, and a smaller turn off the center; the fourth makes a loop of its
 * own outside, for looseness. They leave to the right at different heights, so that strands cross
 * on their way to the rows.
 */
export const SKEIN: readonly Spine[] = [
  [
    [-1010, 70],
    [-660, 120],
    [-390, 96],
    [-238, -20],
    ...coil([0, 0], [206, 204, 200, 194, 186, 176, 164, 152, 142, 140, 150], {
      from: 218,
      step: 45,
      squash: 0.94,
    }),
  ],
  [
    [-1010, -90],
    [-680, -110],
    [-420, -60],
    [-256, 40],
    ...coil([14, 10], [196, 190, 184, 178, 172, 168, 160, 152, 150, 164], {
      from: 142,
      step: -47,
      squash: 1.04,
    }),
  ],
  [
    [-1010, 170],
    [-700, 150],
    [-440, 120],
    [-262, 92],
    ...coil([-40, -6], [178, 160, 144, 132, 122, 118, 118, 124, 138, 164, 206], {
      from: 196,
      step: 46.5,
    }),
  ],
  [
    [-1010, 20],
    [-640, 60],
    [-450, 130],
    [-300, 96],
    ...coil([-282, 10], [70, 68, 66, 70], { from: -10, step: -62 }),
    [-290, 120],
    [-130, 190],
    [60, 196],
    [220, 96],
  ],
]
