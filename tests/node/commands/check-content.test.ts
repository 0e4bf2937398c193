import { describe, expect, test } from 'vitest'
import { sampleNotes } from '../../../src/content/standing-copy'
import {
  blogFindings,
  typedPriceFindings,
} from '../../../src/node/commands/check-content/article-rules'
import { findingLines, type Finding } from '../../../src/node/commands/check-content/finding'
import {
  bannedWords,
  headFindings,
  linkFindings,
  statusFindings,
  wordFindings,
} from '../../../src/node/commands/check-content/page-rules'
import { prescribedFindings } from '../../../src/node/commands/check-content/prescribed'
import type { ContentPage } from '../../../src/node/commands/check-content/read-pages'
import { findInSource } from '../../../src/node/commands/check-content/source-files'
import {
  buyerFindings,
  captionFindings,
  comparisonFindings,
  sourceFindings,
  sumFinding,
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

/** A source whose second line holds the words. */
const written = (words: string) => new Map([['src/content/page.ts', `// A page.\n  '${words}',\n`]])
const HERE = { file: 'src/content/page.ts', line: 2 }

const wrongs = (findings: readonly Finding[]) => findings.map(({ wrong }) => wrong)

test('a finding is two lines: the place and the mistake, then the correction', () => {
  const finding = { ...HERE, wrong: 'the title is empty', right: 'Write one.' }
  expect(findingLines(finding)).toEqual([
    'src/content/page.ts:2: the title is empty',
    '    Write one.',
  ])
})

describe('a text is found in the source', () => {
  test('although prices are filled in and quotes are curled', () => {
    const sources = written('Joan’s fence costs ${price} and it\\u00a0stays')
    expect(findInSource(sources, "Joan's fence costs $900 and it stays", 'x')).toEqual(HERE)
  })

  test('or else the file that the rule names', () => {
    expect(findInSource(written('Gates'), 'Joan has a puppy', 'x.ts')).toEqual({ file: 'x.ts' })
  })
})

describe('head data', () => {
  test.each<[string, Partial<PageHead>, string]>([
    ['a long title', { title: 'A'.repeat(41) }, 'the title has 41 characters'],
    ['a short description', { description: 'Fences' }, 'the description has 6 characters'],
    ['no keywords', { keywords: undefined }, 'there are no keywords'],
    ['the name in the middle', { title: 'Acme fences' }, 'says "Acme" before its end'],
  ])('%s', (_what, head, wrong) => {
    const findings = headFindings([page('/', '', head)], 'Acme', written(head.title ?? 'Fences'))
    expect(wrongs(findings)).toEqual([expect.stringContaining(wrong)])
  })

  test('a title and a description belong to one page', () => {
    const twin = { title: 'Fences', description: DESCRIPTION }
    const findings = headFindings(
      [page('/', '', twin), page('/about', '', twin)],
      'Acme',
      new Map(),
    )
    expect(wrongs(findings)).toEqual([
      '/about: the title is that of /',
      '/about: the description is that of /',
    ])
  })

  test('is in order', () => {
    expect(headFindings([page('/', '')], 'Acme', new Map())).toEqual([])
  })
})

test('a link leads to a page and to a part of it', () => {
  const links =
    '<a href="/gone">Our gates</a><a href="/about#gone">Our gates</a><a href="/about#us">Us</a><a href="/rss.xml">Feed</a><a href="https://x.example/">X</a>'
  const findings = linkFindings(
    [page('/', links), page('/about', '<h2 id="us">Us</h2>')],
    new Set(['/rss.xml']),
    written('Our gates'),
  )
  expect(findings).toEqual([
    expect.objectContaining({
      ...HERE,
      wrong: expect.stringContaining('/gone, where there is no'),
    }),
    expect.objectContaining({ ...HERE, wrong: expect.stringContaining('/about has no #gone') }),
  ])
})

describe('a word that docs/voice.md bans', () => {
  test('is named with its line', () => {
    const findings = wordFindings(
      [page('/', '<p>We have a seamless process</p>')],
      ['seamless'],
      [],
      written('We have a seamless process'),
    )
    expect(findings).toEqual([expect.objectContaining(HERE)])
    expect(wrongs(findings)).toEqual(['/: "seamless" in "… We have a seamless process …"'])
  })

  test('is left alone in a quote that a client has confirmed', () => {
    const text = 'It’s seamless'
    const quoted = [page('/', `<q>${text}</q>`)]
    const found = (status: 'sample' | 'confirmed') =>
      wordFindings(quoted, ['seamless'], [{ text, status }], new Map())
    expect(found('sample')).toHaveLength(1)
    expect(found('confirmed')).toEqual([])
  })

  test('is in the list of that document', () => {
    expect(bannedWords().length).toBeGreaterThan(10)
  })
})

test('a page that shows a sample quote says so', () => {
  const quotes = [{ text: 'They build fences', status: 'sample' }] as const
  const shown = (html: string) => statusFindings([page('/', html)], quotes, written(quotes[0].text))
  expect(shown('<q>They build fences</q>')).toEqual([expect.objectContaining(HERE)])
  expect(shown(`<q>They build fences</q><p>${sampleNotes.quotes}</p>`)).toEqual([])
})

test('prescribed words, links and addresses are on their pages', () => {
  const tiles = '<li>OneDrive</li><a href="/about">Our team</a>'
  const wrong = (drive: string, href: string, tileCount = 1) =>
    wrongs(
      prescribedFindings(
        [page('/', tiles)],
        { '/': [drive] },
        [['/', 'Our team', href]],
        ['/', '/blog/a'],
        [['/', 'li', tileCount]],
      ),
    )
  expect(wrong('OneDrive', '/about')).toEqual(['there is no page at /blog/a'])
  expect(wrong('Drive', '/contact', 2)).toEqual([
    '/ does not have 2 li',
    'there is no page at /blog/a',
    '/ does not say "Drive"',
    '/ has no link "Our team" to /contact',
  ])
})

describe('an article', () => {
  const SOURCE = { title: 'Wind', publisher: 'NOAA', year: 2024, url: 'https://noaa.example/' }
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
    sections: [
      {
        parts: [
          {
            kind: 'paragraph',
            text: ['word '.repeat(600), { text: 'Wind', href: SOURCE.url }],
          },
        ],
      },
    ],
  }
  const table = (total: string): Article['sections'] => [
    ...sound.sections,
    {
      parts: [
        {
          kind: 'table',
          header: [['What'], ['Costs']],
          rows: [
            [['Posts'], ['$1,200']],
            [['Gate'], ['$300']],
            [['Total'], [total]],
          ],
          numericColumns: [false, true],
        },
      ],
    },
  ]

  test('is in order', () => {
    expect(blogFindings([{ ...sound, sections: table('$1,500') }], new Map())).toEqual([])
  })

  test.each<[string, Partial<Article>, string]>([
    ['words', { sections: [] }, 'the article has 1 words'],
    ['town', { title: 'Fences' }, 'the article never names Frisco'],
    ['review', { reviewed: undefined }, 'there is no day of review'],
    ['sources', { sources: [SOURCE] }, 'there are 1 sources'],
    [
      'link',
      { sources: [...sound.sources, { ...SOURCE, title: 'Hail', url: 'https://x.example/' }] },
      'the text never links to "Hail"',
    ],
    ['sums', { sections: table('$1,600') }, 'Total: the parts add up to 1500, not 1600'],
  ])('lacks its %s', (_what, change, wrong) => {
    expect(wrongs(blogFindings([{ ...sound, ...change }], new Map()))).toContain(wrong)
  })

  test('shares no paragraph with another one', () => {
    const findings = blogFindings([sound, { ...sound, slug: 'gates-frisco' }], new Map())
    expect(wrongs(findings)).toEqual([expect.stringContaining('fences-frisco says the same')])
  })
})

test('a price of the catalog is never typed as a number', () => {
  const typed = (text: string) => typedPriceFindings(new Map([['a.md', `Hello\n${text}`]]))
  expect(typed(`It costs ${monthlyPrice('starter')} a month`)).toEqual([
    expect.objectContaining({ file: 'a.md', line: 2 }),
  ])
  expect(typed('It costs {{plan.starter.monthly}} a month, after $3,000 in ads')).toEqual([])
  expect(typed(`// ${monthlyPrice('starter')}`)).toEqual([])
})

describe('figures', () => {
  test('parts add up to their total', () => {
    expect(sumFinding({ ...HERE, what: 'quote', parts: [1, 2], total: 3 })).toEqual([])
    expect(wrongs(sumFinding({ ...HERE, what: 'quote', parts: [1, 2], total: 4 }))).toEqual([
      'quote: the parts add up to 3, not 4',
    ])
  })

  test('the comparison costs no less than the cheapest plan', () => {
    expect(comparisonFindings('$199', 19_900, new Map())).toEqual([])
    expect(wrongs(comparisonFindings('$199', 20_700, new Map()))).toEqual([
      'the comparison says $199, and Starter costs $207',
    ])
  })

  test('a buyer is described with the use that is added up', () => {
    const buyer = {
      name: 'A roofer',
      plan: 'starter',
      setup: 'self',
      units: { 'making-calls': 100, 'receiving-calls': 50, 'text-message': 1_200, email: 9 },
      useInWords: '150 minutes of calls, 1,200 texts, 9 emails',
    } as const
    const told = (useInWords: string) => buyerFindings([{ ...buyer, useInWords }], new Map())
    expect(told(buyer.useInWords)).toEqual([])
    expect(wrongs(told('150 minutes of calls, 200 texts, 9 emails'))).toEqual([
      'A roofer, texts: the parts add up to 1200, not 200',
    ])
  })

  test('a scene of the video reads as its caption', () => {
    const scenes = [
      { id: 'tangle', start: 0, end: 2.5, picture: '', lines: [] },
      { id: 'close', start: 2.5, end: 61, picture: '', lines: ['Call', 'us'] },
    ] as const
    const captions = (words: string) =>
      `WEBVTT\n\n00:00.000 --> 00:02.500\n[Threads]\n\n00:02.500 --> 01:01.000\n${words}\n`
    expect(captionFindings(scenes, captions('Call us'))).toEqual([])
    expect(captionFindings(scenes, captions('Call them'))).toEqual([
      expect.objectContaining({ line: 6, wrong: expect.stringContaining('"close"') }),
    ])
  })

  test('a figure from outside names its source with the year, or is our own estimate', () => {
    const url = 'https://pew.example/'
    const figures = (name: string) => [{ figure: '51%', source: { name, url } }]
    expect(sourceFindings(figures('Pew, 2018'), '', new Map())).toEqual([])
    expect(sourceFindings(figures('Pew'), '', new Map())).toHaveLength(1)
    expect(sourceFindings([{ figure: '93%' }], '93% is our estimate', new Map())).toEqual([])
    expect(sourceFindings([{ figure: '93%' }], '', new Map())).toHaveLength(1)
  })
})
