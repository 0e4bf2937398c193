/** Tabs and line breaks, which become one space. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/** Control characters, lone surrogates (unsendable), marks that change the text direction, and those that nobody sees. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * Cleans outside text: one printable line, trimmed, at most `maxChars` code points long. Texts that look the same become
 * the same (Unicode NFC), so that a pasted campaign is not another row of the report.
 */
export function cleanText(text: string, maxChars: number): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(UNPRINTABLE, '').normalize('NFC').trim()
  return line.length <= maxChars ? line : Array.from(line).slice(0, maxChars).join('').trim()
}
