import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBuilder, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { articles } from '../../../src/node/articles/articles-plugin'
import { ArticleError, BLOG_FOLDER } from '../../../src/node/articles/blog'

const SLUG = 'seo-services-frisco'

let root: string
let server: ViteDevServer

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'articles-'))
  mkdirSync(path.join(root, BLOG_FOLDER), { recursive: true })
  cpSync(BLOG_FOLDER, path.join(root, BLOG_FOLDER), { recursive: true })
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [articles()],
  })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** The titles in the index, as a page would import it now. */
async function titles(): Promise<readonly string[]> {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run modules')
  const { ARTICLE_CARDS } = await ssr.runner.import<typeof import('virtual:blog')>('virtual:blog')
  return ARTICLE_CARDS.map(({ title }) => title)
}

/** Saves an article until the server has seen it; its watcher may still be starting. */
async function save(slug: string, title: string): Promise<void> {
  const source = readFileSync(`${BLOG_FOLDER}/${SLUG}.md`, 'utf8')
  const text = source.replace(/^title: .*$/m, `title: ${title}`)
  await vi.waitFor(
    async () => {
      writeFileSync(path.join(root, BLOG_FOLDER, `${slug}.md`), text)
      expect(await titles()).toContain(title)
    },
    { timeout: 20_000, interval: 500 },
  )
}

test('while the development server runs, a saved article shows at once, and so does a new one', async () => {
  await save(SLUG, 'A title of its own')
  await save('a-new-article-frisco', 'A new article')
  expect(await titles()).toEqual(expect.arrayContaining(['A title of its own', 'A new article']))
})

test('a build stops at the mistakes themselves, before the bundler repeats them for each module', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'articles-build-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(path.join(project, BLOG_FOLDER), { recursive: true })
  writeFileSync(path.join(project, BLOG_FOLDER, `${SLUG}.md`), 'No front matter.')
  writeFileSync(path.join(project, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(
    path.join(project, 'main.js'),
    "import 'virtual:blog'\nimport 'virtual:article-loaders'\n",
  )
  const builder = await createBuilder({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [articles()],
    builder: {},
  })
  await expect(builder.buildApp()).rejects.toThrow(ArticleError)
})
