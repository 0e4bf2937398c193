import { Lexer, type Token } from 'marked'
import type { Inline, RichText } from '../site/article'
import { curlyQuotes } from '../site/curly-quotes'

/** Throws with the reason where an address of the site leads to no page. */
export type CheckLink = (address: string) => void

const SUPPORTED =
  'Articles know [words](/page), [words](https://source) and **bold**; a backslash before a sign prints the sign itself'

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'text') return token.raw
      if (token.type === 'escape') return token.raw.slice(1)
      throw new Error(`"${token.raw}" cannot stand inside a link or bold words. ${SUPPORTED}.`)
    })
    .join('')
}

function link(text: string, address: string, check: CheckLink): Inline {
  if (text.trim() === '') throw new Error(`The link to ${address} has no words.`)
  if (address.startsWith('/')) check(address)
  else if (!address.startsWith('https://') || !URL.canParse(address))
    throw new Error(
      `[${text}](${address}) leads nowhere: a link is the address of a page, such as /services/seo, or begins with https://.`,
    )
  return { text, href: address }
}

function inline(token: Token, check: CheckLink): Inline {
  switch (token.type) {
    case 'text':
      return token.raw
    case 'escape':
      return token.raw.slice(1)
    case 'strong':
      return { bold: plainText(token.tokens ?? []) }
    case 'link':
      return link(plainText(token.tokens ?? []), String(token['href']), check)
    default:
      throw new Error(`"${token.raw}" is markup that articles do not know. ${SUPPORTED}.`)
  }
}

const wordsOf = (piece: Inline) =>
  typeof piece === 'string' ? piece : 'bold' in piece ? piece.bold : piece.text

function withWords(piece: Inline, words: string): Inline {
  if (typeof piece === 'string') return words
  return 'bold' in piece ? { bold: words } : { ...piece, text: words }
}

/** Curls the quotes of a whole line at once, because a mark depends on the letter before it. */
function withCurlyQuotes(pieces: RichText): RichText {
  const line = curlyQuotes(pieces.map(wordsOf).join(''))
  let position = 0
  return pieces.map((piece) => {
    const start = position
    position += wordsOf(piece).length
    return withWords(piece, line.slice(start, position))
  })
}

/** Adjacent plain words become one piece. */
function joinWords(pieces: RichText): RichText {
  return pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof piece === 'string')
      joined[joined.length - 1] = last + piece
    else joined.push(piece)
    return joined
  }, [])
}

/** Reads the inline markup of a line. Throws with the reason where it is not understood. */
export function inlineText(line: string, check: CheckLink): RichText {
  const tokens = Lexer.lexInline(line, { gfm: false })
  return withCurlyQuotes(joinWords(tokens.map((token) => inline(token, check))))
}
