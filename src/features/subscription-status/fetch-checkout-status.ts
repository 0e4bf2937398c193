import '../../browser/jitless-zod'
import { queryClient } from '../../browser/query-client'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import { trackEvent } from '../../browser/track-event'
import { SESSION_PARAMETER } from '../../shared/url-contract'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

async function requestStatus(sessionId: string): Promise<CheckoutStatus> {
  const query = new URLSearchParams({ [SESSION_PARAMETER]: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}

/**
 * Asks the checkout function how far a session is: once, and once more after a failure. A complete one
 * is counted as a conversion, also when the page that asked is gone by then. Throws where there is no
 * answer, or the session is unknown.
 */
export async function fetchCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  const checkout = await queryClient.fetchQuery({
    queryKey: ['checkout-status', sessionId],
    queryFn: async () => requestStatus(sessionId),
    staleTime: Infinity,
  })
  const { status, plan: planId, billing: billingPeriod } = checkout
  if (status === 'complete') {
    trackEvent({ name: 'subscribe', sessionId, planId, billingPeriod })
    // What was typed goes from the tab: the next sign-up is another one.
    for (const key of Object.values(SIGN_UP_KEYS)) sessionStore.remove(key)
  }
  return checkout
}
