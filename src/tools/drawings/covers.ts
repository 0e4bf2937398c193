import { keysOf } from '../../shared/keys-of'
import { seedFrom } from '../random'
import { GROUNDS, type GroundName } from './grounds'
import { MOTIFS, type MotifName } from './motifs/motifs'
import { ground, svg, type Svg } from './svg'

/** What a cover or a social card looks like. */
export interface CoverStyle {
  readonly ground: GroundName
  readonly motif: MotifName
}

/** The name of a cover, as an article's front matter gives it: 'soil-rope'. */
export type CoverName = `${GroundName}-${MotifName}`

const BOX = { x: 0, y: 0, width: 1200, height: 480 }

/**
 * Draws the cover of an article, 1200 x 480. It is composed for 5:2 and for the 4:3 in its middle
 * (x from 280 to 920), so it can be shown with `object-fit: cover`, or inline, where it fills its box alike.
 */
export function cover(groundName: GroundName, motifName: MotifName): Svg {
  const { color, ink } = GROUNDS[groundName]
  const motif = MOTIFS[motifName]({ box: BOX, ink, seed: seedFrom(`${groundName}-${motifName}`) })
  const drawn = svg(BOX, ground(BOX, color) + motif)
  const markup = drawn.markup.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')
  return { ...drawn, markup }
}

/** The style of every cover by its name: each ground with each motif. */
export const COVER_STYLES: ReadonlyMap<CoverName, CoverStyle> = new Map(
  keysOf(GROUNDS).flatMap((groundName) =>
    keysOf(MOTIFS).map((motifName): [CoverName, CoverStyle] => [
      `${groundName}-${motifName}`,
      { ground: groundName, motif: motifName },
    ]),
  ),
)
