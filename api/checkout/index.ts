import { createCheckoutHandler } from './checkout-handler'

/**
 * The one function of the site: POST makes a Stripe Checkout session, GET tells how far one is
 * (contract.md). The host calls it with a Request and its own context (Netlify Functions 2).
 */
export default createCheckoutHandler()

/** What the host is told about the function. `aggregateBy` has to be a list, see `config`. */
interface HostConfig {
  readonly path: '/api/checkout'
  readonly rateLimit: {
    readonly windowLimit: number
    /** Seconds. */
    readonly windowSize: number
    readonly aggregateBy: ('domain' | 'ip')[]
  }
}

/**
 * Where and how often the host runs the function. The host reads these literals from the source
 * without running it, so nothing here may be imported or computed. It ignores a bare 'ip' and would
 * count all visitors together, hence the list. There is no `method`, so that other methods arrive
 * here too and get their 405.
 */
export const config: HostConfig = {
  path: '/api/checkout',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
