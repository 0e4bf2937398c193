import { randomFrom } from '../random'
import { pathOf, spline, type Point } from './spline'
import { lines, round, type Stroke } from './svg'

/** Waypoints of one hand-placed curve. Every strand of its family is a scaled copy of it. */
export type Spine = readonly Point[]

/** How loose thread is wound before it is straightened. */
export interface Winding {
  readonly spines: readonly Spine[]
  /** The point that copies are scaled about: the middle of the skein. */
  readonly center: Point
  /** Which spine strand i follows, repeated. Neighbouring rows come from different families. */
  readonly cycle: readonly number[]
  /** Difference in scale between the innermost and the outermost copy of a spine. */
  readonly fan: number
  /** Offset between the first and the last copy of a spine. */
  readonly shift: Point
  /** How far a hand would miss a waypoint, in drawing units. */
  readonly tremor: number
  readonly seed: number
}

/** The exact rows: where strands become straight, and how far they run. */
export interface Rows {
  readonly count: number
  readonly top: number
  readonly gap: number
  /** x from which the rows are true; at least 160 right of the last waypoint on large drawings. */
  readonly land: number
  readonly end: number
}

/** Waypoints this far left of the center are not scaled, so that strands enter as a bundle. */
const BUNDLE_DISTANCE = 400

/** Share of the way to the landing that the last handle takes: the row is met level and slowly. */
const LANDING_HANDLE = 0.55

/** The y of a row. */
export function rowAt(rows: Pick<Rows, 'top' | 'gap'>, index: number): number {
  return round(rows.top + index * rows.gap)
}

/** Waypoints of strand `index`, before its landing. */
function waypoints(winding: Winding, families: readonly number[], index: number): Point[] {
  const { center, fan, shift, tremor } = winding
  const random = randomFrom(winding.seed + index * 7919)
  const family = families[index] ?? 0
  const size = families.filter((other) => other === family).length
  const place = families.slice(0, index).filter((other) => other === family).length
  const u = size > 1 ? place / (size - 1) - 0.5 : 0
  return (winding.spines[family] ?? []).map(([x, y]) => {
    const scale = 1 + fan * u
    const scaleX = x < center[0] - BUNDLE_DISTANCE ? 1 : scale
    return [
      center[0] + (x - center[0]) * scaleX + u * shift[0] + (random() - 0.5) * 2 * tremor,
      center[1] + (y - center[1]) * scale + u * shift[1] + (random() - 0.5) * 2 * tremor,
    ]
  })
}

/** Paths of strands from tangle to rows: one smooth curve each, then a straight line. */
export function strands(winding: Winding, rows: Rows): string[] {
  const families = Array.from(
    { length: rows.count },
    (_, index) => winding.cycle[index % winding.cycle.length] ?? 0,
  )
  return families.map((_, index) =>
    landed(waypoints(winding, families, index), rows.land, rowAt(rows, index), rows.end),
  )
}

/** A curve through the waypoints that meets the row level at `land` and runs straight to `end`. */
export function landed(way: readonly Point[], land: number, row: number, end: number): string {
  const handle = (land - (way.at(-1)?.[0] ?? land)) * LANDING_HANDLE
  return `${pathOf(spline([...way, [land, row]], [handle, 0]))}H${round(end)}`
}

/** Colours of a family of strands: most in ink, some accented, exactly one highlighted. */
export interface Ink {
  readonly base: Stroke
  readonly accent?: Stroke
  /** Every nth strand is accented, counted from `accentFrom`. */
  readonly accentEvery?: number
  readonly accentFrom?: number
  readonly highlight: Stroke
}

/** Draws strands in their colors; the highlighted one comes last, over the others. */
export function paint(paths: readonly string[], ink: Ink, highlighted: number): string {
  const { accent, accentEvery = 6, accentFrom = 2 } = ink
  const isAccent = (index: number) => accent !== undefined && index % accentEvery === accentFrom
  const others = paths
    .map((path, index) => ({ path, index }))
    .filter(({ index }) => index !== highlighted)
  const base = others.filter(({ index }) => !isAccent(index)).map(({ path }) => path)
  const accented = others.filter(({ index }) => isAccent(index)).map(({ path }) => path)
  const marked = paths[highlighted]
  return (
    lines(base, ink.base) +
    (accent ? lines(accented, accent) : '') +
    lines(marked === undefined ? [] : [marked], ink.highlight)
  )
}
