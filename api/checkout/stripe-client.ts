import { Stripe } from 'stripe'
import type { StripeAccess } from './environment'

/** Limits one try of a call. The SDK tries a call at most twice. checkout-handler.ts limits all calls of a request together. */
const STRIPE_TIMEOUT_MS = 8_000

/**
 * The SDK's HTTP client, which here refuses replies that cannot be Stripe's, such as a gateway's. The SDK alone takes a
 * failure without an `error` object for a success, and a reply that is a text or a number ends the process.
 */
function checkedHttpClient() {
  const client = Stripe.createNodeHttpClient()
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request)
    const readJson = response.toJSON.bind(response)
    const isOk = Math.floor(response.getStatusCode() / 100) === 2
    response.toJSON = async () => {
      const body: unknown = await readJson()
      const isObject = typeof body === 'object' && body !== null
      if (!isObject || !(isOk || ('error' in body && Boolean(body.error)))) {
        throw new TypeError('The reply is not from Stripe')
      }
      return body
    }
    return response
  }
  return client
}

/** Stripe's client, or one for the URL in STRIPE_API_BASE. */
export function createStripeClient(
  { secretKey, stripeApiBase }: Pick<StripeAccess, 'secretKey' | 'stripeApiBase'>,
  timeoutMs = STRIPE_TIMEOUT_MS,
): Stripe {
  const { protocol, hostname, port } = new URL(stripeApiBase ?? 'https://api.stripe.com')
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    httpClient: checkedHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  })
}
