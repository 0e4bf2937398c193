/** Tabs and line breaks, which become one space. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/** Control characters, lone surrogates (unsendable), and marks that change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Cleans outside text: one printable line, trimmed, at most `maxChars` code points long. */
export function cleanText(text: string, maxChars: number): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(UNPRINTABLE, '').trim()
  return line.length <= maxChars ? line : Array.from(line).slice(0, maxChars).join('').trim()
}
