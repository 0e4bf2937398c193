import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ArticleError, readBlog, type Blog } from '../../../src/node/articles/blog'
import { collectFacts } from '../../../src/node/articles/facts'
import { bodySections } from '../../../src/node/articles/body-sections'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import type { BodySection } from '../../../src/site/article'
import { monthlyPrice } from '../../support/figures'

const FIELDS = {
  title: 'A test in Frisco',
  subtitle: 'One sentence below the heading.',
  description:
    'One or two sentences for search engines that are long enough to be shown whole and short enough not to be cut off.',
  excerpt: 'What the card says.',
  keywords: '[test, Frisco]',
  cover: 'soil-rope',
  topic: 'SEO services',
  published: '2026-11-22',
}

type Fields = Partial<Record<string, string>>

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blog-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(slug: string, fields: Fields = {}, body = 'A paragraph.'): void {
  const lines = Object.entries({ ...FIELDS, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  writeFileSync(path.join(folder, `${slug}.md`), ['---', ...lines, '---', '', body, ''].join('\n'))
}

const read = (allowDrafts = false): Blog =>
  readBlog(folder, { facts: collectFacts({}), allowDrafts })

/** What the build says, without the folder's name. */
function problems(): string[] {
  try {
    read()
  } catch (error) {
    const [, ...lines] = String(error).split('\n')
    return lines.map((line) => line.replace(`${folder}/`, ''))
  }
  return []
}

const articleOf = (slug: string) => read().articles.find((article) => article.slug === slug)

function sectionsOf(body: string): readonly BodySection[] {
  write('a-test-frisco', {}, body)
  return articleOf('a-test-frisco')?.sections ?? []
}

const partsOf = (body: string) => sectionsOf(body)[0]?.parts

test('one file is an article with its slug and its card', () => {
  write('a-test-frisco')
  const { articles, cards } = read()
  expect(articles).toMatchObject([{ slug: 'a-test-frisco', title: FIELDS.title, also: [] }])
  expect(cards).toEqual([
    {
      slug: 'a-test-frisco',
      title: FIELDS.title,
      excerpt: FIELDS.excerpt,
      city: 'frisco',
      published: '2026-11-22',
      cover: 'soil-rope',
    },
  ])
})

test('a file with the line ends of Windows reads the same', () => {
  write('a-test-frisco', {}, 'One\n\nTwo\nThree')
  const [article] = read().articles
  const file = path.join(folder, 'a-test-frisco.md')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  expect(read().articles).toEqual([article])
})

test('posts are in the order of their days, newest first', () => {
  write('b-frisco', { published: '2026-01-02' })
  write('a-frisco', { published: '2026-01-01' })
  write('c-frisco', { published: '2026-01-03' })
  expect(read().cards.map(({ slug }) => slug)).toEqual(['c-frisco', 'b-frisco', 'a-frisco'])
})

test('a second slug has its own card, for the town it ends in', () => {
  const also = { also: 'a-test-prosper', alsoCover: 'wheat-waves' }
  write('a-test-frisco', also)
  const { articles, cards } = read()
  expect(articles).toHaveLength(1)
  expect(cards).toMatchObject([
    { slug: 'a-test-frisco', city: 'frisco', cover: 'soil-rope', title: FIELDS.title },
    { slug: 'a-test-prosper', city: 'prosper', cover: 'wheat-waves', title: FIELDS.title },
  ])
  write('a-test-frisco', { ...also, alsoTitle: 'A test in Prosper', alsoExcerpt: 'For Prosper.' })
  expect(read().cards[1]).toMatchObject({ title: 'A test in Prosper', excerpt: 'For Prosper.' })
})

describe('what to read next', () => {
  const write6 = () => {
    for (const [slug, topic] of [
      ['seo', 'SEO services'],
      ['crm', 'CRM lead management'],
      ['funnel', 'Funnel building'],
    ] as const) {
      for (const city of ['frisco', 'prosper']) write(`${slug}-${city}`, { topic })
    }
  }

  test('is the same topic for the other town, then other topics for the same town', () => {
    write6()
    expect(articleOf('seo-frisco')?.related.map(({ slug }) => slug)).toEqual([
      'seo-prosper',
      'funnel-frisco',
      'crm-frisco',
    ])
  })

  test('leads to every article from another one', () => {
    write6()
    const { articles } = read()
    const reached = new Set(articles.flatMap(({ related }) => related.map(({ slug }) => slug)))
    expect(reached.size).toBe(articles.length)
    for (const { slug, related } of articles)
      expect(related.map((post) => post.slug)).not.toContain(slug)
  })
})

test('a figure has its text and its caption', () => {
  write('a-frisco', { figure: 'A fence.', figureCaption: 'Its price.' })
  write('b-frisco', {})
  expect(articleOf('a-frisco')?.figure).toEqual({ alt: 'A fence.', caption: 'Its price.' })
  expect(articleOf('b-frisco')?.figure).toBeUndefined()
})

test('words, bold words and links to pages and sources are parsed', () => {
  const written = 'See **our** [prices](/platform#pricing) and [the study](https://example.com/a).'
  const prices = { text: 'prices', href: '/platform#pricing' }
  const study = { text: 'the study', href: 'https://example.com/a' }
  expect(partsOf(written)).toEqual([
    { kind: 'paragraph', text: ['See ', { bold: 'our' }, ' ', prices, ' and ', study, '.'] },
  ])
})

test('quotes are curled as in one sentence, also around links and bold words', () => {
  expect(partsOf(`It's "**now**" or [never](/blog)`)).toMatchObject([
    { text: ['It’s “', { bold: 'now' }, '” or ', { text: 'never' }] },
  ])
  write('a-test-frisco', { excerpt: `It's "now"` })
  expect(articleOf('a-test-frisco')?.excerpt).toBe('It’s “now”')
})

test('placeholders are filled from the catalog, and sums are worked out', () => {
  const difference = formatUsd(50_000 - 2 * PLANS.starter.monthlyCents)
  const written = '{{plan.starter.monthly}}, {{ trial.days }}, {{500 - plan.starter.monthly * 2}}'
  expect(partsOf(written)).toEqual([
    { kind: 'paragraph', text: [`${monthlyPrice('starter')}, 14, ${difference}`] },
  ])
})

test('a setting of the company reaches the text', () => {
  write('a-test-frisco', {}, 'Ask {{company.name}}.')
  const facts = collectFacts({ VITE_COMPANY_NAME: 'Prairie Test' })
  const [article] = readBlog(folder, { facts, allowDrafts: false }).articles
  expect(article?.sections[0]?.parts[0]).toMatchObject({ text: ['Ask Prairie Test.'] })
})

test('a draft can be looked at before it is finished, and cannot be published', () => {
  write('a-test-frisco', { excerpt: '"TODO: what the card says"' })
  expect(read(true).cards).toHaveLength(1)
  expect(problems()).toEqual([
    'a-test-frisco.md:5: This is still to be written: excerpt: "TODO: what the card says"',
  ])
})

describe('the body', () => {
  test('a sub-heading opens a section, and what is before the first one has no heading', () => {
    expect(sectionsOf('Opening\n\n🎯 Aim\n\nText')).toEqual([
      { parts: [{ kind: 'paragraph', text: ['Opening'] }] },
      {
        heading: { id: 'aim', text: 'Aim', isCalculation: false },
        parts: [{ kind: 'paragraph', text: ['Text'] }],
      },
    ])
  })

  test.each([...'🎯📊🤖✅🔍🧠📝🎨🔁📈🔗'])(
    'a line that starts with %s is a sub-heading, a calculation after 📊',
    (emoji) => {
      const heading = { id: 'count-calls', text: 'Count calls', isCalculation: emoji === '📊' }
      // The invisible character asks for a colored emoji.
      for (const written of [emoji, `${emoji}\uFE0F`])
        expect(sectionsOf(`${written} Count calls`)).toEqual([{ heading, parts: [] }])
    },
  )

  test('sub-headings have ids of their words, each its own', () => {
    const idsOf = (text: string) => sectionsOf(text).flatMap(({ heading }) => heading?.id ?? [])
    expect(idsOf('🎯 9:41: she’s on step 2')).toEqual(['shes-on-step-2'])
    expect(idsOf("🔁 You've outgrown “renting”? Café\n🎯 24/7")).toEqual([
      'youve-outgrown-renting-cafe',
      'part',
    ])
    expect(idsOf('🎯 Aim\n🔁 Aim 2\n📝 Aim!\n🎯 Aim')).toEqual(['aim', 'aim-2', 'aim-3', 'aim-4'])
  })

  test('blank lines separate paragraphs, white space makes a line break, other emoji nothing', () => {
    expect(partsOf('🐕 One\n\n\nTwo 🎯\n \nThree')).toEqual([
      { kind: 'paragraph', text: ['🐕 One'] },
      { kind: 'paragraph', text: ['Two 🎯'] },
      { kind: 'break' },
      { kind: 'paragraph', text: ['Three'] },
    ])
  })

  test('lines of one block are a list, with labels if every line has a short name', () => {
    expect(partsOf('One call a day\nTwo on Fridays')).toEqual([
      {
        kind: 'rows',
        labeled: false,
        rows: [{ text: ['One call a day'] }, { text: ['Two on Fridays'] }],
      },
    ])
    const rows = [{ label: 'Day 1', text: ['a call'] }, { label: 'Day 2' }]
    expect(partsOf('Day 1: a call\nDay 2: the words')).toMatchObject([{ labeled: true, rows }])
    expect(partsOf('Day 1: a call\nand then nothing')).toMatchObject([{ labeled: false }])
    const long = 'Look at what the first visitor of the day did: she left.'
    expect(partsOf(`${long}\nSecond: she called`)).toMatchObject([{ labeled: false }])
  })

  test('lines that begin with a box are a checklist', () => {
    expect(partsOf('- [ ] Call the list\n- [ ] Ask for a review')).toEqual([
      { kind: 'checklist', items: [['Call the list'], ['Ask for a review']] },
    ])
  })

  test('lines between pipes are a table, whose columns of numbers are known as such', () => {
    const written = '| Tool | Price |\n| --- | --- |\n| A \\| B | $15 |\n| Email | $1,020'
    const rows = [
      [['A | B'], ['$15']],
      [['Email'], ['$1,020']],
    ]
    expect(partsOf(written)).toEqual([
      { kind: 'table', header: [['Tool'], ['Price']], rows, numericColumns: [false, true] },
    ])
  })

  test('no line is lost or duplicated', () => {
    const line = fc.constantFrom('Text', 'A: b', '🎯 Aim', '', ' ', 'x: y: z', '- [ ] Box')
    fc.assert(
      fc.property(fc.array(line), (texts) => {
        const read: number[] = []
        const numbered = texts.map((text, index) => ({ text, line: index }))
        bodySections(
          numbered,
          (part) => {
            read.push(part.line)
            return [part.text]
          },
          () => undefined,
        )
        const withWords = numbered.filter(({ text }) => text.trim() !== '')
        expect([...new Set(read)]).toEqual(withWords.map((each) => each.line))
      }),
    )
  })
})

describe('a mistake stops the build with its line and what would be right', () => {
  const source = '{title: A, publisher: B, year: 2026, url: "https://x.example"}'

  test.each<[Fields, number, string]>([
    [{ excert: 'x' }, 10, 'There is no field "excert". The fields are title, '],
    [{ excerpt: undefined }, 2, '"excerpt" is missing: one or two sentences for the card'],
    [{ published: '2026-02-30' }, 9, '"published" must be a day of the calendar, as 2026-01-31.'],
    [{ updated: '2026-11-21' }, 10, '"updated" is before the article was published'],
    [{ published: '2126-11-22' }, 9, '2126-11-22 is in the future; an article is published when'],
    [{ description: 'Short.' }, 4, '110 to 160 characters.'],
    [{ topic: 'Fishing' }, 8, '"topic" must be one of Sales pipeline management, '],
    [{ cover: 'soil-potato' }, 7, '"cover" must be a file of src/assets/drawings/covers: '],
    [{ photo: '1519389950473-47ba0277781c' }, 10, 'A photo needs "imageAlt"'],
    [{ photo: 'https://x.example/a.jpg' }, 10, '"photo" must be the id of an Unsplash photo'],
    [
      { sources: `\n  - ${source.replace('https', 'http')}` },
      11,
      '"sources.url" must be a URL that begins with https://.',
    ],
    [
      { sources: `\n  - ${source}\n  - ${source.replace('year: 2026, ', '')}` },
      12,
      '"sources.year" is missing: a year of four digits.',
    ],
    [{ sources: '\n  - https://x.example' }, 11, '"sources" must be a list of works with title, '],
    [{ contact: '\n  services: SEO' }, 11, '"contact.services" must be a list '],
    [{ title: 'One: two' }, 2, 'Put quotes around a text that holds a colon and a space'],
    [{ figure: 'A fence.' }, 10, 'A figure needs "figureCaption"'],
    [{ excerpt: '"From {{trial.days} on"' }, 5, 'A brace is missing: two braces open and two'],
  ])('the fields %j', (fields, line, message) => {
    write('a-test-frisco', fields)
    expect(problems()[0]).toMatch(new RegExp(`^a-test-frisco\\.md:${line}: `))
    expect(problems()[0]).toContain(message)
  })

  test.each<[string, string, line?: number]>([
    ['From {{plan.gold.monthly}}', 'there is no fact "plan.gold.monthly". There are plan.starter'],
    ['{{trial.days}} days, then {trial.days}}', 'A brace is missing: '],
    ['From {{2 * plan.starter.name}}', '"plan.starter.name" is not a price'],
    ['[us](/service/seo)', '/service/seo is a dead link: there is no page at /service/seo.'],
    ['[us](/blog/gone-frisco)', '/blog/gone-frisco is a dead link'],
    ['[us](/platform#prices)', '/platform has no #prices. Its anchors: #features, #pricing.'],
    ['[us](/platform?sign-up=gold)', '/platform?sign-up=gold opens nothing'],
    ['[us](http://x.example)', '[us](http://x.example) leads nowhere'],
    ['One<br>two', '"<br>" is markup that articles do not know'],
    ['## Heading', 'A sub-heading begins with one of 🎯'],
    ['- one', 'Lines of one block are a list by themselves'],
    ['| a | b |\n| c | d |', 'These lines begin with | but make no table'],
    ['| a | b |\n| - | - |\n| c |', 'This row has 1 cell and the head of its table has 2.', 14],
    ['| a |\n| --- |\n| c | d |', 'This row has 2 cells and the head of its table has 1.', 14],
    ['Hidden ', 'White space around a line'],
  ])('the body %j', (body, message, line = 12) => {
    write('a-test-frisco', {}, body)
    expect(problems()).toEqual([expect.stringContaining(message)])
    expect(problems()[0]).toMatch(new RegExp(`^a-test-frisco\\.md:${line}: `))
  })

  test('a publish date of tomorrow is accepted, for time zones', () => {
    const DAY = 24 * 60 * 60 * 1000
    const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    write('a-test-frisco', { published: dayAfter(1) })
    expect(problems()).toEqual([])
    write('a-test-frisco', { published: dayAfter(2) })
    expect(problems()).toHaveLength(1)
  })

  test('all mistakes are named at once, without a stack that would hide them', () => {
    write('a-test-frisco', { excerpt: undefined, topic: 'Fishing' })
    write('b-test-frisco', { topic: 'Fishing' })
    const files = problems().map((line) => line.split(':')[0])
    expect(files).toEqual(['a-test-frisco.md', 'a-test-frisco.md', 'b-test-frisco.md'])
    expect(() => read()).toThrow(
      expect.toSatisfy((error) => error instanceof ArticleError && error.stack === String(error)),
    )
  })

  test('a slug that two articles claim', () => {
    write('a-test-frisco', { also: 'c-test-prosper' })
    write('b-test-frisco', { also: 'c-test-prosper' })
    expect(problems()).toEqual([
      'b-test-frisco.md:10: /blog/c-test-prosper already belongs to a-test-frisco.md. Every slug belongs to one article.',
    ])
  })

  test('a file whose name cannot be a slug, and one without front matter', () => {
    write('A_Test')
    expect(problems()[0]).toMatch(/^A_Test\.md:1: The file name is the slug/)
    writeFileSync(path.join(folder, 'A_Test.md'), 'Only words.\n')
    expect(problems()[1]).toMatch(/^A_Test\.md:1: An article begins with its front matter: /)
  })
})
