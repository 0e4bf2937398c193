import { Lexer, type Token, type Tokens } from 'marked'
import { keysOf } from '../shared/keys-of'
import {
  SUBHEADING_EMOJI,
  type BodyPart,
  type BodySection,
  type RichText,
  type SubheadingMark,
} from '../site/article'
import type { Report } from './front-matter'
import { plainWords } from './inline-text'

interface TextLine {
  readonly text: string
  readonly line: number
}

/** A line of an article. The emoji of a sub-heading is given by name, apart from its text. */
export type BodyLine =
  | (TextLine & { readonly kind: 'subheading'; readonly mark: SubheadingMark })
  | (TextLine & { readonly kind: 'paragraph' })
  | { readonly kind: 'break'; readonly line: number }

/** Lines that stand together, with a blank line before and after. */
export type BodyBlock = readonly BodyLine[]

/** May follow an emoji and only says how to draw it. */
const VARIATION_SELECTOR = /^[\uFE0E\uFE0F]/

function bodyLine(text: string, line: number): BodyLine {
  const mark = keysOf(SUBHEADING_EMOJI).find((name) => text.startsWith(SUBHEADING_EMOJI[name]))
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
  const blocks: BodyLine[][] = [[]]
  content.split(/\r?\n/).forEach((text, index) => {
    if (text === '') blocks.push([])
    else blocks.at(-1)?.push(bodyLine(text, firstLine + index))
  })
  return blocks.filter((block) => block.length > 0)
}

/** Turns the words of a line into running text, and reports what it does not understand. */
type ReadInline = (text: string, line: number) => RichText

/** A short name, a colon, and something to say about it. Longer beginnings are sentences. */
const LABELLED = /^(?<label>[^:.?!]{1,30}): (?<text>.+)$/

const CHECKLIST_ITEM = /^- \[ \] (?<text>.+)$/

/** Rows carry labels where all of them have one, so that a list has one shape. */
function rowsOf(lines: readonly TextLine[], read: ReadInline): BodyPart {
  const labelled = lines.every(({ text }) => LABELLED.test(text))
  const rows = lines.map(({ text: whole, line }) => {
    const { label, text } = LABELLED.exec(whole)?.groups ?? {}
    return labelled && label !== undefined && text !== undefined
      ? { label: plainWords(read(label, line)), text: read(text, line) }
      : { text: read(whole, line) }
  })
  return { kind: 'rows', labelled, rows }
}

const FIGURE = /^[−-]?\$?[\d,.]+\s?(?:%|percent|kB)?$/

const isTable = (token: Token | undefined): token is Tokens.Table => token?.type === 'table'

/** How many cells a row has as it is written. A backslash before a bar makes it part of its cell. */
const cellCount = (row: string) =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** Markdown itself fills up short rows with empty cells and cuts long ones. */
function reportRows([head, _dashes, ...rows]: readonly TextLine[], report: Report): void {
  const expected = cellCount(head?.text ?? '')
  for (const { text, line } of rows) {
    const count = cellCount(text)
    const cells = count === 1 ? 'cell' : 'cells'
    if (count !== expected)
      report(line, `This row has ${count} ${cells} and the head of its table has ${expected}.`)
  }
}

/** A table as Markdown writes it: a row of headings, a row of dashes, and the other rows. */
function tableOf(
  lines: readonly TextLine[],
  read: ReadInline,
  report: Report,
): BodyPart | undefined {
  const firstLine = lines[0]?.line ?? 0
  const [table, ...others] = Lexer.lex(lines.map(({ text }) => text).join('\n'))
  if (!isTable(table) || others.length > 0) {
    report(
      firstLine,
      'These lines begin with | but make no table. A table is "| Head | Head |", then "| --- | --- |", then its rows.',
    )
    return undefined
  }
  reportRows(lines, report)
  const { header, rows } = table
  return {
    kind: 'table',
    header: header.map(({ text }) => read(text, firstLine)),
    // The second line is the row of dashes.
    rows: rows.map((cells, index) => cells.map(({ text }) => read(text, firstLine + 2 + index))),
    figures: header.map((_, column) =>
      rows.every((cells) => FIGURE.test(cells[column]?.text.trim() ?? '')),
    ),
  }
}

function partOf(
  lines: readonly TextLine[],
  read: ReadInline,
  report: Report,
): BodyPart | undefined {
  const [first, ...others] = lines
  if (first === undefined) return undefined
  if (lines.every(({ text }) => text.startsWith('|'))) return tableOf(lines, read, report)
  if (lines.every(({ text }) => CHECKLIST_ITEM.test(text))) {
    const items = lines.map(({ text, line }) => read(text.replace(CHECKLIST_ITEM, '$<text>'), line))
    return { kind: 'checklist', items }
  }
  if (others.length === 0) return { kind: 'paragraph', text: read(first.text, first.line) }
  return rowsOf(lines, read)
}

/** Groups the blocks of an article under their sub-headings. No line is lost. */
export function bodySections(
  blocks: readonly BodyBlock[],
  read: ReadInline,
  report: Report,
): readonly BodySection[] {
  const sections: (BodySection & { readonly parts: BodyPart[] })[] = []
  const add = (part: BodyPart | undefined) => {
    if (part === undefined) return
    if (sections.length === 0) sections.push({ parts: [] })
    sections.at(-1)?.parts.push(part)
  }
  for (const block of blocks) {
    let together: TextLine[] = []
    for (const line of block) {
      if (line.kind === 'paragraph') {
        together.push(line)
        continue
      }
      add(partOf(together, read, report))
      together = []
      if (line.kind === 'break') add({ kind: 'break' })
      else {
        const text = plainWords(read(line.text, line.line))
        sections.push({ heading: { mark: line.mark, text }, parts: [] })
      }
    }
    add(partOf(together, read, report))
  }
  return sections
}
