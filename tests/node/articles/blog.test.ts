import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ArticleError, readBlog, type Blog } from '../../../src/node/articles/blog'
import { collectFacts } from '../../../src/node/articles/facts'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
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

const bodyOf = (body: string) => {
  write('a-test-frisco', {}, body)
  return articleOf('a-test-frisco')?.sections[0]?.parts[0]
}

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
  expect(
    bodyOf('See **our** [prices](/platform#pricing) and [the study](https://example.com/a).'),
  ).toEqual({
    kind: 'paragraph',
    text: [
      'See ',
      { bold: 'our' },
      ' ',
      { text: 'prices', href: '/platform#pricing' },
      ' and ',
      { text: 'the study', href: 'https://example.com/a' },
      '.',
    ],
  })
})

test('quotes are curled as in one sentence, also around links and bold words', () => {
  expect(bodyOf(`It's "**now**" or [never](/blog)`)).toMatchObject({
    text: ['It’s “', { bold: 'now' }, '” or ', { text: 'never' }],
  })
})

test('quotes of the front matter are curled, too', () => {
  write('a-test-frisco', { excerpt: `It's "now"` })
  expect(articleOf('a-test-frisco')?.excerpt).toBe('It’s “now”')
})

test('placeholders are filled from the catalog, and sums are worked out', () => {
  const difference = formatUsd(50_000 - 2 * PLANS.starter.monthlyCents)
  expect(
    bodyOf('{{plan.starter.monthly}}, {{ trial.days }}, {{500 - plan.starter.monthly * 2}}'),
  ).toEqual({
    kind: 'paragraph',
    text: [`${monthlyPrice('starter')}, 14, ${difference}`],
  })
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

describe('a mistake stops the build with its line and what would be right', () => {
  test.each<[string, Fields, RegExp]>([
    [
      'an unknown field',
      { excert: 'x' },
      /^a-test-frisco\.md:10: There is no field "excert"\. The fields are title, /,
    ],
    [
      'a missing field',
      { excerpt: undefined },
      /^a-test-frisco\.md:2: "excerpt" is missing: one or two sentences for the card/,
    ],
    [
      'a date that is none',
      { published: '2026-02-30' },
      /md:9: "published" must be a day of the calendar, as 2026-01-31\.$/,
    ],
    [
      'a date before the publication',
      { updated: '2026-11-21' },
      /md:10: "updated" is before the article was published/,
    ],
    [
      'a day of publication in the future',
      { published: '2126-11-22' },
      /md:9: 2126-11-22 is in the future; an article is published when it is built\.$/,
    ],
    [
      'a short description',
      { description: 'Short.' },
      /md:4: "description" .* 110 to 160 characters\.$/,
    ],
    [
      'an unknown topic',
      { topic: 'Fishing' },
      /md:8: "topic" must be one of Sales pipeline management, .* \(src\/site\/article\.ts\)\.$/,
    ],
    [
      'an unknown cover',
      { cover: 'soil-potato' },
      /md:7: "cover" must be a file of src\/assets\/drawings\/covers: /,
    ],
    [
      'a photo without a description',
      { photo: '1519389950473-47ba0277781c' },
      /md:10: A photo needs "imageAlt"/,
    ],
    [
      'a photo URL instead of an id',
      { photo: 'https://x.example/a.jpg', imageAlt: 'A desk' },
      /md:10: "photo" must be the id of an Unsplash photo/,
    ],
    [
      'a source without https',
      { sources: '\n  - {title: A, publisher: B, year: 2026, url: "http://x.example"}' },
      /md:11: "sources.url" must be a URL that begins with https:\/\/\.$/,
    ],
    [
      'a source without a year',
      {
        sources:
          '\n  - {title: A, publisher: B, year: 2026, url: "https://x.example"}\n  - title: A\n    publisher: B\n    url: "https://x.example"',
      },
      /md:12: "sources.year" is missing: a year of four digits\.$/,
    ],
    [
      'a source that is only a URL',
      { sources: '\n  - https://x.example' },
      /md:11: "sources" must be a list of works with title, /,
    ],
    [
      'contact services that are no list',
      { contact: '\n  services: SEO' },
      /md:11: "contact\.services" must be a list /,
    ],
    [
      'a colon without quotes',
      { title: 'One: two' },
      /md:2: Put quotes around a text that holds a colon and a space, or begins with a sign\.$/,
    ],
    ['a figure without a caption', { figure: 'A fence.' }, /md:10: A figure needs "figureCaption"/],
    [
      'a fact with a brace too few in a field',
      { excerpt: '"From {{plan.starter.monthly} a month"' },
      /md:5: A brace is missing: two braces open and two close a fact, /,
    ],
  ])('%s', (_, fields, message) => {
    write('a-test-frisco', fields)
    expect(problems()[0]).toMatch(message)
  })

  test.each<[string, string, RegExp]>([
    [
      'an unknown placeholder',
      'From {{plan.gold.monthly}}',
      /md:12: \{\{plan\.gold\.monthly\}\}: there is no fact "plan\.gold\.monthly"\. There are plan\.starter\.name, /,
    ],
    [
      'a fact with a brace too few at its beginning',
      '{{trial.days}} days, then {plan.starter.monthly}} a month',
      /md:12: A brace is missing: /,
    ],
    [
      'a sum with words',
      'From {{2 * plan.starter.name}}',
      /md:12: .*"plan\.starter\.name" is not a price/,
    ],
    [
      'a dead link',
      'See [us](/service/seo)',
      /md:12: \/service\/seo is a dead link: there is no page at \/service\/seo\.$/,
    ],
    [
      'a dead link to an article',
      'See [us](/blog/gone-frisco)',
      /md:12: \/blog\/gone-frisco is a dead link/,
    ],
    [
      'a dead anchor',
      'See [us](/platform#prices)',
      /md:12: .* \/platform has no #prices\. Its anchors: #features, #pricing\.$/,
    ],
    [
      'an unknown plan in a sign-up link',
      'See [us](/platform?sign-up=gold)',
      /md:12: \/platform\?sign-up=gold opens nothing/,
    ],
    [
      'a link without https',
      'See [us](http://x.example)',
      /md:12: \[us\]\(http:\/\/x\.example\) leads nowhere/,
    ],
    ['markup of another kind', 'One<br>two', /md:12: "<br>" is markup that articles do not know/],
    ['a heading with a hash', '## Heading', /md:12: A sub-heading begins with one of 🎯/],
    ['a list with dashes', '- one', /md:12: Lines of one block are a list by themselves/],
    [
      'a broken table',
      '| a | b |\n| c | d |',
      /md:12: These lines begin with \| but make no table/,
    ],
    [
      'a table row with fewer cells than the head',
      '| a | b |\n| --- | --- |\n| c | d |\n| e |',
      /md:15: This row has 1 cell and the head of its table has 2\.$/,
    ],
    [
      'a table row with more cells than the head',
      '| a | b |\n| --- | --- |\n| c | d | e |',
      /md:14: This row has 3 cells and the head of its table has 2\.$/,
    ],
    ['white space that hides a line', 'Hidden ', /md:12: White space around a line/],
  ])('%s', (_, body, message) => {
    write('a-test-frisco', {}, body)
    expect(problems()).toEqual([expect.stringMatching(message)])
  })

  test('a publish date of tomorrow is accepted, for time zones', () => {
    const DAY = 24 * 60 * 60 * 1000
    const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    write('a-test-frisco', { published: dayAfter(1) })
    expect(problems()).toEqual([])
    write('a-test-frisco', { published: dayAfter(2) })
    expect(problems()).toHaveLength(1)
  })

  test('the error says no more than its message: a stack would hide the mistakes', () => {
    write('a-test-frisco', { topic: 'Fishing' })
    let thrown: unknown
    try {
      read()
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(ArticleError)
    expect(thrown).toHaveProperty('stack', String(thrown))
  })

  test('all mistakes are named at once', () => {
    write('a-test-frisco', { excerpt: undefined, topic: 'Fishing' })
    write('b-test-frisco', { topic: 'Fishing' })
    expect(problems().map((line) => line.split(':')[0])).toEqual([
      'a-test-frisco.md',
      'a-test-frisco.md',
      'b-test-frisco.md',
    ])
  })

  test('a slug that two articles claim', () => {
    write('a-test-frisco', { also: 'c-test-prosper' })
    write('b-test-frisco', { also: 'c-test-prosper' })
    expect(problems()).toEqual([
      'b-test-frisco.md:10: /blog/c-test-prosper already belongs to a-test-frisco.md. Every slug belongs to one article.',
    ])
  })

  test('a file whose name cannot be a slug', () => {
    write('A_Test')
    expect(problems()[0]).toMatch(/^A_Test\.md:1: The file name is the slug/)
  })

  test('a file without front matter', () => {
    writeFileSync(path.join(folder, 'a-test-frisco.md'), 'Only words.\n')
    expect(problems()).toEqual([
      'a-test-frisco.md:1: An article begins with its front matter: fields between two lines of ---.',
    ])
  })
})
