import { expect, test as base, type BrowserContext } from '@playwright/test'
import { otherHostReply } from './other-hosts'

export { expect }

const isLocal = (url: URL) => ['127.0.0.1', 'localhost'].includes(url.hostname)

/** Answers for all other hosts, so that no test needs the network and none is left waiting. */
async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLocal(url),
    async (route) => {
      const request = route.request()
      await route.fulfill(otherHostReply(new URL(request.url()), request.headers()['accept']))
    },
  )
}

/** Collects faults that must never happen on a page, as the browser reports them. */
function collectFaults(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    faults.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(`Uncaught: ${error.error().message}`))
}

interface Fixtures {
  /** Lets one fault pass that a test provokes, named by a part of its text. */
  readonly allowFault: (text: string) => void
}

/**
 * The tests' own `test`: every page runs without network, and fails its test on a console error or
 * warning (hydration mismatches among them), an uncaught error, an unhandled rejection, or a
 * violation of the Content-Security-Policy.
 */
export const test = base.extend<Fixtures>({
  allowFault: [
    async ({ context }, use) => {
      const faults: string[] = []
      const allowed: string[] = []
      collectFaults(context, faults)
      await answerOtherHosts(context)
      await use((text) => void allowed.push(text))
      const isAllowed = (fault: string) => allowed.some((text) => fault.includes(text))
      expect(faults.filter((fault) => !isAllowed(fault))).toEqual([])
    },
    { auto: true },
  ],
})
