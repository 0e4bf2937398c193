import { setTimeout } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** Largest page that Stripe gives (docs.stripe.com/api/pagination). */
const PAGE_SIZE = 100

/** A page of 100 expanded sessions takes Stripe longer than one session. */
const PAGE_TIMEOUT_MS = 30_000

/** Pauses before a page is asked for again: about half a minute in all, so that a rate limit can pass. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000]

/** Waits before a retry. */
export type Sleep = (ms: number) => Promise<void>

/** Whether the same request may succeed a moment later. */
function isTransient(error: unknown): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors
  const passing = [StripeConnectionError, StripeRateLimitError, StripeAPIError]
  return passing.some((kind) => error instanceof kind)
}

/** The SDK retries neither a rate limit (github.com/stripe/stripe-node/issues/1885) nor a reply that breaks off. */
async function withRetries<Result>(ask: () => Promise<Result>, pause: Sleep): Promise<Result> {
  for (const ms of RETRY_PAUSES_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isTransient(error)) throw error
      await pause(ms)
    }
  }
  return ask()
}

/** The finished sessions, newest first, with line items and subscription. One page is held at a time. */
export async function* readSessions(
  stripe: Stripe,
  created: Stripe.RangeQueryParam,
  pause: Sleep = async (ms) => setTimeout(ms),
): AsyncGenerator<Stripe.Checkout.Session> {
  const parameters: Stripe.Checkout.SessionListParams = {
    status: 'complete',
    created,
    limit: PAGE_SIZE,
    expand: ['data.line_items', 'data.subscription'],
  }
  const options = { timeout: PAGE_TIMEOUT_MS, maxNetworkRetries: 0 }
  for (;;) {
    const ask = async () => stripe.checkout.sessions.list(parameters, options)
    const { data, has_more: hasMore } = await withRetries(ask, pause)
    yield* data
    const last = data.at(-1)
    if (!hasMore || last === undefined) return
    parameters.starting_after = last.id
  }
}
