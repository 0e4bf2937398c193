import type { Config } from '@netlify/functions'
import { createCheckoutHandler } from './checkout-handler'

/**
 * The only function of the site: POST creates a Stripe Checkout Session, GET returns the status of one, HEAD tells
 * whether the settings are complete. The host calls it with a Request and its own context (Netlify Functions 2).
 */
export default createCheckoutHandler()

/**
 * Where the host runs the function, and how often it lets one IP address call it. The host reads these
 * literals from the source without running it, so nothing here may be imported or computed.
 * `aggregateBy` has to be a list: the host ignores a bare 'ip' and then counts all visitors together.
 * The other methods are in api/checkout-status, which has no limit.
 */
export const config: Config = {
  path: '/api/checkout',
  method: 'POST',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
