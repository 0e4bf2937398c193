import { requireService, type CheckoutCall } from './checkout-call'
import { parseSessionId, readSessionStatus } from './read-session-status'
import { jsonReply } from './reply'

/** GET /api/checkout?session_id=…: tells the success page whether a session is complete. */
export async function getCheckout(call: CheckoutCall): Promise<Response> {
  const sessionId = parseSessionId(call.request.url)
  call.addFacts({ sessionId })
  const { stripe } = requireService(call)
  return jsonReply(200, await readSessionStatus(stripe, sessionId))
}
