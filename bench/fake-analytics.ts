import { randomBytes } from 'node:crypto'
import type { Http2ServerResponse } from 'node:http2'

/** Ids that nobody owns. */
export const ANALYTICS_SETTINGS = {
  VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000',
  VITE_META_PIXEL_ID: '100000000000001',
}

/** About what gtag.js and fbevents.js weigh as their hosts send them, in bytes. */
const LIBRARY_BYTES: ReadonlyMap<string, number> = new Map([
  ['www.googletagmanager.com', 135_000],
  ['connect.facebook.net', 70_000],
])

export const ANALYTICS_HOSTS = [...LIBRARY_BYTES.keys()]

/** A script of a size that does nothing. Random letters, because a repeated one would be compressed. */
const scriptOf = (bytes: number) => `/*${randomBytes(bytes).toString('hex').slice(0, bytes)}*/`

const LIBRARIES = new Map([...LIBRARY_BYTES].map(([host, bytes]) => [host, scriptOf(bytes)]))

/** Answers for a host of analytics. Returns whether it was one. */
export function sendAnalyticsLibrary(host: string, response: Http2ServerResponse): boolean {
  const library = LIBRARIES.get(host)
  if (library === undefined) return false
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=900' })
  response.end(library)
  return true
}
