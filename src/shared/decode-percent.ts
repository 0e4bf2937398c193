/** Percent-encoded text as it reads. Where it is malformed ('save-50%'), the text is left as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // A stray percent sign is text.
  }
}
