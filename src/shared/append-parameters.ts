/** The separator before the next parameter of a query, which includes its question mark. */
function separatorAfter(query: string): string {
  if (query === '') return '?'
  return query === '?' || query.endsWith('&') ? '' : '&'
}

/** Characters that browsers strip from URLs: surrounding spaces and control characters, line breaks (URL Standard, 4.4). */
const IGNORED = /^[\0- ]+|[\t\n\r]|[\0- ]+$/g

/** Adds parameters to a URL's query and leaves the rest unchanged. Throws on lone surrogates. */
export function appendParameters(
  written: string,
  parameters: Iterable<readonly [name: string, value: string]>,
): string {
  // A trailing space would become part of the last value once something follows it.
  const url = written.replaceAll(IGNORED, '')
  const [base = ''] = url.split('#')
  const [path = ''] = base.split('?')
  const query = base.slice(path.length)
  const present = new URLSearchParams(query)
  const added = [...parameters]
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  if (added === '') return url
  return base + separatorAfter(query) + added + url.slice(base.length)
}
