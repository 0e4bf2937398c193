import '../../browser/jitless-zod'
import { CHECKOUT_PATH, CheckoutStatus } from '../../shared/checkout'

/**
 * Asks the checkout function how far a session is (contract.md, GET /api/checkout). Throws where there
 * is no answer, or the session is unknown.
 */
export async function fetchCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  const query = new URLSearchParams({ session_id: sessionId })
  const response = await fetch(`${CHECKOUT_PATH}?${query}`)
  if (!response.ok) throw new Error(`No status of the checkout: ${response.status}`)
  return CheckoutStatus.parse(await response.json())
}
