import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ArticleError, BLOG_FOLDER, readBlog } from '../../../src/node/articles/blog'
import { SUBHEADING_EMOJI } from '../../../src/node/articles/body-sections'
import { collectFacts } from '../../../src/node/articles/facts'
import { formatUsd } from '../../../src/shared/money'
import { PLANS, TRIAL_DAYS } from '../../../src/shared/plans'
import { monthlyPrice } from '../../support/figures'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const SOURCE = '{title: A, publisher: B, year: 2026, url: "https://x.example"}'

const FIELDS = {
  title: 'A test in Frisco',
  subtitle: 'One sentence below the heading.',
  description:
    'One or two sentences for search engines that are long enough to be shown whole and short enough not to be cut off.',
  excerpt: `"It's the \\"card\\""`,
  keywords: '[test, Frisco]',
  cover: 'soil-rope',
  topic: 'SEO services',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  sources: `[${SOURCE}, ${SOURCE}]`,
}

type Fields = Partial<Record<string, string>>

let root = ''
let folder = ''

beforeEach(() => {
  root = temporaryFolder()
  folder = path.join(root, BLOG_FOLDER)
})

function write(slug: string, fields: Fields = {}, body = 'A paragraph.'): void {
  const lines = Object.entries({ ...FIELDS, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  // The line ends of Windows.
  writeFiles(folder, { [`${slug}.md`]: ['---', ...lines, '---', '', body, ''].join('\r\n') })
}

const draw = (slug: string, svg: string) =>
  writeFiles(root, { [`src/assets/figures/${slug}.svg`]: svg })

const read = (settings = {}) =>
  readBlog(folder, { facts: collectFacts(settings), allowDrafts: false })

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

function sectionsOf(body: string, settings = {}) {
  write('a-test-frisco', {}, body)
  return read(settings).articles[0]?.sections ?? []
}

const partsOf = (body: string, settings = {}) => sectionsOf(body, settings)[0]?.parts

test('one file is an article with its slug, its figure, its card and one for its second slug', () => {
  const figure = { figure: 'A fence.', figureCaption: 'Its price.' }
  draw('a-test-frisco', '<view id="detail"/>')
  write('a-test-frisco', { ...figure, also: 'a-test-prosper', alsoTitle: 'For Prosper' })
  const { articles, cards } = read()
  expect(articles).toMatchObject([
    { slug: 'a-test-frisco', title: FIELDS.title, figure: { alt: 'A fence.' } },
  ])
  const shown = { excerpt: 'It’s the “card”', published: '2026-11-22', cover: 'soil-rope' }
  expect(cards).toEqual([
    { ...shown, slug: 'a-test-frisco', city: 'frisco', title: FIELDS.title },
    { ...shown, slug: 'a-test-prosper', city: 'prosper', title: 'For Prosper' },
  ])
})

test('cards are in the order of their days, newest first', () => {
  for (const [slug, day] of Object.entries({ b: 2, a: 1, c: 3 }))
    write(`${slug}-frisco`, { published: `2026-01-0${day}` })
  expect(read().cards.map(({ slug }) => slug)).toEqual(['c-frisco', 'b-frisco', 'a-frisco'])
})

test('to read next: the same topic for the other city, then other topics for this city', () => {
  const topics = { seo: 'SEO services', crm: 'CRM lead management', funnel: 'Funnel building' }
  for (const [name, topic] of Object.entries(topics))
    for (const city of ['frisco', 'prosper']) write(`${name}-${city}`, { topic })
  const { articles } = read()
  const related = new Map(articles.map((it) => [it.slug, it.related.map(({ slug }) => slug)]))
  expect(related.get('seo-frisco')).toEqual(['seo-prosper', 'funnel-frisco', 'crm-frisco'])
  expect(new Set([...related.values()].flat()).size).toBe(articles.length)
})

test('bold words and links are parsed, and quotes are curled as in one sentence', () => {
  const written = `It's "**our**" [prices](/platform#pricing) and [a study](https://x.example/a).`
  const prices = { text: 'prices', href: '/platform#pricing' }
  const study = { text: 'a study', href: 'https://x.example/a' }
  expect(partsOf(written)).toEqual([
    { kind: 'paragraph', text: ['It’s “', { bold: 'our' }, '” ', prices, ' and ', study, '.'] },
  ])
})

test('placeholders are filled from catalog and settings, and sums are worked out', () => {
  const difference = formatUsd(10_000_000 - 2 * PLANS.starter.monthlyCents)
  const written =
    '{{plan.starter.monthly}}, {{ trial.days }}, {{100000 - plan.starter.monthly * 2}}, {{company.name}}'
  expect(partsOf(written, { VITE_COMPANY_NAME: 'Prairie Test' })).toEqual([
    {
      kind: 'paragraph',
      text: [`${monthlyPrice('starter')}, ${TRIAL_DAYS}, ${difference}, Prairie Test`],
    },
  ])
})

test('a line that starts with one of some emoji is a sub-heading with an id of its own, a calculation after 📊', () => {
  for (const emoji of SUBHEADING_EMOJI) {
    const heading = { id: 'count-calls', text: 'Count calls', isCalculation: emoji === '📊' }
    // The invisible character asks for a colored emoji.
    const sections = sectionsOf(`Opening\n${emoji}\uFE0F Count calls\nText`)
    expect(sections.map((section) => section.heading)).toEqual([undefined, heading])
  }
  const idsOf = (text: string) => sectionsOf(text).map(({ heading }) => heading?.id)
  expect(idsOf("🎯 9:41: You've “met” Café\n🎯 24/7\n🎯 Aim\n🔁 Aim 2\n📝 Aim!\n🎯 Aim")).toEqual([
    ...['youve-met-cafe', 'part'],
    ...['aim', 'aim-2', 'aim-3', 'aim-4'],
  ])
})

test('blocks are paragraphs, lists, checklists or tables; a line of spaces ends a block, too', () => {
  const table = '| Tool | Price |\n| --- | --- |\n| A \\| B | $15 |\n| 7 | $1,020'
  const list = 'Day 1: a call\nDay 2: the words'
  expect(
    partsOf(`🐕 One\n\n\nTwo 🎯\n \n${list}\n\n- [ ] Call\n- [ ] Ask for a review\n\n${table}`),
  ).toEqual([
    { kind: 'paragraph', text: ['🐕 One'] },
    { kind: 'paragraph', text: ['Two 🎯'] },
    {
      kind: 'list',
      labeled: true,
      items: [
        { label: 'Day 1', text: ['a call'] },
        { label: 'Day 2', text: ['the words'] },
      ],
    },
    { kind: 'checklist', items: [['Call'], ['Ask for a review']] },
    {
      kind: 'table',
      header: [['Tool'], ['Price']],
      rows: [
        [['A | B'], ['$15']],
        [['7'], ['$1,020']],
      ],
      numericColumns: [false, true],
    },
  ])
})

test('an amount with cents is a label', () => {
  const items = [
    { label: '$12.50', text: ['a month'] },
    { label: '$150', text: ['a year'] },
  ]
  expect(partsOf('$12.50: a month\n$150: a year')).toEqual([{ kind: 'list', labeled: true, items }])
})

test.each([
  'Day 1: a call\nand then nothing',
  'Look at what the first visitor of the day did: she left.\nSecond: she called',
])('a list has labels only if every line has a short name: %j', (body) => {
  const items = body.split('\n').map((line) => ({ text: [line] }))
  expect(partsOf(body)).toEqual([{ kind: 'list', labeled: false, items }])
})

test.each<[Fields, number, string]>([
  [{ excert: 'x' }, 12, 'There is no field "excert". The fields are title, '],
  [{ excerpt: undefined }, 2, '"excerpt" is missing: one or two sentences for the card'],
  [{ published: '2026-02-30' }, 9, '"published" must be a date, as 2026-01-31.'],
  [{ updated: '2026-11-21' }, 12, '"updated" is before the article was published'],
  [{ published: '2126-11-22' }, 9, '2126-11-22 is in the future. An article is published when'],
  [{ description: 'Short.' }, 4, '110 to 160 characters.'],
  [{ photo: '1519389950473-47ba0277781c' }, 12, 'A photo needs "imageAlt"'],
  [{ figure: 'A fence.' }, 12, 'A figure needs "figureCaption"'],
  [{ imageAlt: 'A fence.' }, 12, '"imageAlt" shows only with "photo"'],
  [{ figureCaption: 'A fence.' }, 12, '"figureCaption" shows only with "figure"'],
  [{ alsoTitle: 'Fences' }, 12, '"alsoTitle" shows only with "also"'],
  [{ alsoExcerpt: 'Fences' }, 12, '"alsoExcerpt" shows only with "also"'],
  [{ title: 'A'.repeat(41) }, 2, 'the heading, 40 characters or fewer'],
  [{ excerpt: 'A'.repeat(86) }, 5, 'for the card in the blog index, 85 characters or fewer'],
  [{ reviewed: undefined }, 2, '"reviewed" is missing: the date you last checked the facts'],
  [{ sources: `[${SOURCE}]` }, 11, '"sources" must be a list of two or more works'],
  [{ sources: `[{title: A}, ${SOURCE}]` }, 11, '"sources.publisher" is missing: '],
  [
    { sources: `[${SOURCE.replace('https', 'http')}]` },
    11,
    '"sources.url" must be a URL that begins ',
  ],
  [{ title: 'One: two' }, 2, 'Quote a value that contains `: ` or starts with punctuation.'],
  [{ excerpt: '"From {{trial.days} on"' }, 5, 'A brace is missing: two braces open and two'],
])('the fields %j are refused with their line and what would be right', (fields, line, message) => {
  write('a-test-frisco', fields)
  expect(problems()[0]).toContain(`a-test-frisco.md:${line}: `)
  expect(problems()[0]).toContain(message)
})

test.each<[string, string, line?: number]>([
  ['From {{plan.gold.monthly}}', 'there is no fact "plan.gold.monthly". There are plan.starter'],
  ['From {{2 * plan.starter.name}}', '"plan.starter.name" is not a price'],
  ['{{1 - 2}}', 'is negative'],
  ['[us](/service/seo)', '/service/seo is a dead link: there is no page at /service/seo.'],
  ['[us](/blog/gone-frisco)', '/blog/gone-frisco is a dead link'],
  ['[us](/platform#prices)', '/platform has no #prices. Its anchors: #features, #pricing.'],
  ['[us](/platform?sign-up=gold)', '/platform?sign-up=gold opens nothing'],
  ['[us](http://x.example)', '[us](http://x.example) leads nowhere'],
  ['[us](//x.example/platform)', '[us](//x.example/platform) leads nowhere'],
  ['[us](/\\\\x.example/platform)', 'leads nowhere'],
  ['One<br>two', '"<br>" is markup that articles'],
  ['[us](/about "Us")', '"[us](/about "Us")" is markup that articles'],
  ['## Heading', 'A sub-heading begins with one of 🎯'],
  ['- one', 'Lines of one block become a list. Remove'],
  ['1) one', 'Lines of one block become a list. To number them'],
  ['> A quotation', 'Remove the >'],
  ['---', 'Remove the line'],
  ['***', 'Remove the line'],
  ['```', 'Remove the code fence'],
  ['~~~ sh', 'Remove the code fence'],
  ['Our prices:\n| a | b |\n| - | - |', 'A table or a checklist has a blank line', 15],
  ['- [ ] Call\nAsk', 'A table or a checklist has a blank line'],
  ['| a | b |\n| c | d |', 'These lines begin with | but are not a table'],
  ['| a | b |\n| - | - |\n| c |', 'This row has 1 cell and the head of its table has 2.', 16],
  ['Hidden ', 'Remove the spaces at the start or end'],
])('the body %j is refused with its line and what would be right', (body, message, line = 14) => {
  write('a-test-frisco', {}, body)
  expect(problems()).toEqual([expect.stringContaining(message)])
  expect(problems()[0]).toContain(`a-test-frisco.md:${line}: `)
})

test('an article is published from the day that has begun at Greenwich, which is never behind Texas', () => {
  vi.stubEnv('TZ', 'America/Chicago')
  write('a-test-frisco')
  vi.setSystemTime('2026-11-21T23:59:59Z')
  expect(problems()).toEqual([expect.stringContaining('2026-11-22 is in the future')])
  vi.setSystemTime('2026-11-22T00:00Z')
  expect(problems()).toEqual([])
})

test('all mistakes are named at once, without a stack that would hide them', () => {
  write('A_Test', { topic: 'Fishing' })
  write('b-test-frisco', { topic: 'Fishing' })
  writeFiles(folder, { 'c-test-frisco.md': 'Only words.\n' })
  expect(problems()).toEqual([
    expect.stringMatching(/^A_Test\.md:1: The file name is the slug/),
    expect.stringMatching(/^A_Test\.md:8: "topic"/),
    expect.stringMatching(/^b-test-frisco\.md:8: "topic"/),
    expect.stringMatching(/^c-test-frisco\.md:1: An article starts with its fields, /),
  ])
  expect(() => read()).toThrow(
    expect.toSatisfy((error) => error instanceof ArticleError && error.stack === String(error)),
  )
})

test('a figure has a file with a square for cards, and a file has an article that describes it', () => {
  const figure = { figure: 'A fence.', figureCaption: 'Its price.' }
  write('a-test-frisco', figure)
  write('b-test-frisco')
  draw('b-test-frisco', '<view id="detail"/>')
  write('c-test-frisco', figure)
  draw('c-test-frisco', '<svg/>')
  expect(problems()).toEqual([
    expect.stringMatching(/^a-test-frisco\.md:12: .* add .*a-test-frisco\.svg/),
    expect.stringMatching(/^b-test-frisco\.md:2: .*b-test-frisco\.svg needs "figure" and/),
    expect.stringMatching(/^c-test-frisco\.md:12: .*c-test-frisco\.svg needs <view id="detail"/),
  ])
})

test('a slug that two articles claim is refused', () => {
  write('a-test-frisco', { also: 'c-test-prosper' })
  write('b-test-frisco', { also: 'c-test-prosper' })
  expect(problems()).toEqual([
    'b-test-frisco.md:12: /blog/c-test-prosper already belongs to a-test-frisco.md. Every slug belongs to one article.',
  ])
})
