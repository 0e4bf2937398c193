import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { bookingWidget, intakeWidget } from '../../src/dev/sample-widgets'
import { WIDGETS_HOST } from './addresses'

export { expect } from '@playwright/test'

/** One transparent pixel, for the hosts of photos and tracking images. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const isLocal = (url: URL) => ['127.0.0.1', 'localhost'].includes(url.hostname)

/** Answers for all other hosts, so that no test needs the network and none is left waiting. */
async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLocal(url),
    async (route) => {
      const url = new URL(route.request().url())
      const type = route.request().resourceType()
      if (type === 'script') await route.fulfill({ contentType: 'text/javascript', body: '' })
      else if (url.host === WIDGETS_HOST)
        await route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: url.pathname === '/booking' ? bookingWidget() : intakeWidget(),
        })
      else if (type === 'image') await route.fulfill({ contentType: 'image/gif', body: PIXEL })
      else
        await route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Partner</title>',
        })
    },
  )
}

/** Collects what must never happen on a page, as the browser tells it. */
function collectFaults(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`))
  page.on('crash', () => faults.push('The page crashed'))
}

declare global {
  interface Window {
    reportFault?: (fault: string) => Promise<void>
  }
}

/** Runs in every document: tells what the console may keep to itself. */
function reportFromInside(): void {
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    void window.reportFault?.(`Policy violation: ${effectiveDirective} ${blockedURI}`)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    void window.reportFault?.(`Unhandled rejection: ${String(reason)}`)
  })
}

interface Fixtures {
  /** Names a text that the console may say in this test; anything else there fails it. */
  readonly allowFault: (text: string) => void
  readonly faultFree: undefined
}

/**
 * The tests' own `test`: every page runs without network, and fails its test on a console error or
 * warning (hydration mismatches among them), an uncaught error, an unhandled rejection, or a
 * violation of the Content-Security-Policy.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands an object pattern here.
  allowFault: async ({}, use, testInfo) => {
    await use((description) => {
      testInfo.annotations.push({ type: 'allowed fault', description })
    })
  },
  faultFree: [
    async ({ context }, use, testInfo) => {
      const faults: string[] = []
      context.on('page', (page) => {
        collectFaults(page, faults)
      })
      await context.exposeFunction('reportFault', (fault: string) => {
        faults.push(fault)
      })
      await context.addInitScript(reportFromInside)
      await answerOtherHosts(context)
      await use(undefined)
      const allowed = testInfo.annotations.filter(({ type }) => type === 'allowed fault')
      const unexpected = faults.filter(
        (fault) => !allowed.some(({ description }) => fault.includes(description ?? '\0')),
      )
      if (unexpected.length > 0)
        throw new Error(`On the page:\n${[...new Set(unexpected)].join('\n')}`)
    },
    { auto: true },
  ],
})
