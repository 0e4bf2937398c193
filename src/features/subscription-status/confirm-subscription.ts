import { queryClient } from '../../browser/query-client'
import { markPaid } from '../../browser/sign-up-record'
import { planPriceCents } from '../../shared/pricing'
import { SESSION_PARAMETER } from '../../shared/url-contract'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

async function requestStatus(sessionId: string): Promise<CheckoutStatus | null> {
  const query = new URLSearchParams({ [SESSION_PARAMETER]: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}

/** Number of digest bytes that is enough to tell transactions apart. */
const DIGEST_BYTES = 16

/** A transaction id for analytics. A digest, because anyone with the session id could look the session up. */
async function transactionIdOf(sessionId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId))
  const bytes = Array.from(new Uint8Array(digest, 0, DIGEST_BYTES))
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Counts a subscription, worth what its plan costs for the first period. */
async function countSubscription(
  sessionId: string,
  { plan, billing }: CheckoutStatus,
): Promise<void> {
  const { trackEvent } = await import('../../browser/track-event')
  const transactionId = await transactionIdOf(sessionId)
  const value = planPriceCents(plan, billing) / 100
  trackEvent({ name: 'subscribe', transactionId, plan, billing, value })
}

/**
 * Asks for a session's status; null if Stripe has no such session. A complete one is counted and marks the tab's record
 * as paid. Throws if the function cannot say.
 */
export async function confirmSubscription(sessionId: string): Promise<CheckoutStatus | null> {
  const checkout = await queryClient.fetchQuery({
    queryKey: ['checkout-status', sessionId],
    queryFn: async () => requestStatus(sessionId),
    staleTime: Infinity,
  })
  if (checkout?.status !== 'complete') return checkout
  // Not awaited: plain http has no `crypto.subtle`, a content blocker may hold the code back, and the page works without
  // being counted.
  countSubscription(sessionId, checkout).catch(() => undefined)
  markPaid(sessionId, checkout)
  return checkout
}
