import { COVER_STYLES, type CoverName } from '../tools/drawings/covers'
import { seedFrom } from '../tools/random'

/**
 * A cover for an article that names none: always the same one for an address, and neither the ground
 * nor the motif of the card beside it.
 */
export function chooseCover(slug: string, neighbor: CoverName | undefined): CoverName {
  const beside = neighbor === undefined ? undefined : COVER_STYLES.get(neighbor)
  const fitting = [...COVER_STYLES]
    .filter(([, { ground, motif }]) => ground !== beside?.ground && motif !== beside?.motif)
    .map(([name]) => name)
  const chosen = fitting[seedFrom(slug) % fitting.length]
  if (chosen === undefined) throw new Error('There are no covers to choose from')
  return chosen
}
