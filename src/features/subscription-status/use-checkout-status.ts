import { useEffect, useState } from 'react'
import type { CheckoutStatus } from '../../shared/checkout'

/** Loaded with a session only: it brings the query client and the parser of replies. */
async function loadCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  const { fetchCheckoutStatus } = await import('./fetch-checkout-status')
  return fetchCheckoutStatus(sessionId)
}

/**
 * The state of the checkout session in the address; undefined without one, and where it cannot be had:
 * then the page says what it says without.
 *
 * @param sessionId the same for as long as the page is shown
 */
export function useCheckoutStatus(sessionId: string | null): CheckoutStatus | undefined {
  const [status, setStatus] = useState<CheckoutStatus>()

  useEffect(() => {
    if (sessionId === null) return
    let isShown = true
    loadCheckoutStatus(sessionId).then(
      (loaded) => {
        if (isShown) setStatus(loaded)
      },
      () => {
        // The subscription exists all the same; there is nothing that the visitor could do.
      },
    )
    return () => {
      isShown = false
    }
  }, [sessionId])

  return status
}
