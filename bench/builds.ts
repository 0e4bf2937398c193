import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startSiteServer } from '../src/build/server/site-server'
import { BLOG_SLUGS } from '../src/site/blog-slugs'
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

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(COPY, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
}

/** Adds copies of an article in a copy of the project, where the recipe of CONTRIBUTING.md says. */
function addArticles(count: number): void {
  const slugs = Array.from(
    { length: count },
    (_, index) => `local-marketing-question-${index}-frisco`,
  )
  const model = readFileSync(path.join(COPY, `src/content/blog/${MODEL}.ts`), 'utf8')
  for (const slug of slugs) writeFileSync(path.join(COPY, `src/content/blog/${slug}.ts`), model)
  const list = (line: (slug: string) => string) => slugs.map(line).join('\n')
  edit('src/site/blog-slugs.ts', (text) =>
    text.replace(
      'export const BLOG_SLUGS = [',
      (start) => `${start}\n${list((slug) => `'${slug}',`)}`,
    ),
  )
  edit('src/site/blog-index.ts', (text) => {
    const entry = new RegExp(`'${MODEL}': (\\{[\\s\\S]*?\\n  \\}),`).exec(text)?.[1] ?? ''
    const own = (slug: string) =>
      `'${slug}': ${entry.replace(/(title: '|description:\s+')/g, (start) => `${start}${slug} `)},`
    return text.replace(`'${MODEL}': {`, (start) => `${list(own)}\n${start}`)
  })
  edit('src/content/article-modules.ts', (text) =>
    text.replace(
      `'${MODEL}': async`,
      (start) =>
        `${list((slug) => `'${slug}': async () => (await import('./blog/${slug}')).article,`)}\n${start}`,
    ),
  )
  edit('src/build/drawings/covers.ts', (text) => {
    const cover = new RegExp(`'${MODEL}': (\\{.*\\}),`).exec(text)?.[1] ?? ''
    return text.replace(
      `'${MODEL}': {`,
      (start) => `${list((slug) => `'${slug}': ${cover},`)}\n${start}`,
    )
  })
}

function htmlFiles(directory: string): number {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length
}

/** What the model's page weighs in a finished build, in bytes. */
async function weighModel(distDir: string): Promise<number> {
  const server = await startSiteServer({ distDir, port: PORT, functions: new Map() })
  const url = `http://localhost:${PORT}`
  const weights = await weighPages({ url, directory: distDir }, [pathTo({ article: MODEL })])
  server.close()
  server.closeAllConnections()
  return [...weights.values()].reduce((sum, { everything }) => sum + everything, 0)
}

/** Prints how long the build takes with ever more articles, and what one article then weighs. */
export async function printBuildTimes(
  counts: readonly number[] = [BLOG_SLUGS.length, 200, 2000],
): Promise<void> {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const count of counts) {
    rmSync(COPY, { recursive: true, force: true })
    for (const source of SOURCES) cpSync(source, path.join(COPY, source), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'))
    addArticles(count - BLOG_SLUGS.length)
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
