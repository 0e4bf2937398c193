/** Tabs and line breaks, which become one space. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/** Control characters, halves of surrogate pairs (unsendable), and marks that change the reading direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What nobody sees: spaces, characters that Unicode lets fonts leave out, and the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** How many characters (code points) of a text can be seen. */
export function visibleLength(text: string): number {
  return Array.from(text.replace(INVISIBLE, '')).length
}

/** Makes a line of text from outside printable, trimmed, and at most `maxChars` code points long. */
export function cleanText(text: string, maxChars: number): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(UNPRINTABLE, '').trim()
  return line.length <= maxChars ? line : Array.from(line).slice(0, maxChars).join('').trim()
}
