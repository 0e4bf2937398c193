import type { BodyPart, BodySection, RichText } from '../../site/article'
import type { ReportProblem } from './front-matter'
import { plainText } from './inline-text'

/** A line of an article, or a part of one, with its line number in the file. */
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

/** A text as part of a URL: its words in lowercase letters and digits, joined by hyphens. */
export function hyphenated(text: string): string {
  // NFD separates accents from letters; they are then dropped like apostrophes.
  const plain = text.normalize('NFD').replaceAll(/['’\p{M}]/gu, '')
  return (plain.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-')
}

/** The id of a sub-heading, which begins with a letter, with a number if another one has the same words. */
function headingId(text: string, sections: readonly BodySection[]): string {
  const id = hyphenated(text).replace(/^[^a-z]+/, '') || 'part'
  const taken = new Set(sections.map(({ heading }) => heading?.id))
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
  return free
}

/** Parses inline markup and reports what articles don't support. */
type ReadInline = (line: TextLine) => RichText

/** `Label: text`. A longer text before the colon is part of a sentence, but `$12.50` is a label. */
const LABELED_LINE = /^((?:[^:.?!]|\.(?=\d)){1,30}): (.+)$/

const CHECKLIST_ITEM = /^- \[ \] (?=.)/

/** Items get labels only if every item has one, so that a list has one shape. */
function listOf(lines: readonly TextLine[], read: ReadInline): BodyPart {
  const labeled = lines.every(({ text }) => LABELED_LINE.test(text))
  const items = lines.map(({ text: whole, line }) => {
    const [, label = '', text = whole] = (labeled && LABELED_LINE.exec(whole)) || []
    const words = read({ text, line })
    return labeled
      ? { label: plainText(read({ text: label, line })), text: words }
      : { text: words }
  })
  return { kind: 'list', labeled, items }
}

const NUMBER_CELL = /^[−-]?\$?[\d,.]+\s?(?:%|percent|kB)?$/

/** The cells of a row. A bar after a backslash is part of its cell, and the closing bar is optional. */
const cellsOf = ({ text, line }: TextLine): TextLine[] =>
  text
    .replaceAll(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => ({ text: cell.trim(), line }))

/** A table: a row of headings, a row of dashes, and the other rows. */
function tableOf(lines: readonly TextLine[], read: ReadInline, report: ReportProblem): BodyPart {
  const [header = [], dashes = [], ...rows] = lines.map(cellsOf)
  if (dashes.length === 0 || !dashes.every(({ text }) => /^:?-+:?$/.test(text)))
    report(
      lines[0]?.line ?? 0,
      'These lines begin with | but are not a table. A table is "| Head | Head |", then "| --- | --- |", then its rows.',
    )
  else
    for (const { length: count, 0: first } of [dashes, ...rows]) {
      const cells = count === 1 ? 'cell' : 'cells'
      if (first && count !== header.length)
        report(
          first.line,
          `This row has ${count} ${cells} and the head of its table has ${header.length}.`,
        )
    }
  return {
    kind: 'table',
    header: header.map(read),
    rows: rows.map((cells) => cells.map(read)),
    numericColumns: header.map((_, column) =>
      rows.every((cells) => NUMBER_CELL.test(cells[column]?.text ?? '')),
    ),
  }
}

function partOf(lines: readonly TextLine[], read: ReadInline, report: ReportProblem): BodyPart[] {
  const [first, ...others] = lines
  if (first === undefined) return []
  if (lines.every(({ text }) => text.startsWith('|'))) return [tableOf(lines, read, report)]
  if (lines.every(({ text }) => CHECKLIST_ITEM.test(text))) {
    const items = lines.map(({ text, line }) =>
      read({ text: text.replace(CHECKLIST_ITEM, ''), line }),
    )
    return [{ kind: 'checklist', items }]
  }
  const stray = lines.find(({ text }) => text.startsWith('|') || CHECKLIST_ITEM.test(text))
  if (stray) report(stray.line, 'A table or a checklist has a blank line before and after it.')
  return others.length === 0 ? [{ kind: 'paragraph', text: read(first) }] : [listOf(lines, read)]
}

/** Reads the body of an article, whose blocks are separated by blank lines. */
export function bodySections(
  lines: readonly TextLine[],
  read: ReadInline,
  report: ReportProblem,
): readonly BodySection[] {
  const sections: (BodySection & { readonly parts: BodyPart[] })[] = []
  let block: TextLine[] = []
  const endBlock = () => {
    const parts = partOf(block, read, report)
    if (parts.length > 0 && sections.length === 0) sections.push({ parts: [] })
    sections.at(-1)?.parts.push(...parts)
    block = []
  }
  for (const { text: written, line } of lines) {
    const [, emoji, words] = SUBHEADING.exec(written) ?? []
    if (words !== undefined) {
      endBlock()
      const text = plainText(read({ text: words.trim(), line }))
      const isCalculation = emoji === CALCULATION_EMOJI
      sections.push({ heading: { id: headingId(text, sections), text, isCalculation }, parts: [] })
    } else if (written.trim() === '') endBlock()
    else block.push({ text: written, line })
  }
  endBlock()
  return sections
}
