import { catalogDigest } from '../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES, type CheckoutCreated } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'
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
  const { plan, billing, setup } = checkoutRequest
  const order = { plan, billing, setup }
  addFacts(order)
  const { catalog = catalogDigest() } = checkoutRequest
  if (catalog !== catalogDigest()) {
    throw new CheckoutError(409, 'prices_changed', { message: CHECKOUT_MESSAGES.pricesChanged })
  }

  const { environment, stripe } = requireService(call)
  const siteUrl = environment.siteUrl ?? new URL(request.url).origin
  const parameters = sessionParameters(checkoutRequest, environment, siteUrl)
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
  return jsonReply(200, { url: session.url, sessionId: session.id } satisfies CheckoutCreated)
}
