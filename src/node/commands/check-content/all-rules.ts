import { readdirSync } from 'node:fs'
import { runnerImport } from 'vite'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../../content/testimonials'
import { companyFrom } from '../../../site/company'
import { SITE_FILES } from '../../../site/site-files'
import { BLOG_FOLDER, readBlog } from '../../articles/blog'
import { collectFacts } from '../../articles/facts'
import { contentPlugins } from '../../site-plugins'
import { checkBlog, checkTypedPrices } from './article-rules'
import { checkHeads, checkLinks, checkStatuses } from './page-rules'
import { checkPrescribed, prescribedFor } from './prescribed'
import { findMistakes, readSourceFiles } from './source-files'
import { checkFigures } from './figures'

const QUOTES = [
  ...platformTestimonials.map(({ content, status }) => ({ text: content, status })),
  ...[...homeTestimonials, ...Object.values(serviceTestimonials).flat()].map(
    ({ quote, status }) => ({ text: quote, status }),
  ),
]

/** Paths of linked files that are not pages. */
const PUBLIC_FILES = readdirSync('public', { recursive: true, encoding: 'utf8' })
const FILES = [...Object.values(SITE_FILES), ...PUBLIC_FILES.map((file) => `/${file}`)]

/** Every mistake in the content, with its file, line and correction. */
export async function checkContent(): Promise<string[]> {
  const sources = readSourceFiles()
  const facts = collectFacts(process.env)
  // Throws the compiler's findings, because no page can be rendered without articles.
  const { articles } = readBlog(BLOG_FOLDER, { facts, allowDrafts: false })
  const { module } = await runnerImport<typeof import('./rendered-pages')>(
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
