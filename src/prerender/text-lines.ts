/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number

interface TextSpace {
  readonly width: number
  readonly height: number
  readonly largestSize: number
  readonly smallestSize: number
  readonly maxLines: number
}

const SIZE_STEP = 4

/** Breaks words into lines of a width; undefined where a word alone is wider. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] | undefined {
  const gap = measure('n n') - measure('nn')
  const lines: string[] = []
  let used = Infinity
  for (const word of words) {
    const wordWidth = measure(word)
    if (wordWidth > width) return undefined
    if (used + gap + wordWidth <= width) {
      lines.push(`${lines.pop() ?? ''} ${word}`)
      used += gap + wordWidth
    } else {
      lines.push(word)
      used = wordWidth
    }
  }
  return lines
}

/** Sets a text as large as fits its space, in balanced lines. Throws if it does not fit at the smallest size. */
export function fitText(text: string, space: TextSpace, measure: Measure) {
  const words = text.split(/\s+/)
  const widths = new Map<string, number>()
  const measureOnce: Measure = (part) => {
    const width = widths.get(part) ?? measure(part)
    widths.set(part, width)
    return width
  }
  for (let size = space.largestSize; size >= space.smallestSize; size -= SIZE_STEP) {
    const maxLines = Math.min(space.maxLines, Math.floor(space.height / size))
    let lines = wrap(words, space.width / size, measureOnce)
    if (lines === undefined || lines.length > maxLines) continue
    // Narrow the lines until one more would be needed: that balances their lengths.
    const count = lines.length
    for (let width = space.width; width > 0; width -= SIZE_STEP) {
      const narrower = wrap(words, width / size, measureOnce)
      if (narrower?.length !== count) break
      lines = narrower
    }
    return { size, lines }
  }
  throw new Error(`This title is too long for its social card: "${text}"`)
}
