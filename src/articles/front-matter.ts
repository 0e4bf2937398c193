import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { keysOf } from '../shared/keys-of'
import { COVER_NAMES, TOPIC_PAGES } from '../site/article'
import type { City } from '../site/company'
import { curlyQuotes } from '../site/curly-quotes'

/** Records a problem and continues, so one build lists them all. */
export type ReportProblem = (line: number, message: string) => void

const TOPICS = keysOf(TOPIC_PAGES)

/** Small letters and digits, words joined by hyphens, and the town at the end. */
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:frisco|prosper)$/

/** The town at the end of an article's slug. */
export const cityOfSlug = (slug: string): City => (slug.endsWith('-prosper') ? 'prosper' : 'frisco')

// Each field has a hint, which is the message of whatever zod finds wrong with it.
const matching = (pattern: RegExp, hint: string) => z.string(hint).regex(pattern, hint)
const text = (hint: string) => z.string(hint).trim().min(1, hint).transform(curlyQuotes)
const list = (hint: string) => z.array(text(hint), hint).min(1, hint)
const day = z.iso.date('a day of the calendar, as 2026-01-31')

/** Shorter, and search engines write one of their own; longer, and they cut it. */
const DESCRIPTION_CHARACTERS = { min: 110, max: 160 } as const

const HINTS = {
  description: `one or two sentences for search engines, ${DESCRIPTION_CHARACTERS.min} to ${DESCRIPTION_CHARACTERS.max} characters`,
  also: "another slug of the article, which ends in a town's name: google-ppc-prosper",
  year: 'a year of four digits',
  sources: 'a list of works with title, publisher, year and url (https)',
} as const

const slug = matching(ARTICLE_SLUG, HINTS.also)
const cover = z.enum(COVER_NAMES, `a file of src/assets/drawings/covers: ${COVER_NAMES.join(', ')}`)

const SOURCE = z.strictObject(
  {
    title: text('the title of the work'),
    publisher: text('who published it'),
    year: z.int(HINTS.year).min(1900, HINTS.year).max(2100, HINTS.year),
    url: z.url({ protocol: /^https$/, error: 'a URL that begins with https://' }),
  },
  HINTS.sources,
)

const FRONT_MATTER = z.strictObject({
  title: text("the article's heading, without the agency's name"),
  subtitle: text('one sentence below the heading'),
  description: z
    .string(HINTS.description)
    .trim()
    .min(DESCRIPTION_CHARACTERS.min, HINTS.description)
    .max(DESCRIPTION_CHARACTERS.max, HINTS.description),
  excerpt: text('one or two sentences for the card in the blog index'),
  keywords: list('a list of what people search for: [CRM Frisco TX, front desk software]'),
  topic: z.enum(TOPICS, `one of ${TOPICS.join(', ')} (src/site/article.ts)`),
  published: day,
  updated: day.optional(),
  reviewed: day.optional(),
  author: text('the name of the person who wrote it').optional(),
  photo: matching(
    /^\d+-[0-9a-f]{12}$/,
    'the id of an Unsplash photo, as 1519389950473-47ba0277781c',
  ).optional(),
  imageAlt: text('what the photo shows, in one sentence').optional(),
  figure: text('what the drawn figure shows, in one or two sentences').optional(),
  figureCaption: text('one short sentence below the figure').optional(),
  cover,
  also: z.union([slug.transform((one) => [one]), z.array(slug)], HINTS.also).default([]),
  alsoTitle: text('the title of the card of the other slug').optional(),
  alsoExcerpt: text('one or two sentences for the card of the other slug').optional(),
  alsoCover: cover.optional(),
  contact: z
    .strictObject(
      {
        tagline: text('one sentence').optional(),
        services: list('a list of what the agency does: [CRM setup, Call tracking]').optional(),
      },
      'tagline (one sentence) and services (a list), both of which may be left out',
    )
    .default({}),
  sources: z.array(SOURCE, HINTS.sources).default([]),
})

export type FrontMatter = z.infer<typeof FRONT_MATTER>

/** The line of a field of the front matter in its file. */
export type LineOf = (field: keyof FrontMatter) => number

/** How YAML writes a text that would otherwise be read as something else. */
const QUOTES_HINT =
  'Put quotes around a text that holds a colon and a space, or begins with a sign.'

/** The name of a field in a message; the line says which source or keyword it is in. */
const nameOf = (path: readonly PropertyKey[]) =>
  `"${path.filter((part) => typeof part !== 'number').join('.')}"`

/** Reads the front matter of an article (YAML) and reports its problems. Without `data` it could not be read. */
export function readFrontMatter(
  text: string,
  firstLine: number,
  reportProblem: ReportProblem,
): { readonly data?: FrontMatter; readonly lineOf: LineOf } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => firstLine + counter.linePos(offset).line - 1
  /** The line of a field, or of the nearest thing around it where the field is missing. */
  const lineOfPath = (path: readonly PropertyKey[]) => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = document.getIn(path.slice(0, depth - 1), true)
      const pairs = isMap(parent) ? parent.items : []
      const pair = pairs.find(({ key }) => String(key) === String(path[depth - 1]))
      const node = pair?.key ?? document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return firstLine
  }
  const lineOf: LineOf = (field) => lineOfPath([field])
  for (const { code, message, pos } of document.errors) {
    // 'Nested mappings are not allowed': a colon too many, which the hint says better.
    const isColon = code === 'BLOCK_AS_IMPLICIT_KEY'
    reportProblem(lineAt(pos[0]), isColon ? QUOTES_HINT : `${message}. ${QUOTES_HINT}`)
  }
  if (document.errors.length > 0) return { lineOf }
  const { data, error } = FRONT_MATTER.safeParse(document.toJS())
  for (const issue of error?.issues ?? []) {
    const { path, message: hint } = issue
    if (issue.code === 'unrecognized_keys') {
      const fields = path.length === 0 ? Object.keys(FRONT_MATTER.shape).join(', ') : hint
      for (const key of issue.keys)
        reportProblem(
          lineOfPath([...path, key]),
          `There is no field "${key}". The fields are ${fields}.`,
        )
    } else {
      const isMissing = document.getIn(path.map(String), true) === undefined
      reportProblem(
        lineOfPath(path),
        `${nameOf(path)} ${isMissing ? 'is missing:' : 'must be'} ${hint}.`,
      )
    }
  }
  return { data, lineOf }
}
