import { readFileSync } from 'node:fs'
import { ARTICLES, ARTICLE_CARDS } from 'virtual:blog'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../src/node/articles/inline-text'
import { loadArticle } from '../../src/content/articles'
import { formatUsd } from '../../src/shared/money'
import { BILLING_PERIODS, PLAN_IDS } from '../../src/shared/plans'
import { planPriceCents } from '../../src/shared/pricing'
import { SETUP_OPTION_IDS, SETUP_OPTIONS } from '../../src/shared/setup-options'
import type { Article, BodyPart } from '../../src/site/article'
import { ARTICLE_SLUGS } from '../../src/node/prerender/find-page'
import { company } from '../../src/site/company'
import { literally } from '../support/figures'

/** A multiple of $100 may be an example of the article's own: '$3,000 in ads'. */
const ROUND_CENTS = 10_000

/** The prices and fees of the catalog that no article writes by chance. */
const CATALOG_CENTS = [
  ...PLAN_IDS.flatMap((id) => BILLING_PERIODS.map((period) => planPriceCents(id, period))),
  ...SETUP_OPTION_IDS.map((id) => SETUP_OPTIONS[id].feeCents),
].filter((cents) => cents % ROUND_CENTS !== 0)

/** Any of them as an author would type it, with or without the comma of the thousands. */
const CATALOG_FIGURE = new RegExp(
  `(?:${CATALOG_CENTS.map((cents) => literally(formatUsd(cents)).replace(',', ',?')).join('|')})(?!,?\\d)`,
)

/** The topics of the twenty addresses that the site has promised since its first day. */
const FIRST_TOPICS = [
  'social-media-advertising',
  'google-ppc-advertising',
  'website-development',
  'funnel-building',
  'seo-services',
  'online-course-creation',
  'full-stack-development',
  'marketing-platform',
  'crm-lead-management',
  'sales-pipeline-management',
]

const MIN_WORDS = 600

/** Shorter lines may say the same in two articles: 'One click calls back.' */
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

async function article(slug: string): Promise<Article> {
  const loaded = await loadArticle(slug)
  if (loaded === undefined) throw new Error(`There is no article at ${slug}`)
  return loaded
}

test('the twenty first addresses exist, with the date of the first posts', async () => {
  for (const topic of FIRST_TOPICS) {
    for (const city of ['frisco', 'prosper'] as const) {
      expect(ARTICLE_CARDS).toContainEqual(
        expect.objectContaining({ slug: `${topic}-${city}`, city, published: '2025-04-15' }),
      )
      expect(await loadArticle(`${topic}-${city}`)).toBeDefined()
    }
  }
})

test('the index has a card for every address of every article', () => {
  expect(ARTICLE_CARDS.map(({ slug }) => slug).toSorted()).toEqual(ARTICLE_SLUGS.toSorted())
})

test('the two Google PPC addresses share one article, whose own address is the Frisco one', async () => {
  const prosper = await article('google-ppc-advertising-prosper')
  expect(prosper).toBe(await article('google-ppc-advertising-frisco'))
  expect(prosper.slug).toBe('google-ppc-advertising-frisco')
})

test('an address without an article loads nothing', async () => {
  expect(await loadArticle('no-such-article')).toBeUndefined()
  expect(await loadArticle('toString')).toBeUndefined()
})

test('no two articles share a paragraph', async () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { slug } of ARTICLES) {
    for (const line of new Set(bodyOf(await article(slug)))) {
      if (line.length < OWN_PARAGRAPH_CHARACTERS) continue
      if (owners.has(line)) shared.push(`${owners.get(line)} and ${slug}: ${line}`)
      owners.set(line, slug)
    }
  }
  expect(shared).toEqual([])
})

/** The articles at the promised addresses, each once. */
const FIRST_ARTICLES = ARTICLES.filter(({ slug }) =>
  FIRST_TOPICS.some((topic) => slug.startsWith(topic)),
)

/** The links within the text of an article. */
const linksOf = ({ sections }: Article): string[] =>
  [...JSON.stringify(sections).matchAll(/"href":"([^"]+)"/g)].flatMap(([, href = '']) => href)

/** Links to pages of the site, sources, or other articles that every article has at least. */
const MIN_LINKS = 3

describe.each(FIRST_ARTICLES.map(({ slug }) => slug))(
  '%s is a guide that can be checked',
  (slug) => {
    test('it names two or more sources with publisher, year and a secure URL', async () => {
      const { sources } = await article(slug)
      expect(sources.length).toBeGreaterThanOrEqual(2)
      for (const { title, publisher, year, url } of sources) {
        expect(title).not.toBe('')
        expect(publisher).not.toBe('')
        expect(year).toBeGreaterThan(2000)
        expect(new URL(url).protocol).toBe('https:')
      }
    })

    test('it links to every source in the text, and has three links or more in all', async () => {
      const own = await article(slug)
      const links = linksOf(own)
      expect(links.length).toBeGreaterThanOrEqual(MIN_LINKS)
      expect(own.sources.filter(({ url }) => !links.includes(url))).toEqual([])
    })

    test('it says when it was last reviewed', async () => {
      expect((await article(slug)).reviewed).toMatch(/^\d{4}-\d\d-\d\d$/)
    })
  },
)

describe.each(ARTICLES.map(({ slug }) => slug))('%s', (slug) => {
  test(`has ${MIN_WORDS} words or more`, async () => {
    const words = bodyOf(await article(slug))
      .join(' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(MIN_WORDS)
  })

  test('names the town it is written for', async () => {
    const { title, city, ...rest } = await article(slug)
    expect([title, ...bodyOf({ title, city, ...rest })].join(' ')).toContain(company.cities[city])
  })

  test('states no figure that the catalog holds as a number of its own', () => {
    const source = readFileSync(`src/content/blog/${slug}.md`, 'utf8')
    expect(source).not.toMatch(CATALOG_FIGURE)
  })
})

const dollarsIn = (text = '') => Number(/^\$([\d,]+)$/.exec(text)?.[1]?.replace(',', ''))

test('where a table of an article ends with a total, its amounts add up to it', async () => {
  const totals: { readonly slug: string; readonly total: number; readonly sum: number }[] = []
  for (const { slug } of ARTICLES) {
    const article = await loadArticle(slug)
    for (const part of article?.sections.flatMap(({ parts }) => parts) ?? []) {
      if (part.kind !== 'table') continue
      const rows = part.rows.map((cells) => cells.map(plainText))
      const total = rows.at(-1)
      if (!total?.[0]?.startsWith('Total')) continue
      const sum = rows.slice(0, -1).reduce((soFar, cells) => soFar + dollarsIn(cells[1]), 0)
      totals.push({ slug, total: dollarsIn(total[1]), sum })
    }
  }
  expect(totals).not.toEqual([])
  expect(totals.filter(({ total, sum }) => total !== sum)).toEqual([])
})
