import { catalogDigest } from '../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { requireConfig, type CheckoutCall } from './checkout-config'
import { openSession } from './open-session'
import { checkOrigin, parseCheckoutRequest, readJson } from './read-request'
import { CheckoutError, jsonReply } from './reply'
import { sessionParameters } from './session-parameters'

/** POST /api/checkout. The form is checked before the settings, so that an invalid one gets the same reply everywhere. */
export async function postCheckout(call: CheckoutCall): Promise<Response> {
  const { request, note, addFacts } = call
  checkOrigin(request, call.config?.siteUrl)
  const checkoutRequest = parseCheckoutRequest(await readJson(request))
  const { plan, billing, setup, catalog = catalogDigest() } = checkoutRequest
  addFacts({ plan, billing, setup })
  if (catalog !== catalogDigest()) {
    throw new CheckoutError(409, 'prices_changed', { message: CHECKOUT_MESSAGES.pricesChanged })
  }

  const config = requireConfig(call)
  const siteUrl = config.siteUrl ?? new URL(request.url).origin
  const parameters = sessionParameters(checkoutRequest, config, siteUrl)
  const order = { ...checkoutRequest, stripe: config.stripe, parameters, siteUrl, note }
  const { isNew, ...created } = await openSession(order)
  addFacts({ sessionId: created.sessionId, isNew })
  return jsonReply(200, created)
}
