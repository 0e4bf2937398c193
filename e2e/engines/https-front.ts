import { execFileSync } from 'node:child_process'
import { createServer as createHttpServer, request as forwardRequest } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { otherHostReply } from '../support/other-hosts'
import { FAULT_PATH, WATCH_PATH, WATCH_SCRIPT, withWatchScript } from './watch-page'

/** Longer than any journey: browsers reuse connections without asking whether they are still open. */
const KEEP_ALIVE_MS = 60_000

/** A throwaway certificate and its key, as one PEM text. Browsers are told to accept any. */
function makeCertificate(): string {
  return execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
}

/** The site over https, and everything else that its pages ask for. */
export interface HttpsFront {
  readonly origin: string
  /** Browsers send requests for other hosts through this port. */
  readonly proxyPort: number
  /** What pages reported about themselves since the list was last emptied. */
  readonly faults: string[]
  /** Addresses of other hosts that pages asked for since the list was last emptied. */
  readonly otherRequests: URL[]
  readonly close: () => void
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Passes a request on to the site over plain http, with its own Host and Origin. */
function forward(request: IncomingMessage, response: ServerResponse, sitePort: number): void {
  const { 'accept-encoding': _, ...ownHeaders } = request.headers
  const headers = { ...ownHeaders, 'x-forwarded-proto': 'https' }
  const { method, url: path } = request
  // A connection of its own each time: one that is kept may be closed at the moment it is used.
  const target = { host: '127.0.0.1', port: sitePort, agent: false }
  const passed = forwardRequest({ ...target, method, path, headers })
  passed.once('error', () => response.destroy())
  passed.once('response', (reply) => {
    void passBack(reply, response)
  })
  request.pipe(passed)
}

async function passBack(reply: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = reply
  if (headers['content-type']?.startsWith('text/html') !== true) {
    response.writeHead(statusCode, headers)
    reply.pipe(response)
    return
  }
  const html = withWatchScript(await text(reply))
  const { 'content-length': _, ...others } = headers
  response.writeHead(statusCode, others).end(html)
}

/**
 * Serves the site that listens on a port over https, as its host does, and answers for every other host
 * through a proxy. Plain http through the proxy is refused: nothing on the site asks for it.
 */
export async function startHttpsFront(sitePort: number): Promise<HttpsFront> {
  const faults: string[] = []
  const otherRequests: URL[] = []
  const pem = makeCertificate()

  const front = createHttpsServer({ key: pem, cert: pem }, (request, response) => {
    const { host = '' } = request.headers
    if (host !== `localhost:${port}`) {
      const url = new URL(request.url ?? '/', `https://${host}`)
      otherRequests.push(url)
      const { headers, body } = otherHostReply(url, request.headers.accept ?? '')
      response.writeHead(200, headers).end(body)
    } else if (request.url === WATCH_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WATCH_SCRIPT)
    } else if (request.url === FAULT_PATH) {
      void text(request).then((fault) => {
        faults.push(fault)
        response.writeHead(204).end()
      })
    } else forward(request, response, sitePort)
  })
  front.keepAliveTimeout = KEEP_ALIVE_MS
  const port = await listen(front)

  const proxy = createHttpServer((_request, response) => {
    response.writeHead(502).end()
  })
  proxy.on('connect', (_request, browser) => {
    const tunnel = connect(port, '127.0.0.1', () => {
      browser.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      browser.pipe(tunnel).pipe(browser)
    })
    browser.once('error', () => tunnel.destroy())
    tunnel.once('error', () => browser.destroy())
  })

  return {
    origin: `https://localhost:${port}`,
    proxyPort: await listen(proxy),
    faults,
    otherRequests,
    close: () => {
      for (const server of [front, proxy]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
