import { Lexer, type Token } from 'marked'
import type { Inline, RichText } from '../../site/article'
import { curlyQuotes } from '../../site/curly-quotes'

const SUPPORTED =
  'Articles support [words](/page), [words](https://source) and **bold**; a backslash before a character prints it as it is'

/** Why a link cannot be one. `npm run check-content` says where a page or a part of it is missing. */
function linkProblem(text: string, href: string): string | undefined {
  if (text.trim() === '') return `The link to ${href} has no words.`
  // Two slashes would begin another site's host.
  const isPath = /^\/(?![/\\])/.test(href)
  if (isPath || (href.startsWith('https://') && URL.canParse(href))) return undefined
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

/** Parses the inline markup of a line. Reports unsupported syntax and what cannot be a link. */
export function inlineText(line: string, reportProblem: (message: string) => void): RichText {
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
      const problem = linkProblem(written, href)
      if (problem !== undefined) reportProblem(problem)
      pieces.push({ text, href })
    } else if (token.type === 'strong') pieces.push({ bold: text })
    // Merge adjacent plain texts.
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + text
    else pieces.push(text)
  }
  return pieces
}
