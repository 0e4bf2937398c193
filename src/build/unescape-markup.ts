const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Turns the character references that React and `escapeMarkup` write back into what they stand for. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => CHARACTERS[reference] ?? '')
}
