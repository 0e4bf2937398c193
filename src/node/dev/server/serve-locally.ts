import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { palette } from '../../../site/palette'
import { fillTemplate } from '../../fill-template'

const HOST = '127.0.0.1'

/** Starts a server on the loopback interface. Without a port it takes a free one. */
export async function serveLocally(
  answer: (request: Request) => Response | Promise<Response>,
  port = 0,
) {
  // The only failures here are replies that are dropped on purpose.
  const server = createServer(createRequestListener(answer, { onError: () => undefined }))
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    /** Without a trailing slash. */
    url: `http://${HOST}:${address.port}`,
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
