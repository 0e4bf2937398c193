import { CHECKOUT_MESSAGES, orderOf, type CheckoutCreated } from '../../src/shared/checkout'
import { checkOrigin } from './check-origin'
import { requireService, type CheckoutCall } from './checkout-call'
import { CheckoutError } from './checkout-error'
import { idempotencyKey } from './idempotency-key'
import { openSession } from './open-session'
import { parseCheckoutRequest } from './parse-checkout-request'
import { readJson } from './read-json'
import { jsonReply } from './reply'
import { sessionParameters } from './session-parameters'

function rateLimited(seconds: number): CheckoutError {
  const message = CHECKOUT_MESSAGES.fallback
  const headers = { 'Retry-After': String(seconds) }
  return new CheckoutError({ status: 429, code: 'rate_limited', message, headers })
}

/**
 * POST /api/checkout: makes the Checkout session of a filled form and answers where the visitor
 * pays. The request is judged before the set-up is, so that a wrong form is told as such everywhere.
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
