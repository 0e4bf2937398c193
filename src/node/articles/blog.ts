import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TOPIC_PAGES, type Article, type ArticleCard } from '../../site/article'
import { parseArticle, type CompileOptions, type ParsedArticle } from './article-file'
import { bodySections } from './body-sections'
import { cityOfSlug, type ReportProblem } from './front-matter'
import { inlineText } from './inline-text'

/** Where the articles are, relative to the project. */
export const BLOG_FOLDER = 'src/content/blog'

/** Where their figures are, relative to the articles. */
const FIGURES = '../../assets/figures'

/** All articles, newest first, and the cards of the index in the same order. */
export interface Blog {
  readonly articles: readonly Article[]
  readonly cards: readonly ArticleCard[]
}

/** Lists every mistake in the articles with file and line. */
export class ArticleError extends Error {
  constructor(problems: readonly string[]) {
    super(`Can't build the articles:\n${problems.join('\n')}`)
    this.name = 'ArticleError'
    // The compiler's stack trace would only hide the mistakes in the articles.
    this.stack = String(this)
  }
}

/** The article of every slug. A duplicate slug is reported where it appears second. */
function slugOwners(articles: readonly ParsedArticle[]): ReadonlyMap<string, ParsedArticle> {
  const owners = new Map(articles.map((article) => [article.slug, article]))
  for (const article of articles) {
    const { data, report, lineOf } = article
    for (const slug of data.also) {
      const owner = owners.get(slug)?.slug
      if (owner === undefined) owners.set(slug, article)
      else
        report(
          lineOf('also'),
          `/blog/${slug} already belongs to ${owner}.md. Every slug belongs to one article.`,
        )
    }
  }
  return owners
}

/** Reports a figure without a file, a file whose article has no `figure`, and a file without the square that cards show. */
function checkFigure(folder: string, slug: string, article: ParsedArticle): void {
  const { data, report, lineOf } = article
  const file = path.join(folder, FIGURES, `${slug}.svg`)
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const at = lineOf('figure')
  if (svg === undefined) {
    if (data.figure && slug === article.slug) report(at, `The figure has no file: add ${file}.`)
    return
  }
  if (!data.figure) report(at, `${file} needs "figure" and "figureCaption" in this article.`)
  if (!svg.includes('<view id="detail"'))
    report(at, `${file} needs <view id="detail" viewBox="...">, the square that cards show.`)
}

interface CardEntry {
  readonly card: ArticleCard
  readonly article: ParsedArticle
}

function cardEntry([slug, article]: [string, ParsedArticle]): CardEntry {
  const { title, excerpt, cover, published, updated, photo, ...data } = article.data
  const card = { slug, city: cityOfSlug(slug), published, updated, photo, title, excerpt, cover }
  if (slug === article.slug) return { card, article }
  const { alsoTitle = title, alsoExcerpt = excerpt } = data
  return { card: { ...card, title: alsoTitle, excerpt: alsoExcerpt }, article }
}

/** Sorts cards newest first, and cards of the same day by slug. */
function compareCards({ card }: CardEntry, { card: other }: CardEntry): number {
  return other.published.localeCompare(card.published) || card.slug.localeCompare(other.slug)
}

/** The other members of a list, starting after `position` and going round. */
function othersAfter<Member>(members: readonly Member[], position: number): readonly Member[] {
  return [...members.slice(position + 1), ...members.slice(0, position)]
}

/**
 * Three cards for 'Keep reading': the next article of the same topic, then articles of the next topics, for the same city
 * where there is one. Both lists start again at their end.
 */
function relatedCards(from: ArticleCard, entries: readonly CardEntry[]): ArticleCard[] {
  const topics = Object.keys(TOPIC_PAGES).map((topic) =>
    entries.flatMap(({ card, article }) => (article.data.topic === topic ? [card] : [])),
  )
  const position = topics.findIndex((members) => members.includes(from))
  const sameTopic = topics[position] ?? []
  const next = othersAfter(sameTopic, sameTopic.indexOf(from)).slice(0, 1)
  const others = othersAfter(topics, position).flatMap(
    (members) => members.find(({ city }) => city === from.city) ?? members.slice(0, 1),
  )
  return [...next, ...others].slice(0, 3)
}

/** Compiles all articles of a folder. Throws an `ArticleError` that names every mistake with file and line. */
export function readBlog(folder: string, options: CompileOptions): Blog {
  const problems: { readonly file: string; readonly line: number; readonly message: string }[] = []
  const throwProblems = () => {
    const lines = problems
      .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
      .map(({ file, line, message }) => `${file}:${line}: ${message}`)
    if (lines.length > 0) throw new ArticleError(lines)
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const parsed = files.flatMap((name) => {
    const file = path.join(folder, name)
    const report: ReportProblem = (line, message) => problems.push({ file, line, message })
    return (
      parseArticle(path.basename(name, '.md'), readFileSync(file, 'utf8'), options, report) ?? []
    )
  })
  // Links can be checked only once all slugs are known.
  throwProblems()

  const owners = slugOwners(parsed)
  const slugs = new Set(owners.keys())
  for (const [slug, article] of owners) checkFigure(folder, slug, article)
  const entries = [...owners].map(cardEntry).toSorted(compareCards)
  const canonical = entries.filter(({ card, article }) => card.slug === article.slug)
  const articles = Array.from(canonical, ({ card, article: { body, data, report } }): Article => {
    const sections = bodySections(
      body,
      ({ text, line }) => inlineText(text, slugs, (message) => report(line, message)),
      report,
    )
    const { figure: alt, figureCaption: caption, ...rest } = data
    const { alsoTitle: _title, alsoExcerpt: _excerpt, ...meta } = rest
    const figure = alt !== undefined && caption !== undefined ? { alt, caption } : undefined
    return { ...meta, ...card, sections, figure, related: relatedCards(card, canonical) }
  })
  throwProblems()
  return { articles, cards: entries.map(({ card }) => card) }
}
