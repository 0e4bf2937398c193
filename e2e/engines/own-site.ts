import { createCheckoutHandler } from '../../api/checkout/checkout-handler'
import { startSiteServer } from '../../src/dev/server/site-server'
import type { StandInState } from '../../src/dev/stripe-stand-in/stand-in-state'
import { startStripeStandIn } from '../../src/dev/stripe-stand-in/start-stripe-stand-in'
import { CHECKOUT_PATH } from '../../src/shared/checkout'
import { TEST_SITE_DIR } from '../support/addresses'
import getPort from 'get-port'
import { startHttpsFront, type HttpsFront } from './https-front'

/** A site of one test worker: the built pages, a checkout function and a Stripe of its own. */
export interface OwnSite extends Omit<HttpsFront, 'close'> {
  /** The same site without https, as `npm start` serves it. */
  readonly plainOrigin: string
  /** What Stripe was asked for. */
  readonly stripe: StandInState
  readonly close: () => Promise<void>
}

/** Serves the site that the browser tests have built. */
export async function startOwnSite(): Promise<OwnSite> {
  const sitePort = await getPort()
  const standIn = await startStripeStandIn()
  const front = await startHttpsFront(sitePort)
  const handleCheckout = createCheckoutHandler({
    variables: () => ({ ...standIn.environment, SITE_URL: front.origin }),
    log: () => undefined,
  })
  const server = await startSiteServer({
    distDir: TEST_SITE_DIR,
    port: sitePort,
    functions: new Map([[CHECKOUT_PATH, handleCheckout]]),
  })
  return {
    ...front,
    plainOrigin: `http://localhost:${sitePort}`,
    stripe: standIn.state,
    close: async () => {
      front.close()
      server.close()
      server.closeAllConnections()
      await standIn.close()
    },
  }
}
