import '../../browser/jitless-zod'
import { queryClient } from '../../browser/query-client'
import { trackEvent } from '../../browser/track-event'
import { SESSION_PARAMETER } from '../../shared/agreed-addresses'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

async function requestStatus(sessionId: string): Promise<CheckoutStatus> {
  const query = new URLSearchParams({ [SESSION_PARAMETER]: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}

function countConversion(sessionId: string, checkout: CheckoutStatus): void {
  if (checkout.status !== 'complete') return
  const { plan: planId, billing: billingPeriod } = checkout
  trackEvent({ name: 'subscribe', sessionId, planId, billingPeriod })
}

/**
 * Asks the checkout function how far a session is: once, and once more
 * after a failure. A complete one is counted as a conversion as soon as it is known, also when the page
 * that asked is gone by then. Throws where there is no answer, or the session is
 * unknown.
 */
export async function fetchCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  return queryClient.fetchQuery({
    queryKey: ['checkout-status', sessionId],
    queryFn: async () => {
      const checkout = await requestStatus(sessionId)
      countConversion(sessionId, checkout)
      return checkout
    },
    staleTime: Infinity,
  })
}
