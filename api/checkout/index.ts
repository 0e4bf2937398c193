import type { Config } from '@netlify/functions'
import { createCheckoutHandler } from './checkout-handler'

/** POST creates a Stripe Checkout Session. The host sends the other methods to ../checkout-status. */
export default createCheckoutHandler()

/**
 * The host reads these literals from the source without running it, so nothing here may be imported or computed.
 * `aggregateBy` has to be a list: the host ignores a bare 'ip' and then counts all visitors together.
 */
export const config: Config = {
  path: '/api/checkout',
  method: 'POST',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
