import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { keysOf } from '../../shared/keys-of'
import { COVER_NAMES, TOPIC_PAGES } from '../../site/article'
import type { City } from '../../site/company'
import { curlyQuotes } from '../../site/curly-quotes'
import { DESCRIPTION_CHARACTERS, TITLE_MAX_CHARACTERS } from '../../site/head'

/** Records a problem and continues, so one build lists them all. */
export type ReportProblem = (line: number, message: string) => void

const TOPICS = keysOf(TOPIC_PAGES)

/** Lowercase letters and digits, words joined by hyphens, ending in the city. */
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:frisco|prosper)$/

/** The city at the end of an article's slug. */
export const cityOfSlug = (slug: string): City => (slug.endsWith('-prosper') ? 'prosper' : 'frisco')

// Each field has a hint, which zod reports for any problem with it.
const matching = (pattern: RegExp, hint: string) => z.string(hint).regex(pattern, hint)
const text = (hint: string, maxCharacters = Number.POSITIVE_INFINITY) =>
  z.string(hint).trim().min(1, hint).max(maxCharacters, hint).transform(curlyQuotes)
const list = (hint: string) => z.array(text(hint), hint).min(1, hint)
const day = z.iso.date('a date, as 2026-01-31')

const TITLE = `the heading, ${TITLE_MAX_CHARACTERS} characters or fewer, without the agency's name`
const DESCRIPTION = `one or two sentences for search engines, ${DESCRIPTION_CHARACTERS.min} to ${DESCRIPTION_CHARACTERS.max} characters`
/** Longer excerpts take more than three lines of a card on a phone of 360 pixels. */
const EXCERPT_MAX_CHARACTERS = 85
const EXCERPT = `one or two sentences for the card in the blog index, ${EXCERPT_MAX_CHARACTERS} characters or fewer`
const ALSO = "another slug of the article, which ends in a city's name: google-ppc-prosper"
const YEAR = 'a year of four digits'
const SOURCES = 'a list of two or more works with title, publisher, year and url (https)'

const slug = matching(ARTICLE_SLUG, ALSO)
const excerpt = text(EXCERPT, EXCERPT_MAX_CHARACTERS)

const SOURCE = z.strictObject(
  {
    title: text('the title of the work'),
    publisher: text('who published it'),
    year: z.int(YEAR).min(1900, YEAR).max(2100, YEAR),
    url: z.url({ protocol: /^https$/, error: 'a URL that begins with https://' }),
  },
  SOURCES,
)

const FIELDS = z.strictObject({
  title: text(TITLE, TITLE_MAX_CHARACTERS),
  subtitle: text('one sentence below the heading'),
  description: z
    .string(DESCRIPTION)
    .trim()
    .min(DESCRIPTION_CHARACTERS.min, DESCRIPTION)
    .max(DESCRIPTION_CHARACTERS.max, DESCRIPTION),
  excerpt,
  keywords: list('a list of what people search for: [CRM Frisco TX, front desk software]'),
  topic: z.enum(TOPICS, `one of ${TOPICS.join(', ')} (src/site/article.ts)`),
  published: day,
  updated: day.optional(),
  reviewed: z.iso.date('the date you last checked the facts, as 2026-01-31'),
  author: text('the name of the person who wrote it').optional(),
  photo: matching(
    /^\d+-[0-9a-f]{12}$/,
    'the id of an Unsplash photo, as 1519389950473-47ba0277781c',
  ).optional(),
  imageAlt: text('what the photo shows, in one sentence').optional(),
  figure: text('what the drawn figure shows, in one or two sentences').optional(),
  figureCaption: text('one short sentence below the figure').optional(),
  cover: z.enum(COVER_NAMES, `a file of src/assets/drawings/covers: ${COVER_NAMES.join(', ')}`),
  numbered: z.boolean('true or false').optional(),
  also: z.union([slug.transform((one) => [one]), z.array(slug)], ALSO).default([]),
  alsoTitle: text(TITLE, TITLE_MAX_CHARACTERS).optional(),
  alsoExcerpt: excerpt.optional(),
  contact: z
    .strictObject(
      {
        tagline: text('one sentence').optional(),
        services: list('a list of what the agency does: [CRM setup, Call tracking]').optional(),
      },
      'tagline (one sentence) and services (a list), both of which may be left out',
    )
    .default({}),
  sources: z.array(SOURCE, SOURCES).min(2, SOURCES),
})

export type FrontMatter = z.infer<typeof FIELDS>

/** Fields that show only with another one. */
const COMPANIONS = {
  imageAlt: 'photo',
  figureCaption: 'figure',
  alsoTitle: 'also',
  alsoExcerpt: 'also',
} as const

/** Reports fields that contradict each other or the calendar. */
const FRONT_MATTER = FIELDS.superRefine((fields, context) => {
  const { photo, imageAlt, figure, figureCaption, published } = fields
  const report = (field: keyof FrontMatter, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (photo && !imageAlt)
    report('photo', 'A photo needs "imageAlt": what the photo shows, in one sentence.')
  if (figure && !figureCaption)
    report('figure', 'A figure needs "figureCaption": one short sentence below the figure.')
  for (const field of keysOf(COMPANIONS)) {
    const companion = COMPANIONS[field]
    if (fields[field] && !fields[companion]?.length)
      report(
        field,
        `"${field}" shows only with "${companion}". Add that field, or remove this one.`,
      )
  }
  // The day at Greenwich, which is never behind that in Texas.
  if (published > new Date().toISOString().slice(0, 10))
    report('published', `${published} is in the future. An article is published when it is built.`)
  for (const field of ['updated', 'reviewed'] as const) {
    if ((fields[field] ?? published) < published)
      report(field, `"${field}" is before the article was published, ${published}.`)
  }
})

/** Shown if YAML cannot parse the fields. */
const QUOTES_HINT = 'Quote a value that contains `: ` or starts with punctuation.'

/** Parses an article's front matter (YAML) and reports its problems. `data` is missing if it is unreadable. */
export function readFrontMatter(text: string, firstLine: number, report: ReportProblem) {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => firstLine + counter.linePos(offset).line - 1
  /** The line of a field's value or, if the field is missing, of its nearest parent. */
  const lineOfPath = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) return firstLine
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOfPath(path.slice(0, -1))
  }
  const lineOf = (field: keyof FrontMatter) => lineOfPath([field])
  for (const { code, message, pos } of document.errors) {
    // 'Nested mappings are not allowed' means an unquoted colon; our hint is clearer.
    const isColon = code === 'BLOCK_AS_IMPLICIT_KEY'
    report(lineAt(pos[0]), isColon ? QUOTES_HINT : `${message}. ${QUOTES_HINT}`)
  }
  if (document.errors.length > 0) return { lineOf }
  const { data, error } = FRONT_MATTER.safeParse(document.toJS())
  for (const issue of error?.issues ?? []) {
    const { path, message: hint } = issue
    // The line number identifies the source or keyword.
    const name = path.filter((part) => typeof part !== 'number').join('.')
    const expected = path.length === 0 ? Object.keys(FIELDS.shape).join(', ') : hint
    const isMissing = document.getIn(path, true) === undefined
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        report(
          lineOfPath([...path, key]),
          `There is no field "${key}". The fields are ${expected}.`,
        )
    else if (issue.code === 'custom') report(lineOfPath(path), hint)
    else report(lineOfPath(path), `"${name}" ${isMissing ? 'is missing:' : 'must be'} ${hint}.`)
  }
  return { data, lineOf }
}
