import { Stripe } from 'stripe'
import type { CheckoutEnvironment } from './environment'

/**
 * How long one try may take. The SDK's own 80 s outlive the function (60 s); with one retry the
 * slowest reply comes after about 17 s, before the browser gives up.
 */
export const STRIPE_TIMEOUT_MS = 8_000

const MAX_NETWORK_RETRIES = 1

/** Stripe's client for an environment, or for a stand-in where STRIPE_API_BASE names one. */
export function createStripeClient(
  { secretKey, stripeApiBase }: Pick<CheckoutEnvironment, 'secretKey' | 'stripeApiBase'>,
  timeoutMs = STRIPE_TIMEOUT_MS,
): Stripe {
  const base = stripeApiBase === undefined ? undefined : new URL(stripeApiBase)
  const protocol = base?.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: MAX_NETWORK_RETRIES,
    telemetry: false,
    ...(base && {
      protocol,
      host: base.hostname,
      port: base.port || (protocol === 'http' ? '80' : '443'),
    }),
  })
}
