import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { FIRST_POSTS_PUBLISHED, TOPIC_PAGES, type BlogTopic } from '../site/article'
import type { City } from '../site/company'
import { COVER_STYLES, type CoverName } from '../tools/drawings/covers'
import type { Report } from './problems'

const isKeyOf =
  <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  (key: string): key is Key =>
    key in record

const TOPICS: readonly BlogTopic[] = Object.keys(TOPIC_PAGES).filter(isKeyOf(TOPIC_PAGES))
const COVER_NAMES: readonly CoverName[] = [...COVER_STYLES.keys()]
const CITIES = ['frisco', 'prosper'] as const satisfies readonly City[]

/** Small letters and digits, words joined by hyphens, and the town at the end. */
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:frisco|prosper)$/

function isDay(value: string): boolean {
  const date = new Date(`${value}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const words = z.string().trim().min(1)
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay)
const slug = z.string().regex(ARTICLE_SLUG)

/** Shorter, and search engines write one of their own; longer, and they cut it. */
const DESCRIPTION_CHARACTERS = { min: 110, max: 160 } as const

const SOURCE_SCHEMA = z.strictObject({
  title: words,
  publisher: words,
  year: z.int().min(1900).max(2100),
  url: z.url({ protocol: /^https$/ }),
})

const FRONT_MATTER_SCHEMA = z.strictObject({
  title: words,
  subtitle: words,
  description: words.min(DESCRIPTION_CHARACTERS.min).max(DESCRIPTION_CHARACTERS.max),
  excerpt: words,
  keywords: z.array(words).min(1),
  city: z.enum(CITIES),
  topic: z.enum(TOPICS),
  published: day.default(FIRST_POSTS_PUBLISHED),
  updated: day.optional(),
  reviewed: day.optional(),
  author: words.optional(),
  photo: z
    .string()
    .regex(/^\d+-[0-9a-f]{12}$/)
    .optional(),
  imageAlt: words.optional(),
  cover: z.enum(COVER_NAMES).optional(),
  also: z.union([slug.transform((one) => [one]), z.array(slug)]).default([]),
  contact: z
    .strictObject({ tagline: words, services: z.array(words).min(1) })
    .partial()
    .default({}),
  sources: z.array(SOURCE_SCHEMA).default([]),
})

export type FrontMatter = z.infer<typeof FRONT_MATTER_SCHEMA>

/** How YAML writes a text that would otherwise be read as something else. */
const QUOTES_CURE =
  'Put quotes around a text that holds a colon and a space, or begins with a sign.'

const DAY_HINT = 'a day of the calendar, as 2026-01-31'

/** What each field holds, for the message about a wrong one. */
const HINTS: Readonly<Record<string, string>> = {
  title: "the article's heading, without the agency's name",
  subtitle: 'one sentence below the heading',
  description: `one or two sentences for search engines, ${DESCRIPTION_CHARACTERS.min} to ${DESCRIPTION_CHARACTERS.max} characters`,
  excerpt: 'one or two sentences for the card in the blog index',
  keywords: 'a list of what people search for: [CRM Frisco TX, front desk software]',
  city: `the town it is written for: ${CITIES.join(' or ')}`,
  topic: `one of ${TOPICS.join(', ')} (src/site/article.ts)`,
  published: DAY_HINT,
  updated: DAY_HINT,
  reviewed: DAY_HINT,
  author: 'the name of the person who wrote it',
  photo: 'the id of an Unsplash photo, as 1519389950473-47ba0277781c',
  imageAlt: 'what the photo shows, in one sentence',
  cover: `the name of a drawing: ${COVER_NAMES.join(', ')}`,
  also: "another address of the article, which ends in a town's name: google-ppc-prosper",
  'contact.tagline': 'one sentence',
  'contact.services': 'a list of what the agency does: [CRM setup, Call tracking]',
  contact: 'tagline (one sentence) and services (a list), both of which may be left out',
  'sources.title': 'the title of the work',
  'sources.publisher': 'who published it',
  'sources.year': 'a year of four digits',
  'sources.url': 'an address that begins with https://',
  sources: 'a list of works with title, publisher, year and url (https)',
}

interface Place {
  readonly document: Document.Parsed
  readonly lineOf: (offset: number) => number
  readonly firstLine: number
}

/** The line of a field, or of the nearest thing around it where the field is missing. */
function linesOf({ document, lineOf, firstLine }: Place, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const key = path[depth - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key))
      if (isNode(pair?.key) && pair.key.range) return lineOf(pair.key.range[0])
    }
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lineOf(node.range[0])
  }
  return firstLine
}

/** A field as its author knows it: `"year" of source 2`, and a list by its own name. */
function nameOf(path: readonly PropertyKey[]): string {
  const [field, position, key] = path
  if (field === 'sources' && typeof position === 'number' && key !== undefined)
    return `"${String(key)}" of source ${position + 1}`
  return `"${fieldOf(path)}"`
}

/** The path of a field without the positions in lists. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path
    .filter((key) => typeof key !== 'number')
    .map(String)
    .join('.')

function report(issue: z.core.$ZodIssue, place: Place, tell: Report): void {
  const [field] = issue.path
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const known = issue.path.length === 0 ? FRONT_MATTER_SCHEMA : undefined
      const names = known === undefined ? HINTS[String(field)] : Object.keys(known.shape).join(', ')
      tell(
        linesOf(place, [...issue.path, key]),
        `There is no field "${key}". The fields are ${names}.`,
      )
    }
    return
  }
  const name = nameOf(issue.path)
  const missing = place.document.getIn(issue.path.map(String), true) === undefined
  const hint = HINTS[fieldOf(issue.path)] ?? ''
  tell(
    linesOf(place, issue.path),
    missing ? `${name} is missing: ${hint}.` : `${name} must be ${hint}.`,
  )
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Somewhere it is tomorrow already: a day of tolerance for authors and machines of any time zone. */
const lastDay = () => new Date(Date.now() + DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Fields that contradict each other or the calendar. */
function reportContradictions(data: FrontMatter, place: Place, tell: Report): void {
  if (data.photo !== undefined && data.imageAlt === undefined)
    tell(linesOf(place, ['photo']), `A photo needs "imageAlt": ${HINTS['imageAlt'] ?? ''}.`)
  if (data.published > lastDay())
    tell(
      linesOf(place, ['published']),
      `${data.published} is in the future; an article is published when it is built.`,
    )
  for (const field of ['updated', 'reviewed'] as const) {
    const date = data[field]
    if (date !== undefined && date < data.published)
      tell(
        linesOf(place, [field]),
        `"${field}" is before the article was published, ${data.published}.`,
      )
  }
}

/** Reads the front matter of an article, YAML (yaml.org/spec/1.2.2). Reports what is wrong in it. */
export function readFrontMatter(
  text: string,
  firstLine: number,
  tell: Report,
): FrontMatter | undefined {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineOf = (offset: number) => firstLine + counter.linePos(offset).line - 1
  const place: Place = { document, lineOf, firstLine }
  for (const error of document.errors) {
    // 'Nested mappings are not allowed': a colon too many, which the cure says better.
    const isColon = error.code === 'BLOCK_AS_IMPLICIT_KEY'
    tell(lineOf(error.pos[0]), isColon ? QUOTES_CURE : `${error.message}. ${QUOTES_CURE}`)
  }
  if (document.errors.length > 0) return undefined
  const parsed = FRONT_MATTER_SCHEMA.safeParse(document.toJS())
  if (!parsed.success) {
    for (const issue of parsed.error.issues) report(issue, place, tell)
    return undefined
  }
  reportContradictions(parsed.data, place, tell)
  return parsed.data
}
