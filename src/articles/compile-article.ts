import type { BodySection } from '../site/article'
import { bodySections } from './body-sections'
import { formatBody, type BodyBlock } from './body-format'
import { fillPlaceholders, type Facts } from './facts'
import { ARTICLE_SLUG, readFrontMatter, type FrontMatter } from './front-matter'
import { inlineText, type CheckLink } from './inline-text'
import type { Problem, Report } from './problems'

/** A file of the blog. Without `data` its front matter could not be read. */
export interface ArticleFile {
  readonly slug: string
  readonly data?: FrontMatter
  readonly blocks: readonly BodyBlock[]
  readonly problems: Problem[]
  /** The line of a field of the front matter. */
  readonly lineOf: (field: keyof FrontMatter) => number
}

export type ParsedArticle = ArticleFile & { readonly data: FrontMatter }

export interface CompileOptions {
  readonly facts: Facts
  /** Lets `TODO:` pass, so that a draft can be looked at while it is being written. */
  readonly allowDrafts: boolean
}

const FENCE = '---'

/** How Markdown writes what the body format writes otherwise. */
const OTHER_MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^#{1,6} /, 'A sub-heading begins with one of 🎯📊🤖✅🔍🧠📝🎨🔁📈🔗 instead of #.'],
  [
    /^(?:[*+] |- (?!\[ \] ))/,
    'Lines of one block are a list by themselves, without a sign in front.',
  ],
  [/^\d+\. /, 'Lines of one block are a list; number them in words, as in "Day 1: a call".'],
]

function reportDraft(lines: readonly string[], tell: Report): void {
  lines.forEach((line, index) => {
    if (/\bTODO\b/.test(line)) tell(index + 1, `This is still to be written: ${line.trim()}`)
  })
}

function reportBody(lines: readonly string[], firstLine: number, tell: Report): void {
  lines.forEach((line, index) => {
    if (line !== line.trim() && line.trim() !== '')
      tell(
        firstLine + index,
        'White space around a line makes it a line break and hides its words. Remove the white space.',
      )
    for (const [pattern, message] of OTHER_MARKUP) {
      if (pattern.test(line)) tell(firstLine + index, message)
    }
  })
}

/** Reads one file: front matter between two lines of `---`, then the body. */
export function parseArticle(slug: string, source: string, options: CompileOptions): ArticleFile {
  const problems: Problem[] = []
  const tell: Report = (line, message) => {
    problems.push({ line, message })
  }
  if (!ARTICLE_SLUG.test(slug))
    tell(
      1,
      'The file is named as its address: small letters, hyphens, and the town at the end, -frisco or -prosper.',
    )
  const written = source.split(/\r?\n/)
  if (!options.allowDrafts) reportDraft(written, tell)
  const lines = written.map((line, index) =>
    fillPlaceholders(line, options.facts, (message) => {
      tell(index + 1, message)
    }),
  )
  const lineOf = (field: string) => lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) {
    tell(1, 'An article begins with its front matter: fields between two lines of ---.')
    return { slug, blocks: [], problems, lineOf }
  }
  const bodyLines = lines.slice(end + 1)
  const firstBodyLine = end + 2
  reportBody(bodyLines, firstBodyLine, tell)
  const data = readFrontMatter(lines.slice(1, end).join('\n'), 2, tell)
  if (data !== undefined && !slug.endsWith(`-${data.city}`))
    tell(lineOf('city'), `The address of the article ends in another town: ${slug}.`)
  return { slug, data, blocks: formatBody(bodyLines.join('\n'), firstBodyLine), problems, lineOf }
}

/** Compiles the body of an article and checks its links. */
export function compileBody(article: ParsedArticle, check: CheckLink): readonly BodySection[] {
  const tell: Report = (line, message) => {
    article.problems.push({ line, message })
  }
  const read = (text: string, line: number) => {
    try {
      return inlineText(text, check)
    } catch (error) {
      tell(line, error instanceof Error ? error.message : String(error))
      return [text]
    }
  }
  return bodySections(article.blocks, read, tell)
}
