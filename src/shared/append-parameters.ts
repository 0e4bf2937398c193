/**
 * Adds parameters to the query of an absolute URL, unless it has them already. The rest of the query stays as it was
 * spelled. Throws on a malformed URL.
 */
export function appendParameters(
  written: string,
  parameters: Iterable<readonly [name: string, value: string]>,
): string {
  const url = new URL(written)
  const added = [...parameters].filter(([name]) => !url.searchParams.has(name))
  if (added.length === 0) return written
  const query = added.map((pair) => pair.map(encodeURIComponent).join('='))
  url.search = [url.search, ...query].filter(Boolean).join('&')
  return url.href
}
