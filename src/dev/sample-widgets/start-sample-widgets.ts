import { createServer } from 'node:http'
import { bookingWidget } from './booking-widget'
import { intakeWidget } from './intake-widget'

const HOST = '127.0.0.1'
const PREFIX = '/__widgets'

const PAGES: ReadonlyMap<string, () => string> = new Map([
  [`${PREFIX}/booking`, bookingWidget],
  [`${PREFIX}/intake`, intakeWidget],
])

/** The sample widgets, running. */
export interface SampleWidgets {
  /** Where they are: `<url>/booking` and `<url>/intake`. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves a sample booking calendar and a sample intake form on an origin of their own, as providers
 * do. Without a port it takes a free one.
 */
export async function startSampleWidgets({
  port = 0,
}: { readonly port?: number } = {}): Promise<SampleWidgets> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`)
    const page = PAGES.get(pathname)
    response.writeHead(page === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(page === undefined ? 'Not found' : page())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the widgets')

  return {
    url: `http://${HOST}:${address.port}${PREFIX}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
