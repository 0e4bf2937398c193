import type { Page } from '@playwright/test'
import { createCheckoutHandler } from '../../api/checkout/checkout-handler'
import type { FakeStripeState } from '../../src/dev/fake-stripe/stripe-api'
import { startFakeStripe } from '../../src/dev/fake-stripe/start-fake-stripe'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { BASE_URL } from './addresses'
import { test as base } from './test'

/** Short, so that a Stripe that hangs is not waited for; the host's limit is tested elsewhere. */
const STRIPE_TIMEOUT_MS = 500

interface Fixtures {
  /**
   * What the page's Stripe remembers. The page talks to a checkout function and a fake Stripe of its
   * own, so that faults can be switched on without disturbing other tests.
   */
  readonly stripe: FakeStripeState
}

async function routeToOwnFunction(page: Page, variables: Record<string, string>): Promise<void> {
  const handle = createCheckoutHandler({
    variables: () => variables,
    stripeTimeoutMs: STRIPE_TIMEOUT_MS,
    log: () => undefined,
  })
  await page.route(`**${CHECKOUT_PATH}*`, async (route) => {
    const request = route.request()
    const reply = await handle(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    )
    await route.fulfill({
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: await reply.text(),
    })
  })
}

/** The tests' own `test` with a Stripe for each test. */
export const test = base.extend<Fixtures>({
  stripe: async ({ page }, use) => {
    const { environment, state, close } = await startFakeStripe()
    await routeToOwnFunction(page, { ...environment, SITE_URL: BASE_URL })
    await use(state)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  },
})
