import type { BodySection } from '../site/article'
import { bodySections, SUBHEADING_EMOJI, type TextLine } from './body-sections'
import { fillPlaceholders, type Facts } from './facts'
import {
  ARTICLE_SLUG,
  readFrontMatter,
  type FrontMatter,
  type LineOf,
  type ReportProblem,
} from './front-matter'
import { inlineText } from './inline-text'

/** Something wrong in an article, at a line of its file. */
interface Problem {
  readonly line: number
  readonly message: string
}

/** A file of the blog, also one whose front matter cannot be read. */
export interface ArticleFile {
  readonly slug: string
  readonly problems: readonly Problem[]
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
  /** Lets `TODO:` pass, so that a draft can be looked at while it is being written. */
  readonly allowDrafts: boolean
}

const FENCE = '---'

/** Markdown syntax that articles don't use, with what to write instead. */
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

/** One day of slack for time zones. */
const lastDay = () => new Date(Date.now() + DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Reports fields that contradict each other or the calendar. */
function reportContradictions({ data, reportProblem, lineOf }: ParsedArticle): void {
  const { photo, imageAlt, figure, figureCaption, published } = data
  const report = (field: keyof FrontMatter, message: string) =>
    reportProblem(lineOf(field), message)
  if (photo !== undefined && imageAlt === undefined)
    report('photo', 'A photo needs "imageAlt": what the photo shows, in one sentence.')
  if (figure !== undefined && figureCaption === undefined)
    report('figure', 'A figure needs "figureCaption": one short sentence below the figure.')
  if (published > lastDay())
    report('published', `${published} is in the future; an article is published when it is built.`)
  for (const field of ['updated', 'reviewed'] as const) {
    const date = data[field]
    if (date !== undefined && date < published)
      report(field, `"${field}" is before the article was published, ${published}.`)
  }
}

/** Reads one file: front matter between two lines of `---`, then the body. */
export function parseArticle(slug: string, source: string, options: CompileOptions): ArticleFile {
  const problems: Problem[] = []
  const reportProblem: ReportProblem = (line, message) => {
    problems.push({ line, message })
  }
  if (!ARTICLE_SLUG.test(slug))
    reportProblem(
      1,
      'The file name is the slug: small letters, hyphens, and the town at the end, -frisco or -prosper.',
    )
  const lines = source.split(/\r?\n/).map((line, index) => {
    const reportHere = (message: string) => reportProblem(index + 1, message)
    if (!options.allowDrafts && /\bTODO\b/.test(line))
      reportHere(`This is still to be written: ${line.trim()}`)
    return fillPlaceholders(line, options.facts, reportHere)
  })
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) {
    reportProblem(1, 'An article begins with its front matter: fields between two lines of ---.')
    return { slug, problems }
  }
  const body = lines.map((text, index) => ({ text, line: index + 1 })).slice(end + 1)
  for (const { text, line } of body) {
    for (const [pattern, message] of UNSUPPORTED_MARKDOWN) {
      if (pattern.test(text)) reportProblem(line, message)
    }
  }
  const { data, lineOf } = readFrontMatter(lines.slice(1, end).join('\n'), 2, reportProblem)
  if (data === undefined) return { slug, problems }
  const article = { slug, data, body, reportProblem, lineOf }
  reportContradictions(article)
  return { slug, problems, article }
}

/** Compiles the body of an article and checks its links. */
export function compileBody(
  { body, reportProblem }: ParsedArticle,
  slugs: ReadonlySet<string>,
): readonly BodySection[] {
  const read = (text: string, line: number) =>
    inlineText(text, slugs, (message) => reportProblem(line, message))
  return bodySections(body, read, reportProblem)
}
