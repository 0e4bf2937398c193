/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number

type TextSpace = Readonly<
  Record<'width' | 'height' | 'largestSize' | 'smallestSize' | 'maxLines', number>
>

/** Breaks words into `count` lines so that the widest line is as narrow as possible. */
function balanced(words: readonly string[], count: number, measure: Measure) {
  const whole = words.join(' ')
  let best = { width: measure(whole), lines: [whole] }
  if (count === 1) return best
  for (let length = 1; length < words.length; length += 1) {
    const first = words.slice(0, length).join(' ')
    const rest = balanced(words.slice(length), count - 1, measure)
    const width = Math.max(measure(first), rest.width)
    if (width < best.width) best = { width, lines: [first, ...rest.lines] }
  }
  return best
}

/** Finds the largest size at which a text fits its space, in balanced lines. Throws if it doesn't fit at the smallest. */
export function fitText(text: string, space: TextSpace, measure: Measure) {
  let best = { size: 0, lines: [text] }
  for (let count = 1; count <= space.maxLines; count += 1) {
    const { width, lines } = balanced(text.split(/\s+/), count, measure)
    const fits = Math.min(space.largestSize, space.height / lines.length, space.width / width)
    const size = Math.floor(fits)
    if (size > best.size) best = { size, lines }
  }
  if (best.size >= space.smallestSize) return best
  throw new Error(`This title is too long for its social card: "${text}"`)
}
