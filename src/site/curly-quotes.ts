/** Sets straight quotation marks as printers do: at the beginning of a word they open, else they close. */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([–—-])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“-])'(?=\S)/g, '‘')
    .replaceAll("'", '’')
}
