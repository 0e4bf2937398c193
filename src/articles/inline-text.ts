import { Lexer, type Token } from 'marked'
import type { Inline, RichText } from '../site/article'
import { curlyQuotes } from '../site/curly-quotes'
import {
  matchRoute,
  PAGE_ANCHORS,
  readSignUp,
  ROUTES,
  SIGN_UP_PARAMETERS,
  withoutSignUp,
} from '../site/routes'

const SUPPORTED =
  'Articles know [words](/page), [words](https://source) and **bold**; a backslash before a sign prints the sign itself'

const ANCHORS: Readonly<Record<string, readonly string[] | undefined>> = PAGE_ANCHORS

/** Throws where a link within the site leads to no page, no anchor or no sign-up. */
function checkPage(address: string, articles: ReadonlySet<string>): void {
  const url = new URL(address, 'https://site.example')
  const match = matchRoute(url.pathname)
  const isPage = match.page === 'article' ? articles.has(match.slug) : match.page !== 'notFound'
  if (!isPage) throw new Error(`${address} is a dead link: there is no page at ${url.pathname}.`)
  // No other parameters mean anything within the site.
  const opensSignUp = readSignUp(url) !== undefined && withoutSignUp(url.search) === ''
  if (url.search !== '' && !opensSignUp)
    throw new Error(
      `${address} opens nothing. The sign-up opens at ${ROUTES.platform}?${SIGN_UP_PARAMETERS.plan}=starter, with &${SIGN_UP_PARAMETERS.billing}=yearly if wanted.`,
    )
  const anchor = url.hash.slice(1)
  const anchors = ANCHORS[match.page] ?? []
  if (anchor === '' || anchors.includes(anchor)) return
  const known = anchors.map((name) => `#${name}`).join(', ') || 'none'
  throw new Error(
    `${address} is a dead link: ${url.pathname} has no #${anchor}. Its anchors: ${known}.`,
  )
}

function checkLink(words: string, address: string, articles: ReadonlySet<string>): void {
  if (words.trim() === '') throw new Error(`The link to ${address} has no words.`)
  if (address.startsWith('/')) checkPage(address, articles)
  else if (!address.startsWith('https://') || !URL.canParse(address))
    throw new Error(
      `[${words}](${address}) leads nowhere: a link is the address of a page, such as /services/seo, or begins with https://.`,
    )
}

function textOf(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      if (token.type === 'text') return token.raw
      if (token.type === 'escape') return token.raw.slice(1)
      throw new Error(`"${token.raw}" cannot be inside a link or bold words. ${SUPPORTED}.`)
    })
    .join('')
}

const KNOWN_MARKUP: readonly string[] = ['text', 'escape', 'strong', 'link']

function textOfToken(token: Token): string {
  if (!KNOWN_MARKUP.includes(token.type))
    throw new Error(`"${token.raw}" is markup that articles do not know. ${SUPPORTED}.`)
  return textOf('tokens' in token ? token.tokens : [token])
}

/** The words of a running text without its markup. */
export function plainText(text: RichText): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return 'bold' in piece ? piece.bold : piece.text
    })
    .join('')
}

/**
 * Reads the inline markup of a line. Throws with the reason where it is not understood, or where a link
 * leads nowhere. `articles` are the slugs of all articles.
 */
export function inlineText(line: string, articles: ReadonlySet<string>): RichText {
  const tokens = Lexer.lexInline(line, { gfm: false })
  // Of the whole line at once, because a mark depends on the letter before it.
  const curled = curlyQuotes(tokens.map(textOfToken).join(''))
  const text: Inline[] = []
  let position = 0
  for (const token of tokens) {
    const written = textOfToken(token)
    const words = curled.slice(position, position + written.length)
    position += written.length
    const last = text.at(-1)
    if (token.type === 'link') {
      const href = String(token['href'])
      checkLink(written, href, articles)
      text.push({ text: words, href })
    } else if (token.type === 'strong') text.push({ bold: words })
    // Adjacent plain words become one piece.
    else if (typeof last === 'string') text[text.length - 1] = last + words
    else text.push(words)
  }
  return text
}
