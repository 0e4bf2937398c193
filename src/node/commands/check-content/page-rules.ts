import { readFileSync } from 'node:fs'
import { TextNode, type HTMLElement, type Node } from 'node-html-parser'
import { sampleNotes } from '../../../content/standing-copy'
import type { ProofStatus } from '../../../content/claims'
import { isServicePage, matchRoute } from '../../../site/routes'
import type { Finding } from './finding'
import type { ContentPage } from './read-pages'
import { findInSource, plain, type SourceFiles } from './source-files'

/** Titles, descriptions, keywords, short names and cards of every page but the articles. */
const PAGE_TABLE = 'src/content/page-table.ts'

/** Without the agency's name at the end, which a search engine may cut off. */
const TITLE_MAX_CHARACTERS = 40

/** Search engines replace shorter descriptions and cut longer ones. */
const DESCRIPTION_CHARACTERS = { min: 110, max: 160 } as const

const ownText = (node: Node) => (node instanceof TextNode ? node.text : '')

/** The text pieces of an element. Inline pieces are joined without a space. */
export const piecesOf = (element: HTMLElement): string[] =>
  element.querySelectorAll('*').flatMap(({ childNodes }) => childNodes.map(ownText))

/** What visitors read on a page: block by block, then each piece alone. */
export const textOf = (body: HTMLElement): string =>
  plain([body.structuredText, ...piecesOf(body)].join(' | '))

/** Whether a page sells something, so that people search for what it is about. */
function isSold(path: string): boolean {
  const { page } = matchRoute(path)
  if (page === 'article' || page === 'notFound') return false
  return ['home', 'platform', 'services'].includes(page) || isServicePage(page)
}

/** Checks titles, descriptions and keywords: their lengths, and that no two pages share one. */
export function headFindings(
  pages: readonly ContentPage[],
  companyName: string,
  sources: SourceFiles,
): Finding[] {
  const at = (text: string) => findInSource(sources, text, PAGE_TABLE)
  // The second URL of an article has the first as its canonical URL, and the same head.
  const own = pages.filter(({ head }) => head.path === head.canonicalPath)
  return own.flatMap(({ path, head }, index) => {
    const { title, description, keywords, indexable } = head
    const { min, max } = DESCRIPTION_CHARACTERS
    const findings: Finding[] = []
    const add = (text: string, wrong: string, right: string) =>
      findings.push({ ...at(text), wrong: `${path}: ${wrong}`, right })
    if (title === '' || title.length > TITLE_MAX_CHARACTERS)
      add(
        title,
        `the title has ${title.length} characters`,
        `1 to ${TITLE_MAX_CHARACTERS}, without the agency's name, which is added.`,
      )
    if (title.includes(companyName) && title !== companyName && !title.endsWith(companyName))
      add(title, `the title says "${companyName}" before its end`, 'The name is added at the end.')
    if (indexable && (description.length < min || description.length > max))
      add(
        description,
        `the description has ${description.length} characters`,
        `${min} to ${max}: search engines cut a longer one and replace a shorter one.`,
      )
    if (isSold(path) && !keywords?.includes(', '))
      add(title, 'there are no keywords', 'keywords: what people search for, two or more.')
    const earlier = own.slice(0, index)
    for (const name of ['title', 'description'] as const) {
      const twin = earlier.find((other) => other.head[name] === head[name])
      if (twin !== undefined)
        add(head[name], `the ${name} is that of ${twin.path}`, `A ${name} belongs to one page.`)
    }
    return findings
  })
}

/** Links to pages and parts of pages that do not exist. */
export function linkFindings(
  pages: readonly ContentPage[],
  siteFiles: ReadonlySet<string>,
  sources: SourceFiles,
): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap(({ path, body }) =>
    body.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const url = new URL(href, `https://site.example${path}`)
      if (url.host !== 'site.example') return []
      const target = byPath.get(url.pathname)
      const id = decodeURIComponent(url.hash.slice(1))
      const label = plain(link.text)
      const place = () => findInSource(sources, label, PAGE_TABLE)
      if (target === undefined && !siteFiles.has(url.pathname))
        return [
          {
            ...place(),
            wrong: `${path}: "${label}" leads to ${href}, where there is no page`,
            right: 'The paths of all pages are in src/site/routes.ts.',
          },
        ]
      if (id === '' || target === undefined || target.body.getElementById(id)) return []
      return [
        {
          ...place(),
          wrong: `${path}: "${label}" leads to ${href}, and ${url.pathname} has no #${id}`,
          right: 'The parts that links may lead to are PAGE_ANCHORS in src/site/routes.ts.',
        },
      ]
    }),
  )
}

/** The words that docs/voice.md bans. */
export function bannedWords(voice = readFileSync('docs/voice.md', 'utf8')): readonly string[] {
  const list = /keeps these out of every page: ([^.]+)\./.exec(voice)?.[1] ?? ''
  return [...list.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => word)
}

/** A client's quote. */
export interface Quote {
  readonly text: string
  readonly status: ProofStatus
}

/** Finds banned words. A client's confirmed quotes are exempt. */
export function wordFindings(
  pages: readonly ContentPage[],
  words: readonly string[],
  quotes: readonly Quote[],
  sources: SourceFiles,
): Finding[] {
  const confirmed = quotes.filter(({ status }) => status === 'confirmed')
  const banned = new RegExp(
    `(?:\\S+ ){0,4}\\b((?:${words.join('|')})(?:s|ed|ly|less|ing)?)\\b(?: \\S+){0,4}`,
    'gi',
  )
  return pages.flatMap(({ path, head, title, body }) => {
    const spoken = body
      .querySelectorAll('[aria-label], [alt], [title]')
      .flatMap((element) =>
        ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)),
      )
    const shown = [title, head.description, head.keywords, body.structuredText, ...spoken]
    const found = new Map<string, string>()
    for (const text of shown) {
      const ours = confirmed.reduce(
        (rest, quote) => rest.replaceAll(plain(quote.text), ' '),
        plain(text ?? ''),
      )
      for (const [around, word = ''] of ours.matchAll(banned)) found.set(around, word)
    }
    return Array.from(found, ([around, word]) => ({
      ...findInSource(sources, around, 'docs/voice.md'),
      wrong: `${path}: "${word}" in "… ${around} …"`,
      right: 'Say it in other words: docs/voice.md, "Words", has what to use.',
    }))
  })
}

/** Finds sample quotes on pages that do not say that they are samples. */
export function statusFindings(
  pages: readonly ContentPage[],
  quotes: readonly Quote[],
  sources: SourceFiles,
): Finding[] {
  return pages.flatMap(({ path, body }) => {
    const text = textOf(body)
    if ([sampleNotes.quotes, sampleNotes.video].some((note) => text.includes(plain(note))))
      return []
    const shown = quotes.filter(
      (quote) => quote.status === 'sample' && text.includes(plain(quote.text)),
    )
    return Array.from(shown, (quote) => ({
      ...findInSource(sources, quote.text, 'src/content/testimonials.ts'),
      wrong: `${path} shows a sample quote without saying so`,
      right: `The page says "${sampleNotes.quotes}", or the quote has status: 'confirmed'.`,
    }))
  })
}
