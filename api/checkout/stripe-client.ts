import { Stripe } from 'stripe'
import type { StripeAccess } from './environment'

/**
 * How long one try may take. The SDK's default of 80 s is longer than the function may run (60 s). A
 * call and its retry then take 17 s at most, within the limit of a reply (checkout-handler.ts).
 */
const STRIPE_TIMEOUT_MS = 8_000

const MAX_NETWORK_RETRIES = 1

/** Stripe's client, or one for the URL in STRIPE_API_BASE. */
export function createStripeClient(
  { secretKey, stripeApiBase }: Pick<StripeAccess, 'secretKey' | 'stripeApiBase'>,
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
