/** The emoji that mark a sub-heading (spec section 5), under the names that the specification gives them. */
export const SUBHEADING_EMOJI = {
  target: '🎯',
  chart: '📈',
  robot: '🤖',
  checkMark: '✅',
  magnifier: '🔍',
  brain: '🧠',
  memo: '📝',
  palette: '🎨',
  loop: '🔁',
  barChart: '📊',
  link: '🔗',
} as const

export type SubheadingMark = keyof typeof SUBHEADING_EMOJI

/** A line of an article. The emoji of a sub-heading is given by name, apart from its text. */
export type BodyLine =
  | { readonly kind: 'subheading'; readonly mark: SubheadingMark; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'break' }

/** Lines that stand together, parted from the next block by a blank line. */
export type BodyBlock = readonly BodyLine[]

/** May follow an emoji and only says how to draw it. */
const VARIATION_SELECTOR = /^[\uFE0E\uFE0F]/

function isSubheadingMark(name: string): name is SubheadingMark {
  return name in SUBHEADING_EMOJI
}

const MARKS = Object.keys(SUBHEADING_EMOJI).filter(isSubheadingMark)

function bodyLine(line: string): BodyLine {
  const mark = MARKS.find((name) => line.startsWith(SUBHEADING_EMOJI[name]))
  if (mark !== undefined) {
    const rest = line.slice(SUBHEADING_EMOJI[mark].length).replace(VARIATION_SELECTOR, '')
    return { kind: 'subheading', mark, text: rest.trim() }
  }
  return line === line.trim() ? { kind: 'paragraph', text: line } : { kind: 'break' }
}

/**
 * Reads the body format of articles (spec section 5): blank lines part blocks, and each line of a
 * block is a sub-heading, a paragraph or, where white space surrounds it, a line break. Every text
 * is accepted.
 */
export function formatBody(content: string): readonly BodyBlock[] {
  return content
    .split(/(?:\r?\n){2,}/)
    .map((block) => block.split(/\r?\n/).filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(bodyLine))
}
