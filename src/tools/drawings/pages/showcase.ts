import { palette } from '../../../site/palette'
import { curl } from '../curl'
import { pathOf, spline, type Point } from '../spline'
import { lines, svg, type Svg } from '../svg'

/** The width of the page at which the drawing has its natural size, and the height of a stage. */
const STAGE = { width: 1280, height: 560 } as const

/** Between two stages, and below the text of each, the strand runs at this height. */
const LANE = 512

/** The curl below each stage's text: how far from the left, and its radius. */
const CURLS: readonly { readonly x: number; readonly radius: number }[] = [
  { x: 250, radius: 44 },
  { x: 140, radius: 34 },
  { x: 330, radius: 50 },
  { x: 210, radius: 30 },
  { x: 380, radius: 40 },
  { x: 170, radius: 52 },
  { x: 300, radius: 32 },
  { x: 240, radius: 46 },
]

/** A stage's waypoints: in at the left, one curl, up behind the window, and down to the next stage. */
function stage({ x, radius }: (typeof CURLS)[number], index: number): Point[] {
  const points: Point[] = [
    [0, LANE],
    ...curl([x, LANE], radius, -1),
    [520, LANE - 40],
    [700, 330],
    [980, 300],
    [1190, LANE - 60],
  ]
  return points.map(([px, py]) => [px + index * STAGE.width, py])
}

/**
 * One strand that passes from the window of each service in the showcase to the next: eight stages
 * side by side, for prairie-dark. The page shows one stage at a time.
 */
export function showcaseStrand(): Svg {
  const width = CURLS.length * STAGE.width
  const way: Point[] = [[-40, LANE], ...CURLS.flatMap(stage), [width, LANE], [width + 40, LANE]]
  const body = lines([pathOf(spline(way))], { color: palette.wheat, width: 3 })
  return svg({ x: 0, y: 0, width, height: STAGE.height }, body)
}
