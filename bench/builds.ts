import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ARTICLE_SLUGS } from '../e2e/support/pages'
import { BLOG_FOLDER } from '../src/node/articles/blog'
import { startSiteServer } from '../src/node/dev/server/site-server'
import { pathTo } from '../src/site/routes'
import { weighPages } from './weights'

const PORT = 4701

const COPY = '.cache/bench-articles'
const SOURCES = [
  'src',
  'api',
  'public',
  'index.html',
  'package.json',
  'netlify.toml',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** The article that the others are copies of. */
const MODEL = 'seo-services-frisco'

/** Adds copies of an article to a copy of the project, each with an address and a title of its own. */
function addArticles(count: number): void {
  const folder = path.join(COPY, BLOG_FOLDER)
  const model = readFileSync(path.join(folder, `${MODEL}.md`), 'utf8')
  for (let index = 0; index < count; index += 1) {
    const own = model.replace(
      /^(title|description): ("?)/gm,
      (_, field: string, quote: string) => `${field}: ${quote}${index} `,
    )
    writeFileSync(path.join(folder, `local-marketing-question-${index}-frisco.md`), own)
  }
}

function htmlFiles(directory: string): number {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length
}

/** What the model's page weighs in a finished build, in bytes. */
async function weighModel(distDir: string): Promise<number> {
  const server = await startSiteServer(distDir, PORT, new Map())
  const url = `http://localhost:${PORT}`
  const weights = await weighPages({ url, directory: distDir }, [pathTo({ article: MODEL })])
  server.close()
  server.closeAllConnections()
  return [...weights.values()].reduce((sum, { everything }) => sum + everything, 0)
}

/** Prints how long the build takes with ever more articles, and what one article then weighs. */
export async function printBuildTimes(
  counts: readonly number[] = [ARTICLE_SLUGS.length, 200, 2000],
): Promise<void> {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const count of counts) {
    rmSync(COPY, { recursive: true, force: true })
    for (const source of SOURCES) cpSync(source, path.join(COPY, source), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'))
    addArticles(count - ARTICLE_SLUGS.length)
    const begin = performance.now()
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: COPY,
      encoding: 'utf8',
    })
    const seconds = (performance.now() - begin) / 1000
    if (status !== 0) {
      rows[`${count} articles`] = { seconds: `failed: ${stderr.slice(-300)}` }
      continue
    }
    const distDir = path.join(COPY, 'dist')
    const pages = htmlFiles(distDir)
    rows[`${count} articles`] = {
      seconds: Number(seconds.toFixed(1)),
      pages,
      'ms per page': Math.round((seconds * 1000) / pages),
      'one article, bytes': await weighModel(distDir),
    }
  }
  rmSync(COPY, { recursive: true, force: true })
  console.warn('\nBuild time by number of articles, and all that one article’s page then loads.')
  console.table(rows)
}
