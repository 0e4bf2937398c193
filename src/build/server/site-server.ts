import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { headersFor, readHostRules, redirectFor, type HostRules } from './host-rules'
import { staticFile } from './static-files'

/** A serverless function in the host's shape. */
export type FunctionHandler = (request: Request) => Promise<Response>

export interface SiteServerOptions {
  readonly distDir: string
  readonly port: number
  /** Functions by the path they answer on. */
  readonly functions: ReadonlyMap<string, FunctionHandler>
}

/** How the host lets browsers keep pages: always asked again, answered with 304 where unchanged. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  distDir: string,
  rules: HostRules,
  pathname: string,
): Promise<void> {
  const file = await staticFile(distDir, pathname, request.headers['accept-encoding'] ?? '')
  response.statusCode = file.status
  response.setHeader('Cache-Control', REVALIDATE)
  for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
  response.setHeader('Content-Type', file.contentType)
  response.setHeader('Vary', 'Accept-Encoding')
  if (file.contentEncoding !== undefined) {
    response.setHeader('Content-Encoding', file.contentEncoding)
  }
  sendContent(request, response, file.content)
}

/** Sends a body, or the part of it that a media player asks for (RFC 9110, Range). */
function sendContent(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (range !== null && response.statusCode === 200 && !response.hasHeader('Content-Encoding')) {
    const start = Number(range[1])
    const end = range[2] ? Math.min(Number(range[2]), content.length - 1) : content.length - 1
    if (start > end) {
      response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end()
      return
    }
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${start}-${end}/${content.length}`)
    content = content.subarray(start, end + 1)
  }
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Content-Length', content.length)
  response.end(request.method === 'HEAD' ? undefined : content)
}

interface Target {
  readonly pathname: string
  readonly search: string
  /** The pathname without percent-encoding. */
  readonly filePath: string
}

/** What is asked for; undefined where the address is malformed. */
function targetOf({ url = '/' }: IncomingMessage): Target | undefined {
  try {
    const { pathname, search } = new URL(url, 'http://localhost')
    return { pathname, search, filePath: decodeURIComponent(pathname) }
  } catch {
    return undefined
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { distDir, functions }: SiteServerOptions,
  rules: HostRules,
): Promise<void> {
  const target = targetOf(request)
  if (target === undefined) {
    response.writeHead(400).end()
    return
  }
  const { pathname, search, filePath } = target
  const handler = functions.get(pathname)
  if (handler !== undefined) {
    await sendResponse(response, await handler(createRequest(request, response)))
    return
  }
  const redirect = redirectFor(rules, pathname)
  if (redirect !== undefined) {
    response.writeHead(redirect.status, { Location: redirect.to + search }).end()
    return
  }
  await serveFile(request, response, distDir, rules, filePath)
}

/**
 * Serves the built site as the host would: function, redirects and headers from netlify.toml and
 * dist/_headers, precompressed files, 404.html with its status. Resolves when it listens.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<Server> {
  const resolved = { ...options, distDir: path.resolve(options.distDir) }
  const rules = await readHostRules(resolved.distDir)
  const server = createServer((request, response) => {
    answer(request, response, resolved, rules).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, resolve)
  })
  return server
}
