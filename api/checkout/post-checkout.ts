import { requestedOrder, type CheckoutCreated } from '../../src/shared/checkout'
import { requireService, type CheckoutCall } from './checkout-service'
import { idempotencyKey } from './idempotency-key'
import { openSession } from './open-session'
import { checkOrigin, parseCheckoutRequest, readJson } from './read-request'
import { jsonReply } from './reply'
import { sessionParameters } from './session-parameters'

/**
 * POST /api/checkout: creates the Checkout session of a filled form and answers with the URL to pay
 * at. The request is checked before the server's settings, so that an invalid form gets the same reply
 * everywhere.
 */
export async function postCheckout(call: CheckoutCall): Promise<Response> {
  const { request, note, addFacts } = call
  checkOrigin(request, call.service?.environment.siteUrl)
  const checkoutRequest = parseCheckoutRequest(await readJson(request))
  const order = requestedOrder(checkoutRequest)
  addFacts(order)

  const { environment, stripe } = requireService(call)
  const siteUrl = environment.siteUrl ?? new URL(request.url).origin
  const parameters = sessionParameters(checkoutRequest, environment.priceIds, siteUrl)
  const key = idempotencyKey(checkoutRequest.attemptId, parameters)
  const session = await openSession({
    stripe,
    parameters,
    idempotencyKey: key,
    order,
    siteUrl,
    note,
  })
  addFacts({ sessionId: session.id, isReplay: session.isReplay })
  return jsonReply(200, { url: session.url } satisfies CheckoutCreated)
}
