import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { companyFrom } from '../../site/company'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../content/testimonials'
import { BLOG_FOLDER, readBlog } from '../articles/blog'
import { collectFacts } from '../articles/facts'
import { loadEnvFiles } from '../dev/env-files'
import { blogFindings, typedPriceFindings } from './check-content/article-rules'
import { findingLines, type Finding } from './check-content/finding'
import {
  bannedWords,
  headFindings,
  linkFindings,
  statusFindings,
  wordFindings,
} from './check-content/page-rules'
import { prescribedFindings, prescribedTexts } from './check-content/prescribed'
import { readPages } from './check-content/read-pages'
import { readSourceFiles } from './check-content/source-files'
import { figureFindings } from './check-content/sums'

const QUOTES = [
  ...platformTestimonials.map(({ content, status }) => ({ text: content, status })),
  ...homeTestimonials.map(({ quote, status }) => ({ text: quote, status })),
  ...Object.values(serviceTestimonials)
    .flat()
    .map(({ quote, status }) => ({ text: quote, status })),
]

/** Paths of linked files that are not pages. */
const siteFiles = () =>
  new Set([
    '/sitemap.xml',
    '/rss.xml',
    '/llms.txt',
    ...readdirSync('public').map((file) => `/${file}`),
  ])

async function findings(): Promise<Finding[]> {
  const sources = readSourceFiles()
  // The compiler's findings come first, as an error: without articles no page can be rendered.
  const facts = collectFacts(process.env)
  const { articles } = readBlog(BLOG_FOLDER, { facts, allowDrafts: false })
  const pages = await readPages()
  const company = companyFrom(process.env)
  return [
    ...headFindings(pages, company.name, sources),
    ...linkFindings(pages, siteFiles(), sources),
    ...prescribedFindings(pages, prescribedTexts(company)),
    ...wordFindings(pages, bannedWords(), QUOTES, sources),
    ...statusFindings(pages, QUOTES, sources),
    ...blogFindings(articles, sources),
    ...typedPriceFindings(sources),
    ...figureFindings(sources),
  ]
}

/**
 * `npm run check-content`: what is wrong with what the site says, with file, line and what would be right.
 * Exits with 1 while anything is. `-- --counts` prints words, small words and height of every page of a
 * build instead; `--dist <folder>` names another build.
 */
const { values } = parseArgs({
  options: { counts: { type: 'boolean' }, dist: { type: 'string', default: 'dist' } },
})
if (values.counts) {
  const { countLines } = await import('./check-content/counts')
  process.stdout.write(`${(await countLines(values.dist)).join('\n')}\n`)
} else {
  loadEnvFiles()
  const found = await findings()
  const closing = found.length === 0 ? 'The content is in order.' : `${found.length} findings.`
  process.stdout.write(`${[...found.flatMap(findingLines), closing].join('\n')}\n`)
  process.exitCode = found.length === 0 ? 0 : 1
}
