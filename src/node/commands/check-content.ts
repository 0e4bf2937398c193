import { readdirSync } from 'node:fs'
import { runnerImport } from 'vite'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../content/testimonials'
import { companyFrom } from '../../site/company'
import { SITE_FILES } from '../../site/site-files'
import { BLOG_FOLDER, readBlog } from '../articles/blog'
import { collectFacts } from '../articles/facts'
import { loadEnvFiles } from '../env-files'
import { contentPlugins } from '../site-plugins'
import { checkBlog, checkTypedPrices } from './check-content/article-rules'
import { checkHeads, checkLinks, checkStatuses } from './check-content/page-rules'
import { checkPrescribed, prescribedFor } from './check-content/prescribed'
import { findMistakes, readSourceFiles } from './check-content/source-files'
import { checkFigures } from './check-content/figures'

const QUOTES = [
  ...platformTestimonials.map(({ content, status }) => ({ text: content, status })),
  ...[...homeTestimonials, ...Object.values(serviceTestimonials).flat()].map(
    ({ quote, status }) => ({ text: quote, status }),
  ),
]

/** Paths of linked files that are not pages. */
const PUBLIC_FILES = readdirSync('public', { recursive: true, encoding: 'utf8' })
const FILES = [...Object.values(SITE_FILES), ...PUBLIC_FILES.map((file) => `/${file}`)]

async function checkContent(): Promise<string[]> {
  const sources = readSourceFiles()
  const facts = collectFacts(process.env)
  // Throws the compiler's findings, because no page can be rendered without articles.
  const { articles } = readBlog(BLOG_FOLDER, { facts, allowDrafts: false })
  const { module } = await runnerImport<typeof import('./check-content/rendered-pages')>(
    '/src/node/commands/check-content/rendered-pages.ts',
    { logLevel: 'error', plugins: contentPlugins() },
  )
  const company = companyFrom(process.env)
  const pages = module.renderedPages
  return findMistakes(sources, (report) => {
    checkHeads(pages, company.name, report)
    checkLinks(pages, new Set(FILES), report)
    checkPrescribed(pages, prescribedFor(company), report)
    checkStatuses(pages, QUOTES, report)
    checkBlog(articles, sources, report)
    checkTypedPrices(sources, report)
    checkFigures(report)
  })
}

/**
 * `npm run check-content` lists the mistakes in the content, each with its file, line and correction, and exits with 1
 * if there are any.
 */
loadEnvFiles()
try {
  const found = await checkContent()
  const { length } = found
  const closing = `${length || 'No'} ${length === 1 ? 'mistake' : 'mistakes'} found.`
  process.stdout.write(`${[...found, closing].join('\n')}\n`)
  process.exitCode = length === 0 ? 0 : 1
} catch (error) {
  // A page or an article that cannot be rendered. The message names the file; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
