import { CHECKOUT_MESSAGES, orderOf, type CheckoutCreated } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'
import { requireService, type CheckoutCall } from './checkout-service'
import { idempotencyKey } from './idempotency-key'
import { openSession } from './open-session'
import { checkOrigin, parseCheckoutRequest, readJson } from './read-request'
import { jsonReply } from './reply'
import { sessionParameters } from './session-parameters'

function rateLimited(seconds: number): CheckoutError {
  const message = CHECKOUT_MESSAGES.fallback
  const headers = { 'Retry-After': String(seconds) }
  return new CheckoutError({ status: 429, code: 'rate_limited', message, headers })
}

/**
 * POST /api/checkout: creates the Checkout session of a filled form and answers with the address to pay
 * at. The request is checked before the setup, so that a wrong form gets the same reply everywhere.
 */
export async function postCheckout(call: CheckoutCall): Promise<Response> {
  const { request, note, addFacts } = call
  checkOrigin(request, call.service?.environment.siteUrl)
  const checkoutRequest = parseCheckoutRequest(await readJson(request))
  const order = orderOf(checkoutRequest)
  addFacts(order)

  const { environment, stripe, limiter } = requireService(call)
  const parameters = sessionParameters(checkoutRequest, environment)
  const key = idempotencyKey(checkoutRequest.attemptId, parameters)
  const secondsToWait = limiter?.(checkoutRequest.customer.email, key) ?? 0
  if (secondsToWait > 0) throw rateLimited(secondsToWait)

  const session = await openSession({ stripe, parameters, idempotencyKey: key, order, note })
  addFacts({ sessionId: session.id, isReplay: session.isReplay })
  return jsonReply(200, { url: session.url } satisfies CheckoutCreated)
}
