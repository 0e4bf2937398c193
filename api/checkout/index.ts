import { createCheckoutHandler } from './checkout-handler'

/**
 * The one function of the site: POST makes a Stripe Checkout session, GET tells how far one is
 * (contract.md). The host calls it with a Request and its own context (Netlify Functions 2).
 */
export default createCheckoutHandler()

/**
 * Where and how often the host runs the function. The host reads these literals from the source
 * without running it, so nothing here may be imported or computed. `aggregateBy` has to be a list:
 * the host ignores a bare 'ip' and would count all visitors together. There is no `method`, so that
 * other methods arrive here too and get their 405.
 */
export const config = {
  path: '/api/checkout',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
