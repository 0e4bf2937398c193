import { describe, expect, test, vi } from 'vitest'
import { sampleNotes } from '../../../src/content/standing-copy'
import { checkBlog, checkTypedPrices } from '../../../src/node/commands/check-content/article-rules'
import {
  bannedWords,
  checkHeads,
  checkLinks,
  checkStatuses,
  checkWords,
} from '../../../src/node/commands/check-content/page-rules'
import { checkPrescribed } from '../../../src/node/commands/check-content/prescribed'
import type { ContentPage } from '../../../src/node/commands/check-content/read-pages'
import { findingLines, type Report } from '../../../src/node/commands/check-content/source-files'
import {
  checkBuyers,
  checkCaptions,
  checkComparison,
  checkSources,
  checkSum,
} from '../../../src/node/commands/check-content/sums'
import { parsePage } from '../../../src/node/prerender/prerender'
import type { Article } from '../../../src/site/article'
import type { PageHead } from '../../../src/site/head'
import { monthlyPrice } from '../../support/figures'

const DESCRIPTION = 'Fences in Frisco. '.repeat(7).trim()

/** A page without a mistake, but for what a test changes. */
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
  return { path, head: own, title: `${own.title} | Acme`, body: parsePage(`<main>${html}</main>`) }
}

const HERE = 'src/content/page.ts:2'

/** The first lines of what rules find, where the second line of the one source has the words. */
function found(rules: (report: Report) => void, words = ''): string[] {
  const sources = new Map([['src/content/page.ts', `// A page.\n  '${words}',\n`]])
  return findingLines(sources, rules).filter((_, index) => index % 2 === 0)
}

describe('a finding', () => {
  const findingAt = (text: string) =>
    findingLines(
      new Map([['a.ts', '\nJoan’s fence costs ${price} and it\\u00a0stays']]),
      (report) => {
        report({ file: 'b.ts', text }, 'it is wrong', 'Write it.')
      },
    )

  test('names the line, although prices are filled in and quotes are curled, and the correction', () => {
    const lines = ['a.ts:2: it is wrong', '    Write it.']
    expect(findingAt("Joan's fence costs $900 and it stays")).toEqual(lines)
  })

  test('or else names the file that the rule does', () => {
    expect(findingAt('Gates have a puppy')[0]).toBe('b.ts: it is wrong')
  })
})

describe('head data', () => {
  const headsOf = (...pages: ContentPage[]) =>
    found((report) => checkHeads(pages, 'Acme', report), 'Acme fences')

  test.each<[Partial<PageHead>, string]>([
    [{ title: 'A'.repeat(41) }, 'the title has 41 characters'],
    [{ description: 'Fences' }, 'the description has 6 characters'],
    [{ keywords: undefined }, 'there are no keywords'],
    [{ title: 'Acme fences' }, `${HERE}: /: the title says "Acme" before its end`],
  ])('%j is a mistake', (head, wrong) => {
    expect(headsOf(page('/', '', head))).toEqual([expect.stringContaining(wrong)])
  })

  test('a title and a description belong to one page', () => {
    const twin = { title: 'Fences', description: DESCRIPTION }
    expect(headsOf(page('/', ''))).toEqual([])
    expect(headsOf(page('/', '', twin), page('/about', '', twin))).toEqual([
      'src/content/page-table.ts: /about: the title is that of /',
      'src/content/page-table.ts: /about: the description is that of /',
    ])
  })
})

test('a link leads to a page and to a part of it', () => {
  const links = ['/gone', '/about#gone', '/about#us', '/rss.xml', 'https://x.example/']
  const html = links.map((href) => `<a href="${href}">Our gates</a>`).join('')
  const pages = [page('/', html), page('/about', '<h2 id="us">Us</h2>')]
  expect(found((report) => checkLinks(pages, new Set(['/rss.xml']), report), 'Our gates')).toEqual([
    `${HERE}: /: "Our gates" leads to /gone, where there is no page`,
    `${HERE}: /: "Our gates" leads to /about#gone, and /about has no #gone`,
  ])
})

test('a word that docs/voice.md bans is named, except in a quote that a client has confirmed', () => {
  const text = 'We have a seamless process'
  const pages = [page('/', `<q>${text}</q>`)]
  const wordsOf = (status: 'sample' | 'confirmed') =>
    found((report) => checkWords(pages, ['seamless'], [{ text, status }], report), text)
  expect(wordsOf('sample')).toEqual([`${HERE}: /: "seamless" in "… ${text} …"`])
  expect(wordsOf('confirmed')).toEqual([])
  expect(bannedWords().length).toBeGreaterThan(10)
})

test('a page that shows a sample quote says so', () => {
  const text = 'They build fences'
  const shown = (html: string) =>
    found((report) => checkStatuses([page('/', html)], [{ text, status: 'sample' }], report), text)
  expect(shown(`<q>${text}</q>`)).toEqual([expect.stringContaining(HERE)])
  expect(shown(`<q>${text}</q><p>${sampleNotes.quotes}</p>`)).toEqual([])
})

test('prescribed words, links and addresses are on their pages', () => {
  const pages = [page('/', '<li>OneDrive</li><a href="/about">Our team</a>')]
  const wrong = (drive: string, href: string, count: number) =>
    found((report) => {
      const links = [['/', 'Our team', href]] as const
      const counts = [['/', 'li', count]] as const
      checkPrescribed(
        pages,
        { texts: { '/': [drive] }, links, counts, paths: ['/', '/blog/a'] },
        report,
      )
    }).map((line) => line.replace(/^.*?: /, ''))
  expect(wrong('OneDrive', '/about', 1)).toEqual(['there is no page at /blog/a'])
  expect(wrong('Drive', '/contact', 2)).toEqual([
    'there is no page at /blog/a',
    '/ does not say "Drive"',
    '/ has no link "Our team" to /contact',
    '/ does not have 2 li',
  ])
})

describe('an article', () => {
  const SOURCE = { title: 'Wind', publisher: 'NOAA', year: 2024, url: 'https://noaa.example/' }
  const text = ['word '.repeat(600), { text: 'Wind', href: SOURCE.url }]
  const sound: Article = {
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
    sections: [{ parts: [{ kind: 'paragraph', text }] }],
  }
  const withTable = (total: string): Article['sections'] => {
    const cells = [
      ['Posts', '$1,200'],
      ['Gate', '$300'],
      ['Total', total],
    ]
    const rows = cells.map((row) => row.map((cell) => [cell]))
    const numericColumns = [false, true]
    return [
      ...sound.sections,
      { parts: [{ kind: 'table', header: [['What'], ['Costs']], rows, numericColumns }] },
    ]
  }
  const wrongsOf = (...articles: Article[]) => found((report) => checkBlog(articles, report))

  test.each<[Partial<Article>, string]>([
    [{ sections: [] }, 'the article has 1 words'],
    [{ title: 'Fences' }, 'the article never names Frisco'],
    [{ reviewed: undefined }, 'there is no day of review'],
    [{ sources: [SOURCE] }, 'there are 1 sources'],
    [{ sources: [{ ...SOURCE, title: 'Hail', url: 'https://x/' }] }, 'text never links to "Hail"'],
    [{ sections: withTable('$1,600') }, 'Total: the parts add up to 1500, not 1600'],
  ])('%#: lacks what it needs', (change, wrong) => {
    expect(wrongsOf({ ...sound, sections: withTable('$1,500') })).toEqual([])
    expect(wrongsOf({ ...sound, ...change })).toContainEqual(expect.stringContaining(wrong))
  })

  test('shares no paragraph with another one', () => {
    expect(wrongsOf(sound, { ...sound, slug: 'gates-frisco' })).toEqual([
      expect.stringContaining('fences-frisco says the same'),
    ])
  })
})

test('a price of the catalog is never typed as a number', () => {
  const typed = (text: string) =>
    found((report) => checkTypedPrices(new Map([['a.md', `Hello\n${text}`]]), report))
  expect(typed(`It costs ${monthlyPrice('starter')} a month`)).toEqual([
    `a.md:2: ${monthlyPrice('starter')} is typed as a number`,
  ])
  expect(typed('It costs {{plan.starter.monthly}} a month, after $3,000 in ads')).toEqual([])
  expect(typed(`// ${monthlyPrice('starter')}`)).toEqual([])
})

describe('figures', () => {
  test('parts add up to their total', () => {
    const sum = (total: number) =>
      found((report) => checkSum({ file: 'a.ts' }, 'quote', [1, 2], total, report))
    expect(sum(3)).toEqual([])
    expect(sum(4)).toEqual(['a.ts: quote: the parts add up to 3, not 4'])
  })

  test('of the example company are added up where pages show them', async () => {
    vi.doMock('../../../src/content/example-company', async (original) => {
      const wrong = ['EXAMPLE_DEAL_CENTS', 'EXAMPLE_LEADS', 'EXAMPLE_VISITS']
      const figures = Object.fromEntries(wrong.map((name) => [name, 1]))
      return { ...(await original<object>()), ...figures, EXAMPLE_AVERAGE_JOB_CENTS: 1 }
    })
    vi.resetModules()
    const { checkFigures } = await import('../../../src/node/commands/check-content/sums')
    expect(found(checkFigures)).toEqual([
      expect.stringMatching(/EXAMPLE_DEAL_CENTS: the parts add up to \d+, not 1$/),
      expect.stringMatching(/EXAMPLE_LEADS: the parts add up to \d+, not 1$/),
      expect.stringMatching(/EXAMPLE_VISITS: the parts add up to \d+, not 1$/),
      expect.stringContaining('the action plan costs more than the average job'),
    ])
  })

  test('the comparison costs no less than the cheapest plan', () => {
    const compared = (cents: number) => found((report) => checkComparison('$199', cents, report))
    expect(compared(19_900)).toEqual([])
    expect(compared(20_700)).toEqual([
      'src/content/claims.ts: the comparison says $199, and Starter costs $207',
    ])
  })

  test('a buyer is described with the use that is added up', () => {
    const units = { 'making-calls': 100, 'receiving-calls': 50, 'text-message': 1_200, email: 9 }
    const buyer = { name: 'A roofer', plan: 'starter', setup: 'self', units } as const
    const told = (useInWords: string) =>
      found((report) => checkBuyers([{ ...buyer, useInWords }], report), useInWords)
    expect(told('150 minutes of calls, 1,200 texts, 9 emails')).toEqual([])
    expect(told('150 minutes of calls, 200 texts, 9 emails')).toEqual([
      `${HERE}: A roofer, texts: the parts add up to 1200, not 200`,
    ])
  })

  test('a scene of the video reads as its caption', () => {
    const scenes = [
      { id: 'tangle', start: 0, end: 2.5, picture: '', lines: [] },
      { id: 'close', start: 2.5, end: 61, picture: '', lines: ['Call', 'us'] },
    ] as const
    const captions = (words: string) =>
      `WEBVTT\n\n00:00.000 --> 00:02.500\n[Threads]\n\n00:02.500 --> 01:01.000\n${words}\n`
    const wrong = (words: string) =>
      found((report) => checkCaptions(scenes, captions(words), report))
    expect(wrong('Call us')).toEqual([])
    expect(wrong('Call them')).toEqual([expect.stringMatching(/testimonials\.vtt:6: .*"close"/)])
  })

  test('a figure from outside names its source with the year, or is our own estimate', () => {
    const url = 'https://pew.example/'
    const wrong = (name?: string, footnote = '') => {
      const source = name === undefined ? {} : { source: { name, url } }
      return found((report) => checkSources([{ figure: '93%', ...source }], footnote, report))
        .length
    }
    expect([wrong('Pew, 2018'), wrong('Pew'), wrong(undefined, '93% is ours'), wrong()]).toEqual([
      0, 1, 0, 1,
    ])
  })
})
