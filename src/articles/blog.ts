import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Article, PostSummary } from '../site/article'
import {
  compileBody,
  parseArticle,
  type ArticleFile,
  type CompileOptions,
  type ParsedArticle,
} from './article-file'
import { postCards, relatedPosts } from './post-cards'

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

/** Every address once. An address that two articles claim is reported at the later claim. */
function addressesOf(articles: readonly ParsedArticle[]): ReadonlyMap<string, ParsedArticle> {
  const owners = new Map(articles.map((article) => [article.slug, article]))
  for (const article of articles) {
    for (const slug of article.data.also) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, article)
      else
        article.tell(
          article.lineOf('also'),
          `/blog/${slug} is already an address of ${owner.slug}.md. Every address belongs to one article.`,
        )
    }
  }
  return owners
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
    articles.push({ ...article.data, ...post, sections, related: relatedPosts(post, own) })
  }
  throwProblems(folder, parsed)
  return { articles, posts: cards.map(({ post }) => post) }
}
