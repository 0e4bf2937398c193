import { formatUsd } from '../../../shared/money'
import { BILLING_PERIODS, PLAN_IDS } from '../../../shared/plans'
import { planPriceCents } from '../../../shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../../../shared/setup-options'
import type { Article } from '../../../site/article'
import { company } from '../../../site/company'
import { BLOG_FOLDER } from '../../articles/blog'
import { plainText } from '../../articles/inline-text'
import { hasWords, type Report, type SourceFiles } from './source-files'
import { checkSum } from './figures'

const MIN_WORDS = 600

/** Two articles may share shorter paragraphs: 'One click calls back.' */
const OWN_PARAGRAPH_CHARACTERS = 60

/** A word of Markdown. A bar or a dash alone is none. */
const WORD = /\S*[\p{L}\d]\S*/gu

/** An amount in a cell: '$1,900 a year', or '−$200' with a minus sign or a hyphen. */
const AMOUNT = /([−-]?)\$?(\d[\d,]*(?:\.\d+)?)/

/** The first amount of a cell; none is $0, as in 'Included'. */
function dollarsIn(cell: string): number {
  const [, sign, digits = '0'] = AMOUNT.exec(cell) ?? []
  return Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
}

/** Checks an article's length, city, links to its sources, and sums. The body is Markdown, without the fields. */
function checkArticle(article: Article, file: string, body: string, report: Report): void {
  const { title, city, sources, sections } = article
  const words = body.match(WORD)?.length ?? 0
  const cityName = company.cities[city]
  const place = { file, text: title }
  if (words < MIN_WORDS) report(place, `the article has ${words} words`, `${MIN_WORDS} or more.`)
  if (!hasWords(`${title} ${body}`, cityName))
    report(place, `the article never names ${cityName}`, 'Name the city that it is written for.')
  for (const { url, title: work } of sources) {
    if (!body.includes(`](${url})`))
      report(
        { file, text: url },
        `the text never links to "${work}"`,
        'Link to it where it is used.',
      )
  }
  for (const part of sections.flatMap(({ parts }) => parts)) {
    const rows = part.kind === 'table' ? part.rows.map((row) => row.map(plainText)) : []
    const [label = '', total = ''] = rows.at(-1) ?? []
    if (!label.startsWith('Total')) continue
    const parts = rows.slice(0, -1).map(([, amount = '']) => dollarsIn(amount))
    checkSum({ file, text: `| ${label}` }, label, parts, dollarsIn(total), report)
  }
}

/** Mistakes within each article, and paragraphs that two of them share. */
export function checkBlog(articles: readonly Article[], files: SourceFiles, report: Report): void {
  const owners = new Map<string, string>()
  for (const article of articles) {
    const file = `${BLOG_FOLDER}/${article.slug}.md`
    const [, , body = ''] = files.get(file)?.split(/^---$/m) ?? []
    checkArticle(article, file, body, report)
    for (const text of new Set(body.split(/\r?\n/))) {
      const owner = owners.get(text)
      if (text.length < OWN_PARAGRAPH_CHARACTERS) continue
      if (owner)
        report(
          { file, text },
          `duplicate paragraph, also in ${owner}.md`,
          'Keep it in one article.',
        )
      owners.set(text, article.slug)
    }
  }
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

const COMMENT = /^\s*(?:\* |\/[/*])/

/** Finds typed plan prices and setup fees (but multiples of $100), which would not follow a change of the catalog. */
export function checkTypedPrices(sources: SourceFiles, report: Report): void {
  for (const [file, source] of sources) {
    const right = file.endsWith('.md')
      ? 'Name the price: {{plan.starter.monthly}} (docs/articles.md).'
      : 'Take it from the catalog: formatUsd(PLANS.starter.monthlyCents).'
    for (const [index, text] of source.split('\n').entries()) {
      const [figure] = CATALOG_FIGURE.exec(text) ?? []
      if (figure === undefined || COMMENT.test(text)) continue
      report({ file, line: index + 1 }, `${figure} is typed as a number`, right)
    }
  }
}
