/** What is between a query, with its question mark, and the next parameter. */
function jointAfter(query: string): string {
  if (query === '') return '?'
  return query === '?' || query.endsWith('&') ? '' : '&'
}

/** What browsers leave out: spaces and control characters around, and line breaks (URL Standard, 4.4). */
const IGNORED = /^[\0- ]+|[\t\n\r]|[\0- ]+$/g

/** Adds parameters to a URL's query. What is there stays as it is. Throws on halves of surrogate pairs. */
export function appendParameters(
  written: string,
  parameters: Iterable<readonly [name: string, value: string]>,
): string {
  // In front of what is added, a space at the end would become a part of the last value.
  const url = written.replaceAll(IGNORED, '')
  const hashAt = url.indexOf('#')
  const base = hashAt === -1 ? url : url.slice(0, hashAt)
  const hash = url.slice(base.length)
  const queryAt = base.indexOf('?')
  const query = queryAt === -1 ? '' : base.slice(queryAt)
  const present = new URLSearchParams(query)
  const added = [...parameters]
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  if (added === '') return url
  return base + jointAfter(query) + added + hash
}
