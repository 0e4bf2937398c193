import { TextNode, type HTMLElement } from 'node-html-parser'
import type { ProofStatus } from '../../../content/claims'
import { sampleNotes } from '../../../content/standing-copy'
import { isPlanId, PLANS } from '../../../shared/plans'
import { DESCRIPTION_CHARACTERS, TITLE_MAX_CHARACTERS } from '../../../site/head'
import { SIGN_UP_PARAMETERS } from '../../../site/routes'
import type { ContentPage } from './rendered-pages'
import { hasWords, plain, type Report } from './source-files'

/** Titles, descriptions, keywords, short names and cards of every page but the articles. */
const PAGE_TABLE = 'src/content/page-table.ts'

/** What visitors read on a page: by block, then by text node, because a block joins inline elements without a space. */
export function textOf(body: HTMLElement): string {
  const nodes = body.querySelectorAll('*').flatMap(({ childNodes }) => childNodes)
  const pieces = nodes.map((node) => (node instanceof TextNode ? node.text : ''))
  return plain([body.structuredText, ...pieces].join(' | '))
}

/** Checks titles and descriptions: their lengths, and that no two pages share one. */
export function checkHeads(pages: readonly ContentPage[], companyName: string, report: Report) {
  // The second URL of an article has the first as its canonical URL, and the same head.
  const own = pages.filter(({ head }) => head.path === head.canonicalPath)
  for (const [index, { path, head }] of own.entries()) {
    const { title, description, indexable } = head
    const { min, max } = DESCRIPTION_CHARACTERS
    const add = (text: string, wrong: string, right: string) =>
      report({ file: PAGE_TABLE, text }, `${path}: ${wrong}`, right)
    if (title === '' || title.length > TITLE_MAX_CHARACTERS)
      add(
        title,
        `the title has ${title.length} characters`,
        `1 to ${TITLE_MAX_CHARACTERS}, without the agency's name, which is added.`,
      )
    if (hasWords(title, companyName) && !title.endsWith(companyName))
      add(title, `"${companyName}" is not at the end of the title`, 'The name is added at the end.')
    if (indexable && (description.length < min || description.length > max))
      add(
        description,
        `the description has ${description.length} characters`,
        `${min} to ${max}: search engines cut a longer one and replace a shorter one.`,
      )
    for (const name of ['title', 'description'] as const) {
      const twin = own.slice(0, index).find((other) => other.head[name] === head[name])
      if (twin !== undefined)
        add(head[name], `${twin.path} has the same ${name}`, `Each page needs its own ${name}.`)
    }
  }
}

/** Finds links to pages and parts of pages that do not exist, and to trials that plans do not have. */
export function checkLinks(
  pages: readonly ContentPage[],
  siteFiles: ReadonlySet<string>,
  report: Report,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  for (const { path, body } of pages) {
    for (const link of body.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const url = new URL(href, `https://site.example${path}`)
      const target = byPath.get(url.pathname)
      const id = decodeURIComponent(url.hash.slice(1))
      const text = plain(link.text)
      const place = { file: PAGE_TABLE, text }
      const plan = url.searchParams.get(SIGN_UP_PARAMETERS.plan)
      if (/trial/i.test(text) && isPlanId(plan) && !PLANS[plan].hasTrial)
        report(
          { file: 'src/content/standing-copy.ts', text },
          `${path}: "${text}" opens the sign-up on ${PLANS[plan].name}, which has no trial`,
          'Where the page calls trialLink, name another plan and reword the sentences beside it.',
        )
      if (url.host !== 'site.example' || (target === undefined && siteFiles.has(url.pathname)))
        continue
      if (target === undefined)
        report(
          place,
          `${path}: "${text}" leads to ${href}, where there is no page`,
          'The paths of all pages are in src/site/routes.ts.',
        )
      else if (id !== '' && target.body.getElementById(id) === null)
        report(
          place,
          `${path}: "${text}" leads to ${href}, and ${url.pathname} has no #${id}`,
          'The parts that links may lead to are PAGE_ANCHORS in src/site/routes.ts.',
        )
    }
  }
}

/** A client's quote. */
export interface Quote {
  readonly text: string
  readonly status: ProofStatus
}

/** Finds empty quotes, and sample quotes on pages without the note that they are samples. */
export function checkStatuses(
  pages: readonly ContentPage[],
  quotes: readonly Quote[],
  report: Report,
): void {
  const file = 'src/content/testimonials.ts'
  const written = quotes.filter(({ text }) => text.trim() !== '')
  if (written.length < quotes.length)
    report(
      { file, text: ": ''" },
      'a quote is empty',
      'Write what the client said, or remove the entry.',
    )
  for (const { path, body } of pages) {
    const shown = textOf(body)
    const notes = [sampleNotes.quotes, sampleNotes.video]
    const saysSo = notes.some((note) => shown.includes(plain(note)))
    for (const { text, status } of written) {
      if (status === 'confirmed' || saysSo || !shown.includes(plain(text))) continue
      report(
        { file, text },
        `${path} shows a sample quote without the note that it is one`,
        `Add "${sampleNotes.quotes}" to the page, or set status: 'confirmed' on the quote.`,
      )
    }
  }
}
