/** Makes straight quotation marks curly: opening at the start of a word, closing elsewhere. */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([–—-])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“-])'(?=\S)/g, '‘')
    .replaceAll("'", '’')
}
