import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TOPIC_PAGES, type Article, type ArticleCard } from '../../site/article'
import {
  parseArticle,
  type ArticleFile,
  type CompileOptions,
  type ParsedArticle,
} from './article-file'
import { bodySections } from './body-sections'
import { cityOfSlug } from './front-matter'
import { inlineText } from './inline-text'

/** Where the articles are, relative to the project. */
export const BLOG_FOLDER = 'src/content/blog'

/** All articles, newest first, and the cards of the index in the same order. */
export interface Blog {
  readonly articles: readonly Article[]
  readonly cards: readonly ArticleCard[]
}

/** Lists every mistake in the articles with file and line. */
export class ArticleError extends Error {
  constructor(problems: readonly string[]) {
    super(`The articles cannot be built.\n${problems.join('\n')}`)
    this.name = 'ArticleError'
    // The compiler's stack trace would only hide the mistakes in the articles.
    this.stack = String(this)
  }
}

/** The article of every slug. A duplicate slug is reported where it appears second. */
function slugOwners(articles: readonly ParsedArticle[]): ReadonlyMap<string, ParsedArticle> {
  const owners = new Map(articles.map((article) => [article.slug, article]))
  for (const article of articles) {
    const { data, reportProblem, lineOf } = article
    for (const slug of data.also) {
      const owner = owners.get(slug)?.slug
      if (owner === undefined) owners.set(slug, article)
      else
        reportProblem(
          lineOf('also'),
          `/blog/${slug} already belongs to ${owner}.md. Every slug belongs to one article.`,
        )
    }
  }
  return owners
}

interface CardEntry {
  readonly card: ArticleCard
  readonly article: ParsedArticle
}

function cardEntry([slug, article]: [string, ParsedArticle]): CardEntry {
  const { title, excerpt, cover, published, updated, photo, ...data } = article.data
  const own = { slug, city: cityOfSlug(slug), published, updated, photo, title, excerpt, cover }
  if (slug === article.slug) return { card: own, article }
  const { alsoTitle = title, alsoExcerpt = excerpt, alsoCover = cover } = data
  return { card: { ...own, title: alsoTitle, excerpt: alsoExcerpt, cover: alsoCover }, article }
}

/** Sorts cards newest first, and cards of the same day by slug. */
function compareCards({ card }: CardEntry, { card: other }: CardEntry): number {
  return other.published.localeCompare(card.published) || card.slug.localeCompare(other.slug)
}

/** Rotates a list to start after `position`. */
function rotatedAfter<Member>(members: readonly Member[], position: number): readonly Member[] {
  return [...members.slice(position + 1), ...members.slice(0, position)]
}

/**
 * Three cards for 'Keep reading': the next article of the same topic, then articles of the next topics, for the same town
 * where there is one. Both lists start again at their end.
 */
function relatedCards(own: ArticleCard, entries: readonly CardEntry[]): ArticleCard[] {
  const topics = Object.keys(TOPIC_PAGES).map((topic) =>
    entries.flatMap(({ card, article }) => (article.data.topic === topic ? [card] : [])),
  )
  const position = topics.findIndex((members) => members.includes(own))
  const sameTopic = topics[position] ?? []
  const next = rotatedAfter(sameTopic, sameTopic.indexOf(own)).slice(0, 1)
  const others = rotatedAfter(topics, position).flatMap(
    (members) => members.find(({ city }) => city === own.city) ?? members.slice(0, 1),
  )
  return [...next, ...others].slice(0, 3)
}

function throwProblems(folder: string, files: readonly ArticleFile[]): void {
  const lines = files.flatMap(({ slug, problems }) =>
    problems
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, message }) => `${path.join(folder, `${slug}.md`)}:${line}: ${message}`),
  )
  if (lines.length > 0) throw new ArticleError(lines)
}

/** Compiles all articles of a folder. Throws an `ArticleError` that names every mistake with file and line. */
export function readBlog(folder: string, options: CompileOptions): Blog {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      return parseArticle(path.basename(file, '.md'), source, options)
    })
  const parsed = files.flatMap(({ article }) => article ?? [])
  // Links can be checked only once all slugs are known.
  if (parsed.length < files.length) throwProblems(folder, files)

  const owners = slugOwners(parsed)
  const slugs = new Set(owners.keys())
  const entries = [...owners].map(cardEntry).toSorted(compareCards)
  const ownEntries = entries.filter(({ card, article }) => card.slug === article.slug)
  const articles: Article[] = []
  for (const { card, article } of ownEntries) {
    const { body, reportProblem } = article
    const read = (text: string, line: number) =>
      inlineText(text, slugs, (message) => reportProblem(line, message))
    const sections = bodySections(body, read, reportProblem)
    const {
      figure: alt,
      figureCaption: caption,
      alsoTitle: _title,
      alsoExcerpt: _excerpt,
      alsoCover: _cover,
      ...data
    } = article.data
    const figure = alt !== undefined && caption !== undefined ? { alt, caption } : undefined
    const related = relatedCards(card, ownEntries)
    articles.push({ ...data, ...card, sections, figure, related })
  }
  throwProblems(folder, files)
  return { articles, cards: entries.map(({ card }) => card) }
}
