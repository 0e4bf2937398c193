import { SUBHEADING_EMOJI, type TextLine } from './body-sections'
import { fillPlaceholders, type Facts } from './facts'
import { ARTICLE_SLUG, readFrontMatter, type FrontMatter, type ReportProblem } from './front-matter'

export interface ParsedArticle {
  readonly slug: string
  readonly data: FrontMatter
  readonly body: readonly TextLine[]
  readonly report: ReportProblem
  readonly lineOf: (field: keyof FrontMatter) => number
}

export interface CompileOptions {
  readonly facts: Facts
  /** Accepts `TODO:`, so that a draft can be previewed. */
  readonly allowDrafts: boolean
}

/** Markdown syntax that articles don't support, with what to write instead. */
const UNSUPPORTED_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^\s+\S|\S\s+$/, 'Remove the spaces at the start or end of the line.'],
  [/^#{1,6} /, `A sub-heading begins with one of ${SUBHEADING_EMOJI} instead of #.`],
  [/^(?:[*+] |- (?!\[ \] ))/, 'Lines of one block become a list. Remove the sign in front.'],
  [/^\d+[.)] /, 'Lines of one block become a list. To number them, use labels: "Day 1: a call".'],
  [/^>/, 'Remove the >. A quotation is a paragraph in quotation marks.'],
  [/^([-*_=])\1{2,}$/, 'Remove the line. A sub-heading begins a new section.'],
  [/^(?:`{3}|~{3})/, 'Remove the code fence. Articles have no code.'],
]

/** Reads one file: front matter between two lines of `---`, then the body. Undefined if that cannot be read. */
export function parseArticle(
  slug: string,
  source: string,
  { facts, allowDrafts }: CompileOptions,
  report: ReportProblem,
): ParsedArticle | undefined {
  if (!ARTICLE_SLUG.test(slug))
    report(
      1,
      'The file name is the slug: lowercase letters, hyphens, and the city at the end, -frisco or -prosper.',
    )
  const lines = source.split(/\r?\n/).map((written, index): TextLine => {
    const line = index + 1
    if (!allowDrafts && /\bTODO\b/.test(written)) report(line, `Still a TODO: ${written.trim()}`)
    return { line, text: fillPlaceholders(written, facts, (message) => report(line, message)) }
  })
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---')
  if (lines[0]?.text !== '---' || end === -1) {
    report(1, 'An article starts with its fields, between two lines of ---.')
    return undefined
  }
  const body = lines.slice(end + 1)
  for (const { text, line } of body) {
    for (const [pattern, message] of UNSUPPORTED_MARKDOWN)
      if (pattern.test(text)) report(line, message)
  }
  const fields = lines.slice(1, end).map(({ text }) => text)
  const { data, lineOf } = readFrontMatter(fields.join('\n'), 2, report)
  return data && { slug, data, body, report, lineOf }
}
