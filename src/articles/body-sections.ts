import { Lexer, type Token, type Tokens } from 'marked'
import type {
  BodyPart,
  BodyRow,
  BodySection,
  BodyTable,
  RichText,
  SubheadingMark,
} from '../site/article'
import type { BodyBlock } from './body-format'
import type { Report } from './problems'

interface TextLine {
  readonly text: string
  readonly line: number
}

/** Turns the words of a line into running text, and reports what it does not understand. */
export type ReadInline = (text: string, line: number) => RichText

/** A short name, a colon, and something to say about it. Longer beginnings are sentences. */
const LABELLED = /^(?<label>[^:.?!]{1,30}): (?<text>.+)$/

const CHECKLIST_ITEM = /^- \[ \] (?<text>.+)$/

function labelledRow({ text: whole, line }: TextLine, read: ReadInline): BodyRow | undefined {
  const { label, text } = LABELLED.exec(whole)?.groups ?? {}
  if (label === undefined || text === undefined) return undefined
  return { label: plainWords(read(label, line)), text: read(text, line) }
}

const plainWords = (text: RichText) =>
  text
    .map((piece) => (typeof piece === 'string' ? piece : 'bold' in piece ? piece.bold : piece.text))
    .join('')

/** Rows carry labels where all of them have one, so that a list has one shape. */
function rowsOf(lines: readonly TextLine[], read: ReadInline): BodyPart {
  const labelled = lines.every(({ text }) => LABELLED.test(text))
  const rows = labelled
    ? lines.map((line) => labelledRow(line, read)).filter((row) => row !== undefined)
    : lines.map(({ text, line }) => ({ text: read(text, line) }))
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

const cells = (count: number) => `${count} ${count === 1 ? 'cell' : 'cells'}`

/** Markdown itself fills up short rows with empty cells and cuts long ones. */
function reportRows([head, _dashes, ...rows]: readonly TextLine[], report: Report): void {
  const expected = cellCount(head?.text ?? '')
  for (const { text, line } of rows) {
    const count = cellCount(text)
    if (count !== expected)
      report(line, `This row has ${cells(count)} and the head of its table has ${expected}.`)
  }
}

/** A table as Markdown writes it: a row of headings, a row of dashes, and the other rows. */
function tableOf(
  lines: readonly TextLine[],
  read: ReadInline,
  report: Report,
): BodyTable | undefined {
  const firstLine = lines[0]?.line ?? 0
  const tokens = Lexer.lex(lines.map(({ text }) => text).join('\n'))
  const [table] = tokens
  if (!isTable(table) || tokens.length > 1) {
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
    const items = lines.map(({ text, line }) =>
      read(CHECKLIST_ITEM.exec(text)?.groups?.['text'] ?? '', line),
    )
    return { kind: 'checklist', items }
  }
  if (others.length === 0) return { kind: 'paragraph', text: read(first.text, first.line) }
  return rowsOf(lines, read)
}

interface OpenSection {
  readonly heading?: { readonly mark: SubheadingMark; readonly text: string }
  readonly parts: BodyPart[]
}

/** Groups the blocks of an article under their sub-headings. No line is lost. */
export function bodySections(
  blocks: readonly BodyBlock[],
  read: ReadInline,
  report: Report,
): readonly BodySection[] {
  const sections: OpenSection[] = []
  const open = (section: OpenSection) => {
    sections.push(section)
    return section
  }
  const current = () => sections.at(-1) ?? open({ parts: [] })

  for (const block of blocks) {
    let together: TextLine[] = []
    const flush = () => {
      const part = partOf(together, read, report)
      if (part !== undefined) current().parts.push(part)
      together = []
    }
    for (const line of block) {
      if (line.kind === 'paragraph') {
        together.push(line)
        continue
      }
      flush()
      if (line.kind === 'break') current().parts.push({ kind: 'break' })
      else {
        const text = plainWords(read(line.text, line.line))
        open({ heading: { mark: line.mark, text }, parts: [] })
      }
    }
    flush()
  }
  return sections
}
