import { Stripe } from 'stripe'
import { SESSION_PARAMETER } from '../../src/shared/url-contract'
import { CheckoutStatus } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'
import { requireService, type CheckoutCall } from './checkout-service'
import { jsonReply } from './reply'

/** Stripe's session ids. Anything else does not need a call. */
const SESSION_ID_PATTERN = /^cs_(?:test|live)_\w{1,200}$/

const MS_PER_SECOND = 1000

const notFound = (cause?: unknown) => new CheckoutError(404, 'not_found', { cause })

/** Checks an id from the URL before Stripe is asked: 404 for one that cannot exist. */
function parseSessionId(requestUrl: string): string {
  const sessionId = new URL(requestUrl).searchParams.get(SESSION_PARAMETER) ?? ''
  if (!SESSION_ID_PATTERN.test(sessionId)) throw notFound()
  return sessionId
}

async function retrieve(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] })
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeError && error.statusCode === 404
    throw isUnknown ? notFound(error) : error
  }
}

function trialEndOf({ subscription }: Stripe.Checkout.Session): string | null {
  if (subscription === null || typeof subscription !== 'object') return null
  const { trial_end: trialEnd } = subscription
  return typeof trialEnd === 'number' ? new Date(trialEnd * MS_PER_SECOND).toISOString() : null
}

/** The state of a session. One that this site did not make counts as unknown (404). */
async function readStatus(stripe: Stripe, sessionId: string): Promise<CheckoutStatus> {
  const session = await retrieve(stripe, sessionId)
  const status = CheckoutStatus.safeParse({
    status: session.status,
    plan: session.metadata?.['plan'],
    billing: session.metadata?.['billing'],
    trialEnd: trialEndOf(session),
  })
  if (!status.success) throw notFound()
  return status.data
}

/**
 * GET /api/checkout?session_id=…: tells the success page whether a session is complete. Anyone who has
 * seen the URL may ask, so the reply holds nothing personal.
 */
export async function getCheckout(call: CheckoutCall): Promise<Response> {
  const sessionId = parseSessionId(call.request.url)
  call.addFacts({ sessionId })
  const { stripe } = requireService(call)
  return jsonReply(200, await readStatus(stripe, sessionId))
}
