import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TOPIC_PAGES, type Article, type PostSummary } from '../site/article'
import { cityOfSlug } from './front-matter'
import {
  articleFigure,
  compileBody,
  parseArticle,
  type ArticleFile,
  type CompileOptions,
  type ParsedArticle,
} from './article-file'

/** Where the articles are, relative to the project. */
export const BLOG_FOLDER = 'src/content/blog'

/** All articles, newest first, and the cards of the index in the same order. */
export interface Blog {
  readonly articles: readonly Article[]
  readonly posts: readonly PostSummary[]
}

/** Names everything that is wrong in the articles, each with its file and line. */
export class ArticleError extends Error {
  constructor(problems: readonly string[]) {
    super(`The articles cannot be built.\n${problems.join('\n')}`)
    this.name = 'ArticleError'
    // The mistakes are in the articles: the places in the code that found them would only hide them.
    this.stack = String(this)
  }
}

/** The article of every slug. A slug that two articles claim is reported at the later claim. */
function articlesBySlug(articles: readonly ParsedArticle[]): ReadonlyMap<string, ParsedArticle> {
  const owners = new Map(articles.map((article) => [article.slug, article]))
  for (const article of articles) {
    for (const slug of article.data.also) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, article)
      else
        article.reportProblem(
          article.lineOf('also'),
          `/blog/${slug} is already an address of ${owner.slug}.md. Every address belongs to one article.`,
        )
    }
  }
  return owners
}

/** A card of the blog index and the article it opens. */
interface CardEntry {
  readonly post: PostSummary
  readonly article: ParsedArticle
}

/** The cards of all slugs, newest first; those of one day by their slug. */
function postCards(bySlug: ReadonlyMap<string, ParsedArticle>): readonly CardEntry[] {
  return [...bySlug]
    .map(([slug, article]): CardEntry => {
      const { title, excerpt, cover, alsoTitle, alsoExcerpt, alsoCover, published, photo } =
        article.data
      const own = { title, excerpt, cover }
      const also = {
        title: alsoTitle ?? title,
        excerpt: alsoExcerpt ?? excerpt,
        cover: alsoCover ?? cover,
      }
      const card = slug === article.slug ? own : also
      return { post: { slug, ...card, city: cityOfSlug(slug), published, photo }, article }
    })
    .toSorted(({ post }, { post: other }) => {
      const byDay = other.published.localeCompare(post.published)
      return byDay === 0 ? post.slug.localeCompare(other.slug) : byDay
    })
}

/** Where the covers are, relative to the project. */
const COVERS_FOLDER = 'src/assets/drawings/covers'

const RELATED_COUNT = 3

/** The members of a list after the one at a position; the list goes round. */
function following<Member>(members: readonly Member[], position: number): readonly Member[] {
  return [...members.slice(position + 1), ...members.slice(0, position)]
}

/**
 * Chooses what to read next: the next article of the same topic, then the topics that follow for the
 * same town. Both lists go round, so every article is reached from another one.
 */
function relatedPosts(post: PostSummary, cards: readonly CardEntry[]): PostSummary[] {
  const topics = Object.keys(TOPIC_PAGES)
    .map((topic) => cards.filter(({ article }) => article.data.topic === topic))
    .map((members) => members.map((card) => card.post))
  const position = topics.findIndex((members) => members.includes(post))
  const sameTopic = topics[position] ?? []
  const next = following(sameTopic, sameTopic.indexOf(post)).slice(0, 1)
  const others = following(topics, position).flatMap(
    (members) => members.find(({ city }) => city === post.city) ?? members.slice(0, 1),
  )
  return [...next, ...others].slice(0, RELATED_COUNT)
}

function throwProblems(folder: string, files: readonly ArticleFile[]): void {
  const lines = files.flatMap(({ slug, problems }) =>
    problems
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, message }) => `${path.join(folder, `${slug}.md`)}:${line}: ${message}`),
  )
  if (lines.length > 0) throw new ArticleError(lines)
}

/**
 * Compiles all articles of a folder. Throws an `ArticleError` that names every mistake in them with
 * its file and line.
 */
export function readBlog(folder: string, options: CompileOptions): Blog {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      return parseArticle(path.basename(file, '.md'), source, options)
    })
  const parsed = files.filter((file): file is ParsedArticle => file.data !== undefined)
  // Dead links are known only once every slug is.
  if (parsed.length < files.length) throwProblems(folder, files)

  const bySlug = articlesBySlug(parsed)
  const cards = postCards(bySlug)
  const slugs = new Set(bySlug.keys())
  const own = cards.filter(({ post, article }) => post.slug === article.slug)
  const articles: Article[] = []
  for (const { post, article } of own) {
    const sections = compileBody(article, slugs)
    const figure = articleFigure(article, sections)
    const {
      figureCaption: _caption,
      figureAfter: _after,
      alsoCover: _cover,
      ...data
    } = article.data
    const coverMarkup = readFileSync(path.join(COVERS_FOLDER, `${post.cover}.svg`), 'utf8')
    const related = relatedPosts(post, own)
    articles.push({ ...data, ...post, coverMarkup, sections, figure, related })
  }
  throwProblems(folder, parsed)
  return { articles, posts: cards.map(({ post }) => post) }
}
