import { setTimeout } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** Largest page that Stripe gives (docs.stripe.com/api/pagination). */
const PAGE_SIZE = 100

/** A page of 100 expanded sessions takes Stripe longer than one session. */
const PAGE_TIMEOUT_MS = 30_000

/** Pauses before a page is asked for again: about half a minute in all, so that a rate limit can pass. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000]

/**
 * Whether the same request may succeed a moment later. The SDK repeats neither a rate limit
 * (github.com/stripe/stripe-node/issues/1885) nor a reply that breaks off, so this is done here.
 */
function mayPass(error: unknown): boolean {
  const { StripeError, StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors
  if (!(error instanceof StripeError)) return false
  return (
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAPIError
  )
}

export interface ReadOptions {
  /** When the checkouts were started, in seconds. */
  readonly created: Stripe.RangeQueryParam
  /** Told how many sessions have been read, after each page but the last. */
  readonly onProgress: (count: number) => void
  /** Waits before a retry. Tests do not wait. */
  readonly pause?: (ms: number) => Promise<void>
}

/**
 * The finished Checkout Sessions of an account with line items and subscription, newest first. One page
 * is held at a time. Throws Stripe's error when a page cannot be had after several tries.
 */
export async function* readSessions(
  stripe: Stripe,
  { created, onProgress, pause = async (ms) => setTimeout(ms) }: ReadOptions,
): AsyncGenerator<Stripe.Checkout.Session> {
  async function readPage(startingAfter: string | undefined) {
    for (const ms of RETRY_PAUSES_MS) {
      try {
        return await list(startingAfter)
      } catch (error) {
        if (!mayPass(error)) throw error
        await pause(ms)
      }
    }
    return list(startingAfter)
  }

  async function list(startingAfter: string | undefined) {
    return stripe.checkout.sessions.list(
      {
        status: 'complete',
        created,
        limit: PAGE_SIZE,
        expand: ['data.line_items', 'data.subscription'],
        ...(startingAfter !== undefined && { starting_after: startingAfter }),
      },
      { timeout: PAGE_TIMEOUT_MS, maxNetworkRetries: 0 },
    )
  }

  let count = 0
  let last: string | undefined
  for (;;) {
    const { data, has_more: hasMore } = await readPage(last)
    yield* data
    count += data.length
    last = data.at(-1)?.id
    if (!hasMore || last === undefined) return
    onProgress(count)
  }
}
