/** The id of a heading, for links to it: its words with hyphens between them. An id begins with a letter. */
export function headingId(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return ['part', ...words].join('-')
}
