import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { palette } from '../../../site/palette'
import { fillTemplate } from '../../fill-template'

const HOST = '127.0.0.1'

/**
 * Listens on both loopback addresses that `localhost` may mean. Chromium tries the IPv6 one first, where it could meet
 * another program. Port 0 takes a free port. Returns the server on 127.0.0.1; the other one closes with it.
 */
export async function listenLocally(listener: RequestListener, wantedPort: number) {
  const server = createServer(listener).listen(wantedPort, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { port } = address
  const twin = createServer(listener)
  // A computer without IPv6 has only the first address.
  twin.once('error', () => undefined)
  twin.listen(port, '::1')
  server.once('close', () => twin.close())
  return { server, port }
}

/** Answers requests on this computer only. Without a port it takes a free one. */
export async function serveLocally(
  answer: (request: Request) => Response | Promise<Response>,
  wantedPort = 0,
) {
  // The only failures here are replies that are dropped on purpose.
  const listener = createRequestListener(answer, { onError: () => undefined })
  const { server, port } = await listenLocally(listener, wantedPort)
  return {
    /** Without a trailing slash. */
    url: `http://${HOST}:${port}`,
    close: async (): Promise<void> => {
      server.close()
      // Unanswered requests would keep the server running.
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
}

const TEMPLATE = readFileSync(path.join(import.meta.dirname, 'local-page.html'), 'utf8')
const colors = Object.entries(palette).map(([name, color]) => `--${name}: ${color};`)

/** A page of a local service. The title is plain text. */
export const htmlPage = (title: string, body: string) =>
  fillTemplate(TEMPLATE, { palette: colors.join(' '), title, body })
