import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import compression from '@polka/compression'
import { createRequestListener } from '@remix-run/node-fetch-server'
import sirv from 'sirv'
import * as z from 'zod'
import { listenLocally } from './serve-locally'

/** The functions of a site, by path. */
export type SiteFunctions = ReadonlyMap<string, (request: Request) => Promise<Response>>

/** Content types that sirv doesn't know or sends without a charset. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const HOST_FILE = { netlifyConfigPath: 'netlify.toml', minimal: false }

const Redirects = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }))

/** Reads netlify.toml and, if there is a build, its `_headers` file with the host's own parsers. */
export async function readHostRules(distDir?: string) {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({
      ...HOST_FILE,
      headersFiles: distDir === undefined ? [] : [path.join(distDir, '_headers')],
      configHeaders: [],
    }),
    parseAllRedirects({ ...HOST_FILE, redirectsFiles: [], configRedirects: [] }),
  ])
  const [error] = [...headers.errors, ...redirects.errors]
  if (error !== undefined) throw error
  return {
    // The parser creates the pattern that matches a rule's paths.
    headers: headers.headers.filter((rule) => 'forRegExp' in rule),
    redirects: Redirects.parse(redirects.redirects),
  }
}

type HostRules = Awaited<ReturnType<typeof readHostRules>>

/** All headers for a path. If two rules set the same header, the later one wins. */
export function headersFor(rules: HostRules, pathname: string): Map<string, string> {
  const matching = rules.headers.filter(({ forRegExp }) => forRegExp.test(pathname))
  return new Map(matching.flatMap(({ values }) => Object.entries(values)))
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '')

/** The redirect for a path, if there is one. The host ignores a trailing slash. */
export function redirectFor(rules: HostRules, pathname: string) {
  return rules.redirects.find(({ from }) => withoutSlash(from) === withoutSlash(pathname))
}

// The level that CDNs commonly use when they compress on the fly.
const compress = compression({ brotli: true, level: 5 })

/** Removes https-only headers: WebKit obeys `upgrade-insecure-requests` even on http://localhost. */
function overPlainHttp(headers: ReadonlyMap<string, string>): Map<string, string> {
  const kept = [...headers].filter(([name]) => name !== 'Strict-Transport-Security')
  const policy = /;\s*upgrade-insecure-requests/
  return new Map(kept.map(([name, value]) => [name, value.replace(policy, '')]))
}

/** The headers of a file. Those of the rules come last, because they win. */
function fileHeaders(rules: HostRules, pathname: string, isSecure: boolean): Map<string, string> {
  const type = CONTENT_TYPES[path.extname(pathname)]
  const headers = headersFor(rules, pathname)
  return new Map([
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['Vary', 'Accept-Encoding'],
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(isSecure ? headers : overPlainHttp(headers)),
  ])
}

/** Serves the built site as the host does, with the rules of netlify.toml and of the build's `_headers`. */
export async function startSiteServer(distDir: string, port: number, functions: SiteFunctions) {
  const rules = await readHostRules(distDir)
  const notFoundPage = await readFile(path.join(distDir, '404.html'))
  // `dev` looks up files at each request. With a cached list, a build that removes one of them would end the server.
  const serveFile = sirv(distDir, { dev: true, etag: true })

  function sendNotFound(response: ServerResponse): void {
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', notFoundPage.length)
    response.end(notFoundPage)
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname: written, search } = new URL(`http://localhost${request.url}`)
    const pathname = path.posix.normalize(decodeURIComponent(written))
    const handler = functions.get(pathname)
    const redirect = redirectFor(rules, pathname)
    if (handler !== undefined)
      createRequestListener(handler, { trustProxy: true })(request, response)
    else if (redirect !== undefined)
      response.writeHead(redirect.status, { Location: redirect.to + search }).end()
    else {
      // A TLS-terminating proxy sets this header for https requests.
      const isSecure = request.headers['x-forwarded-proto'] === 'https'
      response.setHeaders(fileHeaders(rules, pathname, isSecure))
      if (request.headers.range === undefined) compress(request, response)
      // The host reads this file and does not serve it.
      if (pathname === '/_headers') sendNotFound(response)
      else serveFile(request, response, () => sendNotFound(response))
    }
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(request, response)
    } catch (error) {
      // A request that cannot be answered must not end the server. Malformed URLs are a URIError.
      if (!(error instanceof URIError)) console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(error instanceof URIError ? 400 : 500).end()
    }
  }
  return listenLocally(listener, port)
}
