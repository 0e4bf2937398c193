import { placed, SKEIN } from './spines'
import type { Point } from './spline'
import { paint, strands, type Ink, type Rows, type Spine } from './strands'

/** A skein of its own size that unwinds into rows. */
export interface SkeinPlan {
  readonly center: Point
  /** Size against the skein of the hero, whose radius is about 200. */
  readonly scale: Point
  readonly rows: Rows
  readonly ink: Ink
  readonly highlighted: number
  readonly seed: number
  readonly fan?: number
  readonly cycle?: readonly number[]
  /** x that strands enter from, when the spines do not reach so far. */
  readonly start?: number
  /** Path data that strand i goes on with after its row. */
  readonly tails?: readonly string[]
}

/** The drawing's main motif as markup: strands wound about `center`, then exact rows. */
export function skein(plan: SkeinPlan): string {
  const {
    center,
    scale,
    rows,
    ink,
    highlighted,
    seed,
    fan = 0.46,
    cycle = [0, 1, 0, 2, 1],
    tails = [],
    start = Infinity,
  } = plan
  const winding = {
    spines: SKEIN.map((spine) => entering(placed(spine, scale, center), start)),
    center,
    cycle,
    fan,
    shift: [34 * scale[0], 10 * scale[1]],
    tremor: 2 * scale[1],
    seed,
  } as const
  return paint(
    strands(winding, rows).map((path, index) => path + (tails[index] ?? '')),
    ink,
    highlighted,
  )
}

function entering(spine: Spine, start: number): Spine {
  const [first, ...rest] = spine
  return first ? [[Math.min(first[0], start), first[1]], ...rest] : spine
}
