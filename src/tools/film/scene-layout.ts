import type { FilmScene } from '../../content/pages/testimonial-video'

/** The rows that the poster's skein ends in; the film begins with that picture and goes on from it. */
export const STRANDS = { count: 26, top: 22, gap: 27 } as const

/** The golden strand, as on the poster. */
export const HIGHLIGHTED = 14

/** Where the words of a scene are written, in pixels of the picture. */
interface Writing {
  readonly left: number
  readonly size: number
  /** Foot of the first line, and distance to the next. */
  readonly first: number
  readonly gap: number
  /** How far the ruled line lies below the foot of the letters. */
  readonly rule: number
}

const QUOTE = { left: 104, size: 75, gap: 104, rule: 25 } as const

const WRITING: Readonly<Record<FilmScene['id'], Writing>> = {
  tangle: { left: 0, size: 0, first: 0, gap: 0, rule: 0 },
  title: { left: 104, size: 138, first: 256, gap: 172, rule: 44 },
  trade: { ...QUOTE, first: 140 },
  adviser: { ...QUOTE, first: 226 },
  coach: { ...QUOTE, first: 136, gap: 118 },
  close: { left: 452, size: 112, first: 268, gap: 124, rule: 52 },
}

/** How the words of a scene are set. */
export function writing({ id }: Pick<FilmScene, 'id'>): Writing {
  return WRITING[id]
}

/** Foot of line `index` of a scene. */
export function baseline({ id }: Pick<FilmScene, 'id'>, index: number): number {
  return WRITING[id].first + index * WRITING[id].gap
}

/** Heights of the ruled lines of a scene, one under each line of words. */
function rules(scene: FilmScene): number[] {
  return scene.lines.map((_, index) => baseline(scene, index) + writing(scene).rule)
}

/** Heights that draw together towards `near`, as rows of a field do towards its far edge. */
function receding(count: number, near: number, far: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => near + (far - near) * (index / (count - 1)) ** 1.7,
  )
}

/** Bundles of strands, one for each of the given heights, sharing the strands evenly. */
function bundles(count: number, tops: readonly number[]): number[] {
  return Array.from({ length: count }, (_, strand) => {
    const bundle = Math.floor((strand * tops.length) / count)
    const place = strand - Math.ceil((bundle * count) / tops.length)
    return (tops[bundle] ?? 0) + place * 3.6
  })
}

/** Strands in the order of their heights, the golden one at `place`, the others as they are numbered. */
function ordered(heights: readonly number[], place: number): number[] {
  const order = Array.from({ length: STRANDS.count }, (_, strand) => strand).filter(
    (strand) => strand !== HIGHLIGHTED,
  )
  order.splice(place, 0, HIGHLIGHTED)
  const result = Array.from({ length: STRANDS.count }, () => 0)
  for (const [rank, strand] of order.entries()) result[strand] = heights[rank] ?? 0
  return result
}

/** The height of every strand in a scene. The golden one always carries the last line of words. */
export function strandHeights(scene: FilmScene): number[] {
  const { count, top, gap } = STRANDS
  const ruled = rules(scene)
  const others = count - ruled.length
  const last = ruled.at(-1) ?? 0
  switch (scene.id) {
    case 'tangle':
      return Array.from({ length: count }, (_, index) => top + index * gap)
    case 'title':
    case 'trade':
      return ordered([...ruled, ...receding(others, 604, 764)], ruled.length - 1)
    case 'adviser':
      return ordered([...receding(others, 118, -30).reverse(), ...ruled], count - 1)
    case 'coach': {
      const heights = bundles(count, ruled)
      return ordered(heights, heights.indexOf(last))
    }
    case 'close':
      return Array.from({ length: count }, () => last)
  }
}
