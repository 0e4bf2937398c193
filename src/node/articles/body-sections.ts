import { Lexer, type Token, type Tokens } from 'marked'
import type { BodyPart, BodySection, RichText } from '../../site/article'
import type { ReportProblem } from './front-matter'
import { plainText } from './inline-text'

/** A line of an article with its line number in the file. */
export interface TextLine {
  readonly text: string
  readonly line: number
}

/** A line that starts with one of these emoji is a sub-heading. */
export const SUBHEADING_EMOJI = '🎯📊🤖✅🔍🧠📝🎨🔁📈🔗'

/** Marks the sub-heading of a calculation. */
const CALCULATION_EMOJI = '📊'

/** The optional variation selector after an emoji only affects how it is drawn. */
const SUBHEADING = new RegExp(`^([${SUBHEADING_EMOJI}])[\\uFE0E\\uFE0F]?(.*)$`, 'su')

/** The id of a sub-heading: its words, joined by hyphens, with a number if another one has the same words. */
function headingId(text: string, sections: readonly BodySection[]): string {
  // NFD separates accents from letters; they are then dropped like apostrophes.
  const plain = text
    .normalize('NFD')
    .replaceAll(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
  const id = plain.match(/[a-z\d]+/g)?.join('-') ?? 'part'
  const taken = new Set(sections.map(({ heading }) => heading?.id))
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
  return free
}

/** Parses the inline markup of a line and reports unsupported syntax. */
type ReadInline = (text: string, line: number) => RichText

/** `Label: text`. A longer text before the colon is part of a sentence. */
const LABELED_LINE = /^(?<label>[^:.?!]{1,30}): (?<text>.+)$/

const CHECKLIST_ITEM = /^- \[ \] (?<text>.+)$/

/** Rows get labels only if every row has one, so that a list has one shape. */
function rowsOf(lines: readonly TextLine[], read: ReadInline): BodyPart {
  const labeled = lines.every(({ text }) => LABELED_LINE.test(text))
  const rows = lines.map(({ text: whole, line }) => {
    const { label = '', text = whole } = (labeled && LABELED_LINE.exec(whole)?.groups) || {}
    const words = read(text, line)
    return labeled ? { label: plainText(read(label, line)), text: words } : { text: words }
  })
  return { kind: 'rows', labeled, rows }
}

const NUMBER_CELL = /^[−-]?\$?[\d,.]+\s?(?:%|percent|kB)?$/

const isTable = (token: Token | undefined): token is Tokens.Table => token?.type === 'table'

/** The number of cells in a written row. A bar after a backslash is part of its cell. */
const cellCount = ({ text }: TextLine) =>
  text.replaceAll(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length

/** Parses a Markdown table: a row of headings, a row of dashes, and the other rows. */
function tableOf(
  [head, ...rest]: readonly [TextLine, ...TextLine[]],
  read: ReadInline,
  reportProblem: ReportProblem,
): BodyPart | undefined {
  const [table, ...others] = Lexer.lex([head, ...rest].map(({ text }) => text).join('\n'))
  if (!isTable(table) || others.length > 0) {
    reportProblem(
      head.line,
      'These lines begin with | but make no table. A table is "| Head | Head |", then "| --- | --- |", then its rows.',
    )
    return undefined
  }
  // Report wrong rows, because Markdown silently pads short rows and cuts long ones.
  const expected = cellCount(head)
  for (const row of rest) {
    const count = cellCount(row)
    const cells = count === 1 ? 'cell' : 'cells'
    if (count !== expected)
      reportProblem(
        row.line,
        `This row has ${count} ${cells} and the head of its table has ${expected}.`,
      )
  }
  const { header, rows } = table
  return {
    kind: 'table',
    header: header.map(({ text }) => read(text, head.line)),
    // The second line is the row of dashes.
    rows: rows.map((cells, index) => cells.map(({ text }) => read(text, head.line + 2 + index))),
    numericColumns: header.map((_, column) =>
      rows.every((cells) => NUMBER_CELL.test(cells[column]?.text.trim() ?? '')),
    ),
  }
}

function partOf(
  lines: readonly TextLine[],
  read: ReadInline,
  reportProblem: ReportProblem,
): BodyPart | undefined {
  const [first, ...others] = lines
  if (first === undefined) return undefined
  if (lines.every(({ text }) => text.startsWith('|')))
    return tableOf([first, ...others], read, reportProblem)
  if (lines.every(({ text }) => CHECKLIST_ITEM.test(text))) {
    const items = lines.map(({ text, line }) => read(text.replace(CHECKLIST_ITEM, '$<text>'), line))
    return { kind: 'checklist', items }
  }
  if (others.length === 0) return { kind: 'paragraph', text: read(first.text, first.line) }
  return rowsOf(lines, read)
}

/** Reads the body of an article, whose blocks are separated by blank lines. */
export function bodySections(
  lines: readonly TextLine[],
  read: ReadInline,
  reportProblem: ReportProblem,
): readonly BodySection[] {
  const sections: (BodySection & { readonly parts: BodyPart[] })[] = []
  let block: TextLine[] = []
  const add = (part: BodyPart | undefined) => {
    if (part === undefined) return
    if (sections.length === 0) sections.push({ parts: [] })
    sections.at(-1)?.parts.push(part)
  }
  const endBlock = () => {
    add(partOf(block, read, reportProblem))
    block = []
  }
  for (const { text: written, line } of lines) {
    const [, emoji, words] = SUBHEADING.exec(written) ?? []
    if (words !== undefined) {
      endBlock()
      const text = plainText(read(words.trim(), line))
      const isCalculation = emoji === CALCULATION_EMOJI
      sections.push({ heading: { id: headingId(text, sections), text, isCalculation }, parts: [] })
    } else if (written !== '' && written === written.trim()) block.push({ text: written, line })
    else {
      endBlock()
      if (written !== '') add({ kind: 'break' })
    }
  }
  endBlock()
  return sections
}
