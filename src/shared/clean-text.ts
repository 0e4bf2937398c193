/** Tabs and line breaks, which become one space. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/**
 * Control characters, lone surrogates (unsendable), and what nobody sees, such as marks of the text direction
 * (Default_Ignorable_Code_Point, unicode.org/reports/tr44), but for what emoji and Persian names are made with. Ranges,
 * because the property alone takes a slow phone 10 ms on every page.
 */
const UNPRINTABLE =
  /\u034f|[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu

/**
 * Cleans outside text: one printable line, trimmed, at most `maxChars` code points long. Texts that look the same become
 * the same (Unicode NFC), so that a pasted campaign is not another row of the report.
 */
export function cleanText(text: string, maxChars: number): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(UNPRINTABLE, '').normalize('NFC').trim()
  return line.length <= maxChars ? line : Array.from(line).slice(0, maxChars).join('').trim()
}
