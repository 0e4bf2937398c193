import type { BodyBlock, BodyLine, SubheadingMark } from './blog-body'

/** A line of a list; its label is what stands before the first colon. */
export interface BodyRow {
  readonly label?: string
  readonly text: string
}

/** What stands under a sub-heading: single paragraphs, lines that belong together, and breaks. */
export type BodyPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly labelled: boolean; readonly rows: readonly BodyRow[] }
  | { readonly kind: 'break' }

export interface BodySection {
  /** Missing in what stands before the first sub-heading. */
  readonly heading?: { readonly mark: SubheadingMark; readonly text: string }
  readonly parts: readonly BodyPart[]
}

/** A short name, a colon, and something to say about it. Longer beginnings are sentences. */
const LABELLED = /^(?<label>[^:.?!]{1,30}): (?<text>.+)$/

function labelledRow(line: string): Required<BodyRow> | undefined {
  const { label, text } = LABELLED.exec(line)?.groups ?? {}
  return label === undefined || text === undefined ? undefined : { label, text }
}

/** Rows carry labels where all of them have one, so that a list has one shape. */
function rowsOf(lines: readonly string[]): BodyPart {
  const labelled = lines.map(labelledRow).filter((row) => row !== undefined)
  return labelled.length === lines.length
    ? { kind: 'rows', labelled: true, rows: labelled }
    : { kind: 'rows', labelled: false, rows: lines.map((text) => ({ text })) }
}

function paragraphPart(lines: readonly string[]): BodyPart | undefined {
  const [first, ...others] = lines
  if (first === undefined) return undefined
  return others.length === 0 ? { kind: 'paragraph', text: first } : rowsOf(lines)
}

/** Groups the blocks of an article under their sub-headings. No line is lost. */
export function bodySections(blocks: readonly BodyBlock[]): readonly BodySection[] {
  const sections: { heading?: BodySection['heading']; parts: BodyPart[] }[] = []
  const current = () => sections.at(-1) ?? open({ parts: [] })
  const open = (section: (typeof sections)[number]) => {
    sections.push(section)
    return section
  }

  for (const block of blocks) {
    let together: string[] = []
    const flush = () => {
      const part = paragraphPart(together)
      if (part !== undefined) current().parts.push(part)
      together = []
    }
    const take = (line: BodyLine) => {
      if (line.kind === 'paragraph') {
        together.push(line.text)
        return
      }
      flush()
      if (line.kind === 'subheading')
        open({ heading: { mark: line.mark, text: line.text }, parts: [] })
      else current().parts.push({ kind: 'break' })
    }
    block.forEach(take)
    flush()
  }
  return sections.map(({ heading, parts }) =>
    heading === undefined ? { parts } : { heading, parts },
  )
}
