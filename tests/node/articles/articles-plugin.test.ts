import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, createServer, isRunnableDevEnvironment, type InlineConfig } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { articles } from '../../../src/node/articles/articles-plugin'
import { ArticleError, BLOG_FOLDER } from '../../../src/node/articles/blog'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

let root: string

const project = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [articles()],
})

beforeEach(() => {
  root = temporaryFolder()
  for (const folder of [BLOG_FOLDER, 'src/assets/figures'])
    cpSync(folder, path.join(root, folder), { recursive: true })
})

test('while the development server runs, a saved article shows at once, and so does a new one', async () => {
  const server = await createServer({
    ...project(),
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => server.close())
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run modules')
  const source = readFileSync(`${BLOG_FOLDER}/seo-services-frisco.md`, 'utf8')
  const withoutFigure = source.replaceAll(/^figure.*\n/gm, '')
  const written = { 'seo-services-frisco': source, 'a-new-article-frisco': withoutFigure }
  for (const [slug, text] of Object.entries(written)) {
    const title = `The title of ${slug}`
    await vi.waitFor(
      async () => {
        // Saved again and again, because the watcher may still be starting.
        const titled = text.replace(/^title: .*$/m, `title: ${title}`)
        writeFiles(root, { [`${BLOG_FOLDER}/${slug}.md`]: titled })
        const blog =
          await ssr.runner.import<typeof import('virtual:article-cards')>('virtual:article-cards')
        expect(blog.ARTICLE_CARDS.map((card) => card.title)).toContain(title)
      },
      { timeout: 20_000, interval: 500 },
    )
  }
})

test('a build stops at the mistakes themselves, before the bundler repeats them for each module', async () => {
  writeFiles(root, {
    [`${BLOG_FOLDER}/seo-services-frisco.md`]: 'No front matter.',
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import 'virtual:article-cards'\n",
  })
  const builder = await createBuilder({ ...project(), builder: {} })
  await expect(builder.buildApp()).rejects.toThrow(ArticleError)
})
