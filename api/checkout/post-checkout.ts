import { catalogDigest } from '../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { requireConfig, type RequestContext } from './checkout-config'
import { findOrCreateSession } from './find-or-create-session'
import { checkOrigin, parseCheckoutRequest, readJson } from './read-request'
import { CheckoutError, jsonReply } from './reply'
import { sessionParameters } from './session-parameters'

/** POST /api/checkout. Checks the form before the settings, so that an invalid one gets the same reply everywhere. */
export async function postCheckout(context: RequestContext): Promise<Response> {
  const { request, logEvent, addLogDetails } = context
  checkOrigin(request, context.config?.siteUrl)
  const checkoutRequest = parseCheckoutRequest(await readJson(request))
  const { plan, billing, setup, catalog = catalogDigest() } = checkoutRequest
  addLogDetails({ plan, billing, setup })
  if (catalog !== catalogDigest()) {
    throw new CheckoutError(409, 'prices_changed', { message: CHECKOUT_MESSAGES.pricesChanged })
  }

  const config = requireConfig(context)
  const siteUrl = config.siteUrl ?? new URL(request.url).origin
  const parameters = sessionParameters(checkoutRequest, config, siteUrl)
  const { stripe } = config
  const sessionContext = { ...checkoutRequest, stripe, parameters, siteUrl, logEvent }
  const { isNew, ...reply } = await findOrCreateSession(sessionContext)
  addLogDetails({ sessionId: reply.sessionId, isNew })
  return jsonReply(200, reply)
}
