import { SUBHEADING_EMOJI, type TextLine } from './body-sections'
import { fillPlaceholders, type Facts } from './facts'
import {
  ARTICLE_SLUG,
  readFrontMatter,
  type FrontMatter,
  type LineOf,
  type ReportProblem,
} from './front-matter'

/** A blog file with its mistakes, even if its front matter is unreadable. */
export interface ArticleFile {
  readonly slug: string
  readonly problems: readonly { readonly line: number; readonly message: string }[]
  readonly article?: ParsedArticle
}

export interface ParsedArticle {
  readonly slug: string
  readonly data: FrontMatter
  readonly body: readonly TextLine[]
  readonly reportProblem: ReportProblem
  readonly lineOf: LineOf
}

export interface CompileOptions {
  readonly facts: Facts
  /** Accepts `TODO:`, so that a draft can be previewed. */
  readonly allowDrafts: boolean
}

/** Markdown syntax that articles don't support, with what to write instead. */
const UNSUPPORTED_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [
    /^\s+\S|\S\s+$/,
    'White space around a line makes it a line break and hides its words. Remove the white space.',
  ],
  [/^#{1,6} /, `A sub-heading begins with one of ${SUBHEADING_EMOJI} instead of #.`],
  [
    /^(?:[*+] |- (?!\[ \] ))/,
    'Lines of one block are a list by themselves, without a sign in front.',
  ],
  [/^\d+\. /, 'Lines of one block are a list; number them in words, as in "Day 1: a call".'],
]

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Reports fields that contradict each other or the calendar. */
function reportContradictions({ data, reportProblem, lineOf }: ParsedArticle): void {
  const { photo, imageAlt, figure, figureCaption, published } = data
  const report = (field: keyof FrontMatter, message: string) =>
    reportProblem(lineOf(field), message)
  if (photo && !imageAlt)
    report('photo', 'A photo needs "imageAlt": what the photo shows, in one sentence.')
  if (figure && !figureCaption)
    report('figure', 'A figure needs "figureCaption": one short sentence below the figure.')
  // One day of slack for time zones.
  if (published > new Date(Date.now() + DAY_MILLISECONDS).toISOString().slice(0, 10))
    report('published', `${published} is in the future; an article is published when it is built.`)
  for (const field of ['updated', 'reviewed'] as const) {
    if ((data[field] ?? published) < published)
      report(field, `"${field}" is before the article was published, ${published}.`)
  }
}

/** Reads one file: front matter between two lines of `---`, then the body. */
export function parseArticle(slug: string, source: string, options: CompileOptions): ArticleFile {
  const problems: ArticleFile['problems'][number][] = []
  const reportProblem: ReportProblem = (line, message) => problems.push({ line, message })
  if (!ARTICLE_SLUG.test(slug))
    reportProblem(
      1,
      'The file name is the slug: lowercase letters, hyphens, and the town at the end, -frisco or -prosper.',
    )
  const lines = source.split(/\r?\n/).map((written, index): TextLine => {
    const line = index + 1
    if (!options.allowDrafts && /\bTODO\b/.test(written))
      reportProblem(line, `This is still to be written: ${written.trim()}`)
    const report = (message: string) => reportProblem(line, message)
    return { line, text: fillPlaceholders(written, options.facts, report) }
  })
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---')
  if (lines[0]?.text !== '---' || end === -1) {
    reportProblem(1, 'An article begins with its front matter: fields between two lines of ---.')
    return { slug, problems }
  }
  const body = lines.slice(end + 1)
  for (const { text, line } of body) {
    for (const [pattern, message] of UNSUPPORTED_MARKDOWN) {
      if (pattern.test(text)) reportProblem(line, message)
    }
  }
  const fields = lines.slice(1, end).map(({ text }) => text)
  const { data, lineOf } = readFrontMatter(fields.join('\n'), 2, reportProblem)
  if (data === undefined) return { slug, problems }
  const article = { slug, data, body, reportProblem, lineOf }
  reportContradictions(article)
  return { slug, problems, article }
}
