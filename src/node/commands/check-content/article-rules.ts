import { formatUsd } from '../../../shared/money'
import { BILLING_PERIODS, PLAN_IDS } from '../../../shared/plans'
import { planPriceCents } from '../../../shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../../../shared/setup-options'
import type { Article, BodyPart } from '../../../site/article'
import { company } from '../../../site/company'
import { BLOG_FOLDER } from '../../articles/blog'
import { plainText } from '../../articles/inline-text'
import type { Finding } from './finding'
import { findInSource, type SourceFiles } from './source-files'
import { sumFinding } from './sums'

const MIN_WORDS = 600
const MIN_SOURCES = 2

/** Two articles may share shorter paragraphs: 'One click calls back.' */
const OWN_PARAGRAPH_CHARACTERS = 60

function linesOf(part: BodyPart): string[] {
  switch (part.kind) {
    case 'paragraph':
      return [plainText(part.text)]
    case 'rows':
      return part.rows.map(({ label, text }) => [label, plainText(text)].join(': '))
    case 'checklist':
      return part.items.map(plainText)
    case 'table':
      return [part.header, ...part.rows].map((cells) => cells.map(plainText).join(' '))
    case 'break':
      return []
  }
}

const bodyOf = ({ sections }: Article): string[] =>
  sections.flatMap(({ heading, parts }) => [heading?.text ?? [], ...parts.map(linesOf)].flat())

const hrefsOf = ({ sections }: Article): string[] =>
  [...JSON.stringify(sections).matchAll(/"href":"([^"]+)"/g)].flatMap(([, href = '']) => href)

/** What one article lacks: length, town, sources in its text, the day of its last review. */
function articleFindings(article: Article, sources: SourceFiles): Finding[] {
  const { slug, title, city, reviewed } = article
  const file = `${BLOG_FOLDER}/${slug}.md`
  const own = new Map([[file, sources.get(file) ?? '']])
  const at = (text: string) => findInSource(own, text, file)
  const findings: Finding[] = []
  const add = (text: string, wrong: string, right: string) =>
    findings.push({ ...at(text), wrong, right })
  const body = bodyOf(article).join(' ')
  const words = body.split(/\s+/).length
  const town = company.cities[city]
  if (words < MIN_WORDS) add(title, `the article has ${words} words`, `${MIN_WORDS} or more.`)
  if (!`${title} ${body}`.includes(town))
    add(title, `the article never names ${town}`, 'Name the town that it is written for.')
  if (reviewed === undefined)
    add(title, 'there is no day of review', 'reviewed: the last day on which it was checked.')
  if (article.sources.length < MIN_SOURCES)
    add(title, `there are ${article.sources.length} sources`, `${MIN_SOURCES} or more, with year.`)
  const linked = hrefsOf(article)
  for (const source of article.sources.filter(({ url }) => !linked.includes(url)))
    add(source.url, `the text never links to "${source.title}"`, 'Link to it where it is used.')
  for (const { rows } of article.sections.flatMap(({ parts }) => parts).filter(isTable)) {
    const cells = rows.map((row) => row.map(plainText))
    const [label = '', total = ''] = cells.at(-1) ?? []
    if (!label.startsWith('Total')) continue
    const parts = cells.slice(0, -1).map(([, amount = '']) => dollarsIn(amount))
    findings.push(
      ...sumFinding({ ...at(`| ${label}`), what: label, parts, total: dollarsIn(total) }),
    )
  }
  return findings
}

const isTable = (part: BodyPart) => part.kind === 'table'

const dollarsIn = (text: string) => Number(text.replaceAll(/[$,]/g, ''))

/** Mistakes within each article, and paragraphs that two of them share. */
export function blogFindings(articles: readonly Article[], sources: SourceFiles): Finding[] {
  const owners = new Map<string, string>()
  const shared = articles.flatMap(({ slug, ...article }) =>
    [...new Set(bodyOf({ slug, ...article }))].flatMap((line) => {
      if (line.length < OWN_PARAGRAPH_CHARACTERS) return []
      const owner = owners.get(line)
      owners.set(line, slug)
      if (owner === undefined) return []
      const file = `${BLOG_FOLDER}/${slug}.md`
      const place = findInSource(new Map([[file, sources.get(file) ?? '']]), line, file)
      return [{ ...place, wrong: `${owner} says the same: "${line}"`, right: 'Say it in one.' }]
    }),
  )
  return [...articles.flatMap((article) => articleFindings(article, sources)), ...shared]
}

/** A multiple of $100 may be an example that is not a catalog price: '$3,000 in ads'. */
const ROUND_CENTS = 10_000

const CATALOG_CENTS = [
  ...PLAN_IDS.flatMap((id) => BILLING_PERIODS.map((period) => planPriceCents(id, period))),
  ...SETUP_OPTION_IDS.map((id) => SETUP_OPTIONS[id].feeCents),
].filter((cents) => cents % ROUND_CENTS !== 0)

/** Catalog prices as an author would type them, with or without a thousands comma. */
const CATALOG_FIGURE = new RegExp(
  `(?:${CATALOG_CENTS.map((cents) => `\\${formatUsd(cents)}`.replace(',', ',?')).join('|')})(?![\\d,]*\\d)`,
)

const COMMENT = /^\s*(?:\*|\/[/*])/

/** Catalog prices that were typed into a text: they would not follow a change of the catalog. */
export function typedPriceFindings(sources: SourceFiles): Finding[] {
  return [...sources].flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => {
      const [figure] = CATALOG_FIGURE.exec(text) ?? []
      if (figure === undefined || COMMENT.test(text)) return []
      const right = file.endsWith('.md')
        ? 'Name the price: {{plan.starter.monthly}} (docs/articles.md).'
        : 'Take it from the catalog: formatUsd(PLANS.starter.monthlyCents).'
      return [{ file, line: index + 1, wrong: `${figure} is typed as a number`, right }]
    }),
  )
}
