import { CheckoutStatus, SessionId } from '../../src/shared/checkout'
import { SESSION_PARAMETER } from '../../src/shared/url-contract'
import { requireConfig, type RequestContext } from './checkout-config'
import { CheckoutError, jsonReply } from './reply'
import { retrieveSession, statusOf, type StripeSession } from './stripe-session'

function publicStatus(session: StripeSession) {
  const { metadata, subscription } = session
  const trialEnd = typeof subscription === 'object' ? subscription?.trial_end : undefined
  return {
    status: statusOf(session),
    plan: metadata?.['plan'],
    billing: metadata?.['billing'],
    trialEnd: trialEnd == null ? null : new Date(trialEnd * 1000).toISOString(),
  }
}

/** GET /api/checkout?session_id=…: a session's status. Anyone who has seen the URL may ask, so nothing is personal. */
export async function getCheckout(context: RequestContext): Promise<Response> {
  const id = SessionId.safeParse(new URL(context.request.url).searchParams.get(SESSION_PARAMETER))
  if (!id.success) throw new CheckoutError(404, 'not_found')
  context.addLogDetails({ sessionId: id.data })
  const session = await retrieveSession(requireConfig(context).stripe, id.data)
  const status = CheckoutStatus.safeParse(session && publicStatus(session))
  if (!status.success) throw new CheckoutError(404, 'not_found')
  return jsonReply(200, status.data)
}
