import { queryClient } from '../../browser/query-client'
import { markPaid } from '../../browser/sign-up-record'
import { trackEvent } from '../../browser/track-event'
import { SESSION_PARAMETER } from '../../shared/url-contract'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

async function requestStatus(sessionId: string): Promise<CheckoutStatus | null> {
  const query = new URLSearchParams({ [SESSION_PARAMETER]: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}

/** Asks how far a session is, and counts a complete one. Null: Stripe knows none. Throws without an answer. */
export async function confirmSubscription(sessionId: string): Promise<CheckoutStatus | null> {
  const checkout = await queryClient.fetchQuery({
    queryKey: ['checkout-status', sessionId],
    queryFn: async () => requestStatus(sessionId),
    staleTime: Infinity,
  })
  if (checkout?.status !== 'complete') return checkout
  const { plan, billing } = checkout
  trackEvent({ name: 'subscribe', sessionId, plan, billing })
  markPaid(sessionId)
  return checkout
}
