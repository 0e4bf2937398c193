import type { AddressInfo } from 'node:net'
import { createCheckoutHandler } from '../../api/checkout/checkout-handler'
import { startSiteServer } from '../../src/dev/server/site-server'
import type { FakeStripeState } from '../../src/dev/fake-stripe/stripe-api'
import { startFakeStripe } from '../../src/dev/fake-stripe/start-fake-stripe'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { TEST_SITE_DIR } from '../support/addresses'
import { startHttpsFront, type HttpsFront } from './https-front'

/** A site of one test worker: the built pages, a checkout function and a Stripe of its own. */
export interface OwnSite extends Omit<HttpsFront, 'close'> {
  /** The same site without https, as `npm start` serves it. */
  readonly plainOrigin: string
  /** What Stripe was asked for. */
  readonly stripe: FakeStripeState
  readonly close: () => Promise<void>
}

/** Serves the site that the browser tests have built. */
export async function startOwnSite(): Promise<OwnSite> {
  const fakeStripe = await startFakeStripe()
  let siteUrl = ''
  const handleCheckout = createCheckoutHandler({
    variables: () => ({ ...fakeStripe.environment, SITE_URL: siteUrl }),
    log: () => undefined,
  })
  const functions = new Map([[CHECKOUT_PATH, handleCheckout]])
  const server = await startSiteServer(TEST_SITE_DIR, 0, functions)
  const { port } = server.address() as AddressInfo
  const front = await startHttpsFront(port)
  siteUrl = front.origin
  return {
    ...front,
    plainOrigin: `http://localhost:${port}`,
    stripe: fakeStripe.state,
    close: async () => {
      front.close()
      server.close()
      server.closeAllConnections()
      await fakeStripe.close()
    },
  }
}
