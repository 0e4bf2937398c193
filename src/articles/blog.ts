import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TOPIC_PAGES, type Article, type PostSummary } from '../site/article'
import { COVER_STYLES, type CoverName } from '../tools/drawings/covers'
import { seedFrom } from '../tools/random'
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

/** Every address once. An address that two articles claim is reported at the later claim. */
function addressesOf(articles: readonly ParsedArticle[]): ReadonlyMap<string, ParsedArticle> {
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

/** An address of an article, its own or another one that shows it, as the index shows it. */
interface PostCard {
  readonly post: PostSummary
  readonly article: ParsedArticle
}

/**
 * A cover for an article that names none: always the same one for an address, and neither the ground
 * nor the motif of the card beside it.
 */
function chooseCover(slug: string, neighbor: CoverName | undefined): CoverName {
  const beside = neighbor === undefined ? undefined : COVER_STYLES.get(neighbor)
  const fitting = [...COVER_STYLES]
    .filter(([, { ground, motif }]) => ground !== beside?.ground && motif !== beside?.motif)
    .map(([name]) => name)
  const chosen = fitting[seedFrom(slug) % fitting.length]
  if (chosen === undefined) throw new Error('There are no covers to choose from')
  return chosen
}

/**
 * The cards of all addresses, newest first; those of one day by their address. Covers are chosen from
 * the oldest on, so that a new post changes no other.
 */
function postCards(addresses: ReadonlyMap<string, ParsedArticle>): readonly PostCard[] {
  let neighbor: CoverName | undefined
  return [...addresses]
    .toSorted(([slug, { data }], [otherSlug, other]) => {
      const byDay = data.published.localeCompare(other.data.published)
      return byDay === 0 ? otherSlug.localeCompare(slug) : byDay
    })
    .map(([slug, article]): PostCard => {
      const { title, excerpt, alsoTitle, alsoExcerpt, published, photo, cover } = article.data
      const isOwn = slug === article.slug
      neighbor = (isOwn ? cover : undefined) ?? chooseCover(slug, neighbor)
      const city = slug.endsWith('-prosper') ? 'prosper' : 'frisco'
      const words = isOwn
        ? { title, excerpt }
        : { title: alsoTitle ?? title, excerpt: alsoExcerpt ?? excerpt }
      return { post: { slug, ...words, city, published, photo, cover: neighbor }, article }
    })
    .toReversed()
}

/** Where the covers are, from the project's root. */
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
function relatedPosts(post: PostSummary, cards: readonly PostCard[]): PostSummary[] {
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
  // Without every address there is no telling which links are dead.
  if (parsed.length < files.length) throwProblems(folder, files)

  const addresses = addressesOf(parsed)
  const cards = postCards(addresses)
  const slugs = new Set(addresses.keys())
  const own = cards.filter(({ post, article }) => post.slug === article.slug)
  const articles: Article[] = []
  for (const { post, article } of own) {
    const sections = compileBody(article, slugs)
    const figure = articleFigure(article, sections)
    const { figureCaption: _caption, figureAfter: _after, ...data } = article.data
    const coverMarkup = readFileSync(path.join(COVERS_FOLDER, `${post.cover}.svg`), 'utf8')
    const related = relatedPosts(post, own)
    articles.push({ ...data, ...post, coverMarkup, sections, figure, related })
  }
  throwProblems(folder, parsed)
  return { articles, posts: cards.map(({ post }) => post) }
}
