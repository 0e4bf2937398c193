/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number

export interface TextBlock {
  readonly size: number
  readonly lines: readonly string[]
}

export interface TextSpace {
  readonly width: number
  readonly height: number
  /** Largest and smallest font size; below the smallest only a single word too wide may go. */
  readonly largest: number
  readonly smallest: number
  readonly leading: number
  readonly maxLines: number
}

const SIZE_STEP = 4

/** Sets a text as large as its space allows, in lines of like length (`text-wrap: balance`). */
export function fitText(text: string, space: TextSpace, measure: Measure): TextBlock {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const widths = new Map(words.map((word) => [word, measure(word)]))
  const gap = measure('n n') - measure('nn')
  const widthOf = (word: string) => widths.get(word) ?? 0
  for (let size = space.largest; size > space.smallest; size -= SIZE_STEP) {
    const lines = balanced(words, space.width / size, widthOf, gap)
    const maxLines = Math.min(space.maxLines, Math.floor(space.height / (size * space.leading)))
    if (lines !== undefined && lines.length <= maxLines) return { size, lines }
  }
  const widest = Math.max(...widths.values(), 0.1)
  const size = Math.min(space.smallest, Math.floor(space.width / widest))
  const maxLines = Math.floor(space.height / (size * space.leading))
  return { size, lines: clamped(broken(words, space.width / size, widthOf, gap), maxLines) }
}

/** Lines that fit the width, as few and then as even as possible; nothing when a word is too wide. */
function balanced(
  words: readonly string[],
  width: number,
  widthOf: Measure,
  gap: number,
): string[] | undefined {
  if (words.some((word) => widthOf(word) > width)) return undefined
  const widest = broken(words, width, widthOf, gap)
  let best = widest
  for (let narrower = width * 0.98; narrower > width / 4; narrower *= 0.98) {
    if (words.some((word) => widthOf(word) > narrower)) break
    const lines = broken(words, narrower, widthOf, gap)
    if (lines.length > widest.length) break
    best = lines
  }
  return best
}

function broken(words: readonly string[], width: number, widthOf: Measure, gap: number): string[] {
  const lines: string[] = []
  let taken = Infinity
  for (const word of words) {
    const needed = taken + gap + widthOf(word)
    if (needed <= width) {
      lines.push(`${lines.pop() ?? ''} ${word}`)
      taken = needed
    } else {
      lines.push(word)
      taken = widthOf(word)
    }
  }
  return lines
}

/** Text that still has too many lines ends with an ellipsis: a card is no place for more. */
function clamped(lines: readonly string[], maxLines: number): string[] {
  if (lines.length <= maxLines) return [...lines]
  const kept = lines.slice(0, maxLines)
  const last = kept.pop() ?? ''
  return [...kept, `${last.split(' ').slice(0, -1).join(' ') || last}…`]
}
