import '../../browser/jitless-zod'
import { queryClient } from '../../browser/query-client'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import { trackEvent } from '../../browser/track-event'
import { SESSION_PARAMETER } from '../../shared/agreed-addresses'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

async function requestStatus(sessionId: string): Promise<CheckoutStatus> {
  const query = new URLSearchParams({ [SESSION_PARAMETER]: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}

/** Counts the conversion, and removes what was typed from the tab: the next sign-up is another one. */
function finishSignUp(sessionId: string, { plan, billing }: CheckoutStatus): void {
  trackEvent({ name: 'subscribe', sessionId, planId: plan, billingPeriod: billing })
  for (const key of Object.values(SIGN_UP_KEYS)) sessionStore.remove(key)
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
  if (checkout.status === 'complete') finishSignUp(sessionId, checkout)
  return checkout
}
