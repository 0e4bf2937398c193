/** Tabs and line breaks, which become one space. */
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/**
 * Control characters, lone surrogates (unsendable), and what nobody sees, such as marks of the text direction
 * (Default_Ignorable_Code_Point, unicode.org/reports/tr44), but for what emoji and Persian names are made with.
 */
const UNPRINTABLE =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Cleans outside text: one printable line, trimmed, at most `maxChars` code points long. Texts that look the same become
 * the same (Unicode NFC), so that a pasted campaign is not another row of the report.
 */
export function cleanText(text: string, maxChars: number): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(UNPRINTABLE, '').normalize('NFC').trim()
  return line.length <= maxChars ? line : Array.from(line).slice(0, maxChars).join('').trim()
}
