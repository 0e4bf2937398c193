/**
 * Sets the straight quotation marks and apostrophes of running text as printers do: a mark at the
 * beginning of a word opens, every other one closes. Content is typed with the keyboard's marks.
 */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([–—-])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“-])'(?=\S)/g, '‘')
    .replaceAll("'", '’')
}
