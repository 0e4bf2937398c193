import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Article, PostSummary } from '../site/article'
import type { City } from '../site/company'
import type { CoverName } from '../tools/drawings/covers'
import { linkChecker } from './check-link'
import { chooseCover } from './choose-cover'
import {
  compileBody,
  parseArticle,
  type ArticleFile,
  type CompileOptions,
  type ParsedArticle,
} from './compile-article'
import { relatedPosts } from './related-posts'

/** Where the articles stand, relative to the project. */
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

/** An article's own address, or another one that shows it. */
interface Address {
  readonly slug: string
  readonly article: ParsedArticle
}

const cityOf = (slug: string): City => (slug.endsWith('-prosper') ? 'prosper' : 'frisco')

/** Newest first; those of one day by their address. */
function inOrder(one: Address, other: Address): number {
  const byDay = other.article.data.published.localeCompare(one.article.data.published)
  return byDay === 0 ? one.slug.localeCompare(other.slug) : byDay
}

/** Every address once. An address that two articles claim is reported at the later claim. */
function addressesOf(articles: readonly ParsedArticle[]): Address[] {
  const owners = new Map(articles.map((article) => [article.slug, article]))
  for (const article of articles) {
    for (const slug of article.data.also) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, article)
      else
        article.problems.push({
          line: article.lineOf('also'),
          message: `/blog/${slug} is already an address of ${owner.slug}.md. Every address belongs to one article.`,
        })
    }
  }
  return [...owners].map(([slug, article]) => ({ slug, article })).toSorted(inOrder)
}

/** The cards of the index. Covers are chosen from the oldest on, so that a new post changes no other. */
function postsOf(addresses: readonly Address[]): PostSummary[] {
  let neighbor: CoverName | undefined
  return addresses
    .toReversed()
    .map(({ slug, article: { slug: ownSlug, data } }): PostSummary => {
      const { title, excerpt, published, photo } = data
      neighbor = (slug === ownSlug ? data.cover : undefined) ?? chooseCover(slug, neighbor)
      return { slug, title, excerpt, city: cityOf(slug), published, photo, cover: neighbor }
    })
    .toReversed()
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
    .map((file) =>
      parseArticle(
        path.basename(file, '.md'),
        readFileSync(path.join(folder, file), 'utf8'),
        options,
      ),
    )
  const parsed = files.filter((file): file is ParsedArticle => file.data !== undefined)
  // Without every address there is no telling which links are dead.
  if (parsed.length < files.length) throwProblems(folder, files)

  const addresses = addressesOf(parsed)
  const posts = postsOf(addresses)
  const checkLink = linkChecker(new Set(addresses.map(({ slug }) => slug)))
  const own = addresses.flatMap(({ slug, article }, index) => {
    const post = posts[index]
    return post === undefined || slug !== article.slug ? [] : [{ article, post }]
  })
  const related = relatedPosts(
    own.map(({ article, post }) => ({ post, topic: article.data.topic })),
  )
  const compiled = ({ article, post }: (typeof own)[number]): Article => {
    const sections = compileBody(article, checkLink)
    return { ...article.data, ...post, sections, related: related(post) }
  }
  const articles = own.map(compiled)
  throwProblems(folder, parsed)
  return { articles, posts }
}
