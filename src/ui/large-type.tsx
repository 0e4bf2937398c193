import type { ReactNode } from 'react'
import { curlyQuotes } from '../site/curly-quotes'

/** Words with a hyphen between letters or digits, such as "one-page". */
const HYPHENATED = /\S*\w-\w\S*/g

/** Prepares a line for large type: curly quotation marks and no line breaks inside hyphenated words that fit a line. */
export function largeType(text: string): ReactNode {
  const line = curlyQuotes(text)
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of line.matchAll(HYPHENATED)) {
    pieces.push(
      line.slice(end, index),
      <span key={index} className="inline-block">
        {word}
      </span>,
    )
    end = index + word.length
  }
  return pieces.length === 0 ? line : [...pieces, line.slice(end)]
}
