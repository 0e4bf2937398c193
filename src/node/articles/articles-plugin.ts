import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { BLOG_FOLDER, readBlog, type Blog } from './blog'
import { collectFacts } from './facts'

/** The cards of the blog index, and the metadata of the articles. */
function indexModule({ cards, articles }: Blog): string {
  const metas = articles.map(
    ({ sections: _sections, related: _related, figure: _figure, ...rest }) => rest,
  )
  return `export const ARTICLE_CARDS = ${JSON.stringify(cards)}\nexport const ARTICLES = ${JSON.stringify(metas)}`
}

/** How the article at each slug is loaded. */
function loaderModule({ articles }: Blog): string {
  const loaders = articles.flatMap(({ slug, also }) => {
    const load = `async () => (await import('/${BLOG_FOLDER}/${slug}.md')).article`
    return [slug, ...also].map((shownSlug) => `  '${shownSlug}': ${load},`)
  })
  return `export const ARTICLE_LOADERS = new Map(Object.entries({\n${loaders.join('\n')}\n}))`
}

const MODULES = new Map([
  ['\0virtual:blog', indexModule],
  ['\0virtual:article-loaders', loaderModule],
])

/** Makes each article a module of its own, so that a page carries no parser, with virtual modules for the index. */
export function articles(): Plugin {
  let folder: string
  let read: () => Blog
  let blog: Blog | undefined
  const current = () => (blog ??= read())
  const isArticle = (file: string) =>
    path.posix.dirname(file) === folder && path.posix.extname(file) === '.md'
  return {
    name: 'articles',
    configResolved({ root, command, env }) {
      folder = normalizePath(path.join(root, BLOG_FOLDER))
      const allowDrafts = command === 'serve' && process.env.VITEST === undefined
      const facts = collectFacts(env)
      read = () => readBlog(path.relative(process.cwd(), folder), { facts, allowDrafts })
    },
    // First of all, because the bundler would list the same mistakes for each module. A development
    // server starts anyway and shows them in its log and on the page.
    buildApp: {
      order: 'pre',
      handler: async () => {
        current()
      },
    },
    resolveId: (id) => (MODULES.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const virtual = MODULES.get(id)
      if (virtual !== undefined) return virtual(current())
      if (!isArticle(id)) return undefined
      const article = current().articles.find(({ slug }) => slug === path.posix.basename(id, '.md'))
      return { code: `export const article = ${JSON.stringify(article)}`, moduleType: 'js' }
    },
    // A change of one article may show on others: in the index, under 'Keep reading', in links.
    hotUpdate({ file }) {
      if (!isArticle(file)) return undefined
      blog = undefined
      const { moduleGraph, hot } = this.environment
      moduleGraph.invalidateAll()
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
