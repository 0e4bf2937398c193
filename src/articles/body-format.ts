import { SUBHEADING_EMOJI, type SubheadingMark } from '../site/article'

/** A line of an article. The emoji of a sub-heading is given by name, apart from its text. */
export type BodyLine = { readonly line: number } & (
  | { readonly kind: 'subheading'; readonly mark: SubheadingMark; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'break' }
)

/** Lines that stand together, with a blank line before and after. */
export type BodyBlock = readonly BodyLine[]

/** May follow an emoji and only says how to draw it. */
const VARIATION_SELECTOR = /^[\uFE0E\uFE0F]/

function isSubheadingMark(name: string): name is SubheadingMark {
  return name in SUBHEADING_EMOJI
}

const MARKS = Object.keys(SUBHEADING_EMOJI).filter(isSubheadingMark)

function bodyLine(text: string, line: number): BodyLine {
  const mark = MARKS.find((name) => text.startsWith(SUBHEADING_EMOJI[name]))
  if (mark !== undefined) {
    const rest = text.slice(SUBHEADING_EMOJI[mark].length).replace(VARIATION_SELECTOR, '')
    return { kind: 'subheading', mark, text: rest.trim(), line }
  }
  return text === text.trim() ? { kind: 'paragraph', text, line } : { kind: 'break', line }
}

/**
 * Reads the body format of articles: blank lines separate blocks, and each line of a block is a
 * sub-heading, a paragraph or, where white space surrounds it, a line break. Every text is accepted.
 */
export function formatBody(content: string, firstLine = 1): readonly BodyBlock[] {
  const blocks: BodyLine[][] = []
  let open: BodyLine[] | undefined
  content.split(/\r?\n/).forEach((text, index) => {
    if (text === '') {
      open = undefined
      return
    }
    if (open === undefined) {
      open = []
      blocks.push(open)
    }
    open.push(bodyLine(text, firstLine + index))
  })
  return blocks
}
