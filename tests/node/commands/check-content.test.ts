import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleNotes } from '../../../src/content/standing-copy'
import { BLOG_FOLDER } from '../../../src/node/articles/blog'
import { checkBlog, checkTypedPrices } from '../../../src/node/commands/check-content/article-rules'
import {
  checkHeads,
  checkLinks,
  checkStatuses,
} from '../../../src/node/commands/check-content/page-rules'
import { checkPrescribed } from '../../../src/node/commands/check-content/prescribed'
import type { ContentPage } from '../../../src/node/commands/check-content/rendered-pages'
import { findMistakes, type Report } from '../../../src/node/commands/check-content/source-files'
import {
  checkCaptions,
  checkComparison,
  checkSources,
  checkWebsiteOptions,
} from '../../../src/node/commands/check-content/figures'
import { parsePage } from '../../../src/node/parse-page'
import { PLANS } from '../../../src/shared/plans'
import type { Article } from '../../../src/site/article'
import type { PageHead } from '../../../src/site/head'
import { monthlyPrice } from '../../support/figures'

const DESCRIPTION = 'Fences in Frisco. '.repeat(7).trim()

function page(path: string, html: string, head: Partial<PageHead> = {}): ContentPage {
  const own: PageHead = {
    title: `Page at ${path}`,
    description: `${DESCRIPTION} ${path}`,
    path,
    canonicalPath: path,
    indexable: true,
    type: 'website',
    keywords: 'fences, gates',
    ...head,
  }
  return { path, head: own, body: parsePage(`<main>${html}</main>`) }
}

const NOTE = `<p>${sampleNotes.quotes}</p>`
const HOME = `<q>A straight fence</q>${NOTE}<p>OneDrive, Drive</p><a href="/about#us">Our team</a>`
const ABOUT = '<h2 id="us">Us</h2><a href="/rss.xml">Feed</a><a href="https://x.example/#x">Out</a>'

const SOURCE = { title: 'Wind', publisher: 'NOAA', year: 2024, url: 'https://noaa.example/' }
/** As many words as an article needs. */
const BODY = `${'word '.repeat(599)}[Wind](${SOURCE.url})`
const tableOf = (total: string, gate = '$300') => {
  const lines = [
    ['Post', '$1,200'],
    ['Gate', gate],
    ['Total', total],
  ]
  const rows = lines.map((cells) => cells.map((cell) => [cell]))
  return { kind: 'table', header: [['What'], ['Costs']], rows, numericColumns: [] } as const
}
const ARTICLE: Article = {
  slug: 'fences-frisco',
  city: 'frisco',
  title: 'Fences in Frisco',
  subtitle: '',
  excerpt: '',
  description: DESCRIPTION,
  keywords: [],
  topic: 'SEO services',
  cover: 'wheat-dots',
  published: '2026-01-01',
  reviewed: '2026-02-01',
  also: [],
  related: [],
  contact: {},
  sources: [SOURCE, { ...SOURCE, title: 'Rain' }],
  sections: [{ parts: [tableOf('$1,500')] }],
}

interface Change {
  readonly head?: Partial<PageHead>
  readonly home?: string
  readonly status?: 'sample' | 'confirmed'
  readonly article?: Partial<Article>
  /** A text of the article's body and what takes its place. */
  readonly body?: readonly [string, string]
  readonly others?: readonly Article[]
  readonly paths?: readonly string[]
  readonly source?: string
}

const HERE = 'src/content/page.ts:2'

/** A price as nobody may type it, except in a comment. */
const typed = monthlyPrice('starter')

/** What is wrong, without the corrections, where the second line of the one source file has a text. */
const found = (rules: (report: Report) => void, source = '') =>
  findMistakes(new Map([['src/content/page.ts', `// ${typed}\n'${source}',\n`]]), rules).map(
    (mistake) => mistake.replace(/\n.*/, ''),
  )

/** What the rules find in content that is sound but for a change. */
function findings({
  head,
  home = HOME,
  status = 'confirmed',
  article,
  body: [written, instead] = ['', ''],
  others = [],
  paths = [],
  source = '',
}: Change): string[] {
  const pages = [page('/', home, head), page('/about', ABOUT)]
  const quotes = [{ text: 'A straight fence', status }]
  const links = [['/', 'Our team', '/about#us']] as const
  const articles = [{ ...ARTICLE, ...article }, ...others]
  const text = `---\r\ntitle: Fences\r\n---\r\n${BODY.replace(written, instead)}`
  const files = new Map(articles.map(({ slug }) => [`${BLOG_FOLDER}/${slug}.md`, text]))
  return found((report) => {
    checkHeads(pages, 'Acme', report)
    checkLinks(pages, new Set(['/rss.xml']), report)
    checkStatuses(pages, quotes, report)
    checkPrescribed(
      pages,
      { texts: { '/': ['Drive'] }, links, counts: [['/', 'q', 1]], paths },
      report,
    )
    checkBlog(articles, files, report)
    checkTypedPrices(new Map([['src/content/page.ts', `// ${typed}\n${source}`]]), report)
  }, source)
}

test('sound content has no findings', () => {
  expect(findings({})).toEqual([])
  expect(findings({ source: '{{plan.starter.monthly}} a month, after $3,000 in ads' })).toEqual([])
})

test.each<[string, string?]>([
  ['$1,500 a year'],
  ['1,500'],
  ['$1,000', '−$200'],
  ['$1,200.50', '$0.50 each'],
  ['$1,200', 'Included'],
])('a total of %s with a gate of %s adds up', (total, gate) => {
  expect(findings({ article: { sections: [{ parts: [tableOf(total, gate)] }] } })).toEqual([])
})

test('a finding names the line, although prices are filled in and quotes are curled, and the correction', () => {
  const sources = new Map([['a.ts', '\nJoan’s fence costs ${price} and it\\u00a0stays']])
  const reported = (text: string) =>
    findMistakes(sources, (report) => report({ file: 'b.ts', text }, 'it is wrong', 'Write it.'))
  const written = reported("Joan's fence costs $900 and it stays")
  expect(written).toEqual(['a.ts:2: it is wrong\n    Write it.'])
  expect(reported('Gates have a puppy')).toEqual(['b.ts: it is wrong\n    Write it.'])
})

test.each<[string, Change]>([
  ['the title has 41 characters', { head: { title: 'A'.repeat(41) } }],
  ['the description has 6 characters', { head: { description: 'Fences' } }],
  [
    `${HERE}: /: "Acme" is not at the end of the title`,
    { head: { title: 'Acme fences' }, source: 'Acme fences' },
  ],
  ['/about: / has the same title', { head: { title: 'Page at /about' } }],
  ['"Gates" leads to /gone, where there is no page', { home: `${HOME}<a href="/gone">Gates</a>` }],
  ['leads to /about#x, and /about has no #x', { home: `${HOME}<a href="/about#x">Gates</a>` }],
  ['/ shows a sample quote without the note', { status: 'sample', home: HOME.replace(NOTE, '') }],
  ['"Drive" is missing from /', { home: HOME.replace(', Drive', '') }],
  ['/ has no link "Our team" to /about#us', { home: HOME.replace('Our team', 'Us') }],
  ['/ has 2 q, not 1', { home: `${HOME}<q>Two</q>` }],
  ['there is no page at /blog/a', { paths: ['/blog/a'] }],
  ['the article has 599 words', { body: ['word', '|'] }],
  ['the text never links to "Wind"', { body: ['](', '] ('] }],
  ['the article never names Prosper', { article: { city: 'prosper', title: 'Prosperous fences' } }],
  ['Total: the parts add up to 1500', { article: { sections: [{ parts: [tableOf('$1,600')] }] } }],
  [
    'duplicate paragraph, also in fences-frisco.md',
    { others: [{ ...ARTICLE, slug: 'gates-frisco' }] },
  ],
  [`${HERE}: ${typed} is typed as a number`, { source: `It costs ${typed} a month` }],
  [`${HERE}: ${typed} is typed as a number`, { source: `**Starter** costs ${typed}` }],
])('a finding says: %s', (wrong, change) => {
  expect(findings(change).join('\n')).toContain(wrong)
})

test('an empty quote is reported once, with its line', () => {
  const pages = [page('/', HOME), page('/about', ABOUT)]
  const quotes = [{ text: '', status: 'sample' }] as const
  const empty = found((report) => checkStatuses(pages, quotes, report), "quote: ''")
  expect(empty).toEqual([`${HERE}: a quote is empty`])
})

test('a link promises the trial of a plan that has one', () => {
  const { hasTrial, name } = PLANS.starter
  onTestFinished(() => void Object.assign(PLANS.starter, { hasTrial }))
  const home = `${HOME}<a href="/about?sign-up=starter">Start Free Trial</a>`
  Object.assign(PLANS.starter, { hasTrial: true })
  expect(findings({ home })).toEqual([])
  Object.assign(PLANS.starter, { hasTrial: false })
  expect(findings({ home })).toEqual([
    expect.stringContaining(
      `/: "Start Free Trial" opens the sign-up on ${name}, which has no trial`,
    ),
  ])
})

test('the action plan adds up and costs less than the average job', async () => {
  vi.doMock('../../../src/content/example-company', async (original) => ({
    ...(await original<object>()),
    EXAMPLE_AVERAGE_JOB_CENTS: 1,
  }))
  vi.doMock('../../../src/content/product/action-plan', () => ({
    ACTION_PLAN: {
      rows: [{ cost: '$0.10' }, { cost: '$0.20' }],
      total: { label: 'All', cents: 1 },
    },
  }))
  vi.resetModules()
  const { checkFigures } = await import('../../../src/node/commands/check-content/figures')
  expect(found(checkFigures)).toEqual([
    expect.stringMatching(/All: the parts add up to 0.3, not 0.01$/),
    expect.stringContaining('the action plan costs more than the average job'),
  ])
})

test('the comparison costs no less than the cheapest plan', () => {
  const compared = (cents: number) => found((report) => checkComparison('$199', cents, report))
  expect(compared(19_900)).toEqual([])
  expect(compared(20_700)).toEqual([expect.stringContaining('shows $199, but Starter costs $207')])
})

test('each website option costs less up front and more a month than the one before', () => {
  const options = (...hosting: number[]) =>
    hosting.map((hostingCents, index) => ({ name: `W${index}`, setupCents: -index, hostingCents }))
  const wrong = (...hosting: number[]) =>
    found((report) => checkWebsiteOptions(options(...hosting), report))
  expect(wrong(1, 2, 3)).toEqual([])
  expect(wrong(1, 3, 2)).toEqual([expect.stringContaining('W2 does not cost less up front')])
})

test('a scene of the video reads as its caption', () => {
  const scenes = [
    { id: 'tangle', start: 0, end: 2.5, picture: '', lines: [] },
    { id: 'close', start: 2.5, end: 61, picture: '', lines: ['Call', 'us'] },
  ] as const
  const wrong = (words: string) => {
    const captions = `WEBVTT\n\n00:00.000 --> 00:02.500\n[Threads]\n\n00:02.500 --> 01:01.000\n${words}\n`
    return found((report) => checkCaptions(scenes, captions, report))
  }
  expect(wrong('Call us')).toEqual([])
  expect(wrong('Call them')).toEqual([expect.stringMatching(/testimonials\.vtt:6: .*"close"/)])
})

test('a figure from outside names its source with the year, or is our own estimate', () => {
  const isFound = (name?: string, footnote = '') => {
    const source = name === undefined ? {} : { source: { name, url: 'https://pew.example/' } }
    const figures = [{ figure: '93%', ...source }]
    return found((report) => checkSources(figures, footnote, report)).length > 0
  }
  expect([isFound('Pew'), isFound()]).toEqual([true, true])
  expect([isFound('Pew, 2018'), isFound(undefined, '93% is ours')]).toEqual([false, false])
})
