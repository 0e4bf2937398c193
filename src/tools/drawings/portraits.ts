import { randomFrom } from '../random'
import { GROUNDS, type GroundName } from './grounds'
import { coil } from './spines'
import { pathOf, spline, type Point } from './spline'
import { paint } from './strands'
import { ground, svg, type Svg } from './svg'

const BOX = { x: 0, y: 0, width: 480, height: 600 }

/** How far a hand would miss a waypoint, in drawing units. */
const TREMOR = 2.5

interface Portrait {
  readonly groundName: GroundName
  /** Middle of the head. */
  readonly head: Point
  readonly radius: number
  /** How much lower the right shoulder is than the left one. */
  readonly lean: number
  readonly strands: number
  readonly highlighted: number
  readonly seed: number
}

/** One strand: up a shoulder, twice around the head, down the other shoulder. */
function strandOf({ head, radius, lean, seed, strands }: Portrait, index: number): string {
  const random = randomFrom(seed + index * 7919)
  const u = index / (strands - 1) - 0.5
  const turns = Array.from({ length: 16 }, (_, turn) => radius * (1 + 0.42 * u - turn * 0.006))
  const [x, y] = head
  const unit = radius / 96
  const shoulder = (side: 1 | -1): Point[] => {
    const low = y + radius + (side * lean) / 2
    return [
      [x + side * (56 + u * 26) * unit, y + radius + (36 - u * 24) * unit],
      [x + side * 112 * unit, low + (84 - u * 60) * unit],
      [x + side * 210 * unit, low + (150 - u * 78) * unit],
      [x + side * 330 * unit, low + (290 - u * 78) * unit],
    ]
  }
  const points = [
    ...shoulder(-1).toReversed(),
    ...coil([x, y], turns, { from: 122, step: 43.7, squash: 1.1 }),
    ...shoulder(1),
  ]
  const shaky = points.map(([px, py]): Point => [
    px + (random() - 0.5) * 2 * TREMOR,
    py + (random() - 0.5) * 2 * TREMOR,
  ])
  return pathOf(spline(shaky))
}

function portrait(plan: Portrait): Svg {
  const { color, ink } = GROUNDS[plan.groundName]
  const paths = Array.from({ length: plan.strands }, (_, index) => strandOf(plan, index))
  return svg(BOX, ground(BOX, color) + paint(paths, ink, plan.highlighted))
}

const PORTRAITS = {
  first: {
    groundName: 'prairie-dark',
    head: [236, 236],
    radius: 98,
    lean: 30,
    strands: 13,
    highlighted: 8,
    seed: 51,
  },
  second: {
    groundName: 'wheat',
    head: [262, 262],
    radius: 116,
    lean: -56,
    strands: 15,
    highlighted: 5,
    seed: 67,
  },
  third: {
    groundName: 'soil',
    head: [216, 248],
    radius: 86,
    lean: 64,
    strands: 11,
    highlighted: 7,
    seed: 83,
  },
} as const satisfies Record<string, Portrait>

/** Drawn covers for the places of portraits: head and shoulders of thread, until there are photos. */
export const portraits = {
  'portrait-1': () => portrait(PORTRAITS.first),
  'portrait-2': () => portrait(PORTRAITS.second),
  'portrait-3': () => portrait(PORTRAITS.third),
}
