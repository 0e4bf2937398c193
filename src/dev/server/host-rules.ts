import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import * as z from 'zod/mini'

const HOST_FILE = { netlifyConfigPath: 'netlify.toml', minimal: false }

const Redirects = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }))

/** Reads netlify.toml and the `_headers` file of a build with the host's own parsers. */
export async function readHostRules(distDir: string) {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({
      ...HOST_FILE,
      headersFiles: [path.join(distDir, '_headers')],
      configHeaders: [],
    }),
    parseAllRedirects({ ...HOST_FILE, redirectsFiles: [], configRedirects: [] }),
  ])
  const [error] = [...headers.errors, ...redirects.errors]
  if (error !== undefined) throw error
  return {
    // The parser makes the pattern that tells for which paths the headers are.
    headers: headers.headers.filter((rule) => 'forRegExp' in rule),
    redirects: Redirects.parse(redirects.redirects),
  }
}

/** What the host does to a request besides serving files. */
export type HostRules = Awaited<ReturnType<typeof readHostRules>>

/** All headers for a path. Where two rules set the same header, the later rule counts. */
export function headersFor(rules: HostRules, pathname: string): Map<string, string> {
  const matching = rules.headers.filter(({ forRegExp }) => forRegExp.test(pathname))
  return new Map(matching.flatMap(({ values }) => Object.entries(values)))
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '')

/** The redirect for a path, if there is one. The host ignores a slash at the end. */
export function redirectFor(rules: HostRules, pathname: string) {
  return rules.redirects.find(({ from }) => withoutSlash(from) === withoutSlash(pathname))
}
