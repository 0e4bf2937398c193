import { once } from 'node:events'
import { createServer as createHttpServer, request as forwardRequest } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createCheckoutHandler } from '../../api/checkout/checkout-handler'
import { startFakeStripe } from '../../src/node/dev/fake-stripe/start-fake-stripe'
import { startSiteServer } from '../../src/node/dev/server/site-server'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { TEST_SITE_DIR } from '../support/addresses'
import { throwawayCertificate } from '../support/certificate'
import { otherHostReply } from '../support/other-hosts'
import { FAULT_PATH, WATCH_PATH, WATCH_SCRIPT, withWatchScript } from './watch-page'

/** Longer than any journey: browsers reuse connections without asking whether they are still open. */
const KEEP_ALIVE_MS = 60_000

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return portOf(server)
}

/** Passes a request on to the site over plain http, with its own Host and Origin. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { 'accept-encoding': _, ...ownHeaders } = request.headers
  const headers = { ...ownHeaders, 'x-forwarded-proto': 'https' }
  const { method, url: path } = request
  // A new connection each time, because a kept one may be closed just as it is used.
  const passed = forwardRequest({ host: '127.0.0.1', port, agent: false, method, path, headers })
  passed.once('error', () => response.destroy())
  passed.once('response', (reply) => {
    const { statusCode = 502, headers } = reply
    if (headers['content-type']?.startsWith('text/html') === true) {
      delete headers['content-length']
      response.writeHead(statusCode, headers)
      void text(reply).then((html) => response.end(withWatchScript(html)))
    } else reply.pipe(response.writeHead(statusCode, headers))
  })
  request.pipe(passed)
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>

/**
 * The site of one test worker: the built pages over https, as the host serves them, with its own checkout function and
 * fake Stripe, and a proxy that answers for every other host.
 */
export async function startOwnSite() {
  const fakeStripe = await startFakeStripe()
  let origin = ''
  const handleCheckout = createCheckoutHandler({
    variables: () => ({ ...fakeStripe.environment, SITE_URL: origin }),
    log: () => undefined,
  })
  const plain = await startSiteServer(TEST_SITE_DIR, 0, new Map([[CHECKOUT_PATH, handleCheckout]]))
  const faults: string[] = []
  const otherRequests: URL[] = []

  const front = createHttpsServer(throwawayCertificate(), (request, response) => {
    const { host = '', accept } = request.headers
    if (`https://${host}` !== origin) {
      const url = new URL(request.url ?? '/', `https://${host}`)
      otherRequests.push(url)
      const { headers, body } = otherHostReply(url, accept)
      response.writeHead(200, headers).end(body)
    } else if (request.url === WATCH_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WATCH_SCRIPT)
    } else if (request.url === FAULT_PATH) {
      void text(request).then((fault) => {
        faults.push(fault)
        response.writeHead(204).end()
      })
    } else forward(request, response, portOf(plain))
  })
  front.keepAliveTimeout = KEEP_ALIVE_MS
  const frontPort = await listen(front)
  origin = `https://localhost:${frontPort}`

  // Plain http through the proxy is refused: nothing on the site asks for it.
  const proxy = createHttpServer((_request, response) => {
    response.writeHead(502).end()
  })
  proxy.on('connect', (_request, browser) => {
    const tunnel = connect(frontPort, '127.0.0.1', () => {
      browser.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      browser.pipe(tunnel).pipe(browser)
    })
    browser.once('error', () => tunnel.destroy())
    tunnel.once('error', () => browser.destroy())
  })

  return {
    origin,
    /** Browsers send requests for other hosts through this port. */
    proxyPort: await listen(proxy),
    /** The same site without https, as `npm start` serves it. */
    plainOrigin: `http://localhost:${portOf(plain)}`,
    /** The requests that Stripe received. */
    stripe: fakeStripe.state,
    /** Faults that pages have reported since the list was last cleared. */
    faults,
    /** URLs of other hosts that pages have requested since the list was last cleared. */
    otherRequests,
    close: async () => {
      for (const server of [front, proxy, plain]) {
        server.close()
        server.closeAllConnections()
      }
      await fakeStripe.close()
    },
  }
}
