import path from 'node:path'
import { normalizePath, runnerImport, type Plugin } from 'vite'
import { BLOG_FOLDER, readBlog, type Blog } from './blog'
import { collectFacts, type Facts } from './facts'

/** The cards of the blog index. */
const cardsModule = ({ cards }: Blog) => `export const ARTICLE_CARDS = ${JSON.stringify(cards)}`

/** The metadata of all articles. */
function metadataModule({ articles }: Blog): string {
  const metas = articles.map(
    ({ sections: _sections, related: _related, figure: _figure, ...rest }) => rest,
  )
  return `export const ARTICLES = ${JSON.stringify(metas)}`
}

/** Loads the article at a slug. */
function loaderModule({ articles }: Blog): string {
  const loaders = articles.flatMap(({ slug, also }) => {
    const load = `async () => (await import('/${BLOG_FOLDER}/${slug}.md')).article`
    return [slug, ...also].map((shownSlug) => `  '${shownSlug}': ${load},`)
  })
  return `const LOADERS = new Map(Object.entries({\n${loaders.join('\n')}\n}))
export const loadArticle = async (slug) => LOADERS.get(slug)?.()`
}

const MODULES = new Map([
  ['\0virtual:article-cards', cardsModule],
  ['\0virtual:article-metadata', metadataModule],
  ['\0virtual:load-article', loaderModule],
])

const FACTS_MODULE = normalizePath(path.join(import.meta.dirname, 'facts.ts'))

/** Compiles each article to its own module, so that no parser reaches the browser, and adds virtual modules for the index. */
export function articles(): Plugin {
  let folder: string
  let allowDrafts: boolean
  let loadFacts: () => Facts | Promise<Facts>
  let blog: Blog | undefined
  let factFiles: ReadonlySet<string> = new Set()
  const current = async () => {
    const place = path.relative(process.cwd(), folder)
    return (blog ??= readBlog(place, { facts: await loadFacts(), allowDrafts }))
  }
  const isArticle = (file: string) =>
    path.posix.dirname(file) === folder && path.posix.extname(file) === '.md'
  return {
    name: 'articles',
    configResolved({ root, command, env }) {
      folder = normalizePath(path.join(root, BLOG_FOLDER))
      allowDrafts = command === 'serve' && process.env.VITEST === undefined
      loadFacts = () => collectFacts(env)
    },
    configureServer({ config }) {
      if (process.env.VITEST !== undefined) return
      // Recompiled, so that a new price or claim shows in the articles at once.
      loadFacts = async () => {
        const { module, dependencies } = await runnerImport<typeof import('./facts')>(FACTS_MODULE)
        factFiles = new Set(dependencies.map(normalizePath))
        return module.collectFacts(config.env)
      }
    },
    // Checked first, because the bundler would repeat the same mistakes for each module. A development
    // server starts anyway and shows the mistakes in its log and on the page.
    buildApp: {
      order: 'pre',
      handler: async () => {
        await current()
      },
    },
    resolveId: (id) => (MODULES.has(`\0${id}`) ? `\0${id}` : undefined),
    async load(id) {
      const virtual = MODULES.get(id)
      if (virtual !== undefined) return virtual(await current())
      if (!isArticle(id)) return undefined
      const article = (await current()).articles.find(
        ({ slug }) => slug === path.posix.basename(id, '.md'),
      )
      return { code: `export const article = ${JSON.stringify(article)}`, moduleType: 'js' }
    },
    // One article can appear on other pages: in the index, under 'Keep reading', in links.
    hotUpdate({ file }) {
      const isOne = isArticle(file)
      if (!isOne && !factFiles.has(file)) return undefined
      blog = undefined
      const { moduleGraph, hot } = this.environment
      moduleGraph.invalidateAll()
      hot.send({ type: 'full-reload' })
      return isOne ? [] : undefined
    },
  }
}
