import { once } from 'node:events'
import { request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream/promises'
import getPort from 'get-port'
import { throwawayCertificate } from './certificate'
import { startSiteServer } from '../src/node/dev/server/site-server'

/** The smallest page there is, which the others are compared with. */
export const ONE_HEADING_PATH = '/bench-one-heading'
const ONE_HEADING =
  '<!doctype html><html lang="en"><title>One heading</title><h1>One heading</h1></html>'

/** Headers of one connection, which the other one has its own of (RFC 9113, 8.2.2). */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'])

const endToEnd = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name)),
  )

/** Passes a request on to the site's own server, which answers without encryption. */
function passOn(port: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { url: path, method } = request
  const headers = { ...endToEnd(request.headers), 'x-forwarded-proto': 'https' }
  const upstream = forward({ port, path, method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers))
    // The browser may leave before the reply has ended.
    pipeline(reply, response).catch(() => undefined)
  })
  upstream.once('error', () => {
    response.destroy()
  })
  request.pipe(upstream)
}

/** Serves a built site over HTTP/2 and TLS, as hosts do, on a free port. Returns its URL. */
export async function serveSite(directory: string): Promise<string> {
  const { port } = await startSiteServer(directory, 0, new Map())
  const options = { ...throwawayCertificate(), allowHTTP1: true }
  const front = createSecureServer(options, (request, response) => {
    if (request.url !== ONE_HEADING_PATH) {
      passOn(port, request, response)
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(ONE_HEADING)
  })
  const frontPort = await getPort()
  await once(front.listen(frontPort), 'listening')
  return `https://localhost:${frontPort}`
}
