import { CheckoutStatus, SessionId } from '../../src/shared/checkout'
import { SESSION_PARAMETER } from '../../src/shared/url-contract'
import { requireConfig, type CheckoutCall } from './checkout-config'
import { CheckoutError, jsonReply } from './reply'
import { findSession, type StripeSession } from './stripe-session'

function trialEndOf({ subscription }: StripeSession): string | null {
  const trialEnd = typeof subscription === 'object' ? subscription?.trial_end : undefined
  return trialEnd == null ? null : new Date(trialEnd * 1000).toISOString()
}

/** Bank debits and the like are complete before the money has arrived. */
const isProcessing = ({ status, payment_status: payment }: StripeSession) =>
  status === 'complete' && payment === 'unpaid'

/** GET /api/checkout?session_id=…: a session's status. Anyone who has seen the URL may ask, so nothing is personal. */
export async function getCheckout(call: CheckoutCall): Promise<Response> {
  const id = SessionId.safeParse(new URL(call.request.url).searchParams.get(SESSION_PARAMETER))
  if (!id.success) throw new CheckoutError(404, 'not_found')
  call.addFacts({ sessionId: id.data })
  const session = await findSession(requireConfig(call).stripe, id.data, 'subscription')
  const status = CheckoutStatus.safeParse(
    session && {
      status: isProcessing(session) ? 'processing' : session.status,
      plan: session.metadata?.['plan'],
      billing: session.metadata?.['billing'],
      trialEnd: trialEndOf(session),
    },
  )
  if (!status.success) throw new CheckoutError(404, 'not_found')
  return jsonReply(200, status.data)
}
