import { Lexer, type Token } from 'marked'
import type { Inline, RichText } from '../../site/article'
import { curlyQuotes } from '../../site/curly-quotes'
import {
  matchRoute,
  PAGE_ANCHORS,
  parseSignUpUrl,
  ROUTES,
  SIGN_UP_PARAMETERS,
  withoutSignUp,
} from '../../site/routes'

const SUPPORTED =
  'Articles support [words](/page), [words](https://source) and **bold**; a backslash before a character prints it as it is'

const ANCHORS: Readonly<Record<string, readonly string[] | undefined>> = PAGE_ANCHORS

/** Why an internal link is dead: unknown page, anchor or sign-up. Undefined if it works. */
function pageProblem(href: string, slugs: ReadonlySet<string>): string | undefined {
  const url = new URL(href, 'https://site.example')
  const match = matchRoute(url.pathname)
  const isPage = match.page === 'article' ? slugs.has(match.slug) : match.page !== 'notFound'
  if (!isPage) return `${href} is a dead link: there is no page at ${url.pathname}.`
  // Internal links have no other parameters.
  const opensSignUp = parseSignUpUrl(url) !== undefined && withoutSignUp(url.search) === ''
  if (url.search !== '' && !opensSignUp)
    return `${href} opens nothing. The sign-up opens at ${ROUTES.platform}?${SIGN_UP_PARAMETERS.plan}=starter, with &${SIGN_UP_PARAMETERS.billing}=yearly if wanted.`
  const anchor = url.hash.slice(1)
  const anchors = ANCHORS[match.page] ?? []
  if (anchor === '' || anchors.includes(anchor)) return undefined
  const known = anchors.map((name) => `#${name}`).join(', ') || 'none'
  return `${href} is a dead link: ${url.pathname} has no #${anchor}. Its anchors: ${known}.`
}

function linkProblem(text: string, href: string, slugs: ReadonlySet<string>): string | undefined {
  if (text.trim() === '') return `The link to ${href} has no words.`
  // Two slashes would begin another site's host.
  if (/^\/(?![/\\])/.test(href)) return pageProblem(href, slugs)
  if (href.startsWith('https://') && URL.canParse(href)) return undefined
  return `[${text}](${href}) leads nowhere: a link is the path of a page, such as /services/seo, or begins with https://.`
}

const KNOWN_MARKUP: readonly string[] = ['text', 'escape', 'strong', 'link']

/** The text of a token. Unsupported syntax is reported and left as written. */
function textOf(token: Token, reportProblem: (message: string) => void): string {
  if (!KNOWN_MARKUP.includes(token.type) || ('title' in token && token['title'])) {
    reportProblem(`"${token.raw}" is markup that articles don't support. ${SUPPORTED}.`)
    return token.raw
  }
  const parts: readonly Token[] = ('tokens' in token ? token.tokens : undefined) ?? [token]
  return parts
    .map(({ type, raw }) => {
      if (type === 'escape') return raw.slice(1)
      if (type !== 'text')
        reportProblem(`"${raw}" cannot be inside a link or bold words. ${SUPPORTED}.`)
      return raw
    })
    .join('')
}

/** Rich text as plain text. */
export function plainText(text: RichText): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return 'bold' in piece ? piece.bold : piece.text
    })
    .join('')
}

/** Parses the inline markup of a line. Reports unsupported syntax and dead links. */
export function inlineText(
  line: string,
  slugs: ReadonlySet<string>,
  reportProblem: (message: string) => void,
): RichText {
  const tokens = Lexer.lexInline(line, { gfm: false }).map((token) => ({
    token,
    written: textOf(token, reportProblem),
  }))
  // The whole line at once, because the direction of a quotation mark depends on the letter before it.
  const curled = curlyQuotes(tokens.map(({ written }) => written).join(''))
  const pieces: Inline[] = []
  let position = 0
  for (const { token, written } of tokens) {
    const text = curled.slice(position, position + written.length)
    position += written.length
    const last = pieces.at(-1)
    if (token.type === 'link') {
      const href = String(token['href'])
      const problem = linkProblem(written, href, slugs)
      if (problem !== undefined) reportProblem(problem)
      pieces.push({ text, href })
    } else if (token.type === 'strong') pieces.push({ bold: text })
    // Merge adjacent plain texts.
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + text
    else pieces.push(text)
  }
  return pieces
}
