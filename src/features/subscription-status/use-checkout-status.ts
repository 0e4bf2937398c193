import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trackEvent } from '../../browser/track-event'
import type { CheckoutStatus } from '../../shared/checkout'

/**
 * The state of the checkout session in the address; undefined without one, and where it cannot be had:
 * then the page says what it says without. A complete one is counted as a conversion, once
 * (decisions.md 18).
 */
export function useCheckoutStatus(sessionId: string | null): CheckoutStatus | undefined {
  const { data } = useQuery({
    queryKey: ['checkout-status', sessionId],
    // Loaded with a session only: it brings the parser of replies.
    queryFn: async () => {
      const { fetchCheckoutStatus } = await import('./fetch-checkout-status')
      return fetchCheckoutStatus(sessionId ?? '')
    },
    enabled: sessionId !== null,
    staleTime: Infinity,
  })

  useEffect(() => {
    if (sessionId === null || data?.status !== 'complete') return
    const { plan: planId, billing: billingPeriod } = data
    trackEvent({ name: 'subscribe', sessionId, planId, billingPeriod })
  }, [sessionId, data])

  return data
}
