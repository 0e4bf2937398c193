/** A text as part of an address: small letters and digits, words joined by hyphens. */
export function hyphenated(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
