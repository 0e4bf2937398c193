import { Stripe } from 'stripe'
import { SESSION_PARAMETER } from '../../src/shared/agreed-addresses'
import { CHECKOUT_MESSAGES, CheckoutStatus } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'

/** Stripe's session ids. Anything else is not worth a call. */
const SESSION_ID_PATTERN = /^cs_(?:test|live)_\w{1,200}$/

const MS_PER_SECOND = 1000

function notFound(cause?: unknown): CheckoutError {
  return new CheckoutError(
    { status: 404, code: 'not_found', message: CHECKOUT_MESSAGES.fallback },
    cause,
  )
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

/** Checks an id from the address before anything is asked of Stripe: 404 where it cannot be one. */
export function parseSessionId(requestUrl: string): string {
  const sessionId = new URL(requestUrl).searchParams.get(SESSION_PARAMETER) ?? ''
  if (!SESSION_ID_PATTERN.test(sessionId)) throw notFound()
  return sessionId
}

/**
 * Tells how far a session is, and nothing personal: whoever has seen the address may ask. A session
 * that this site has not made counts as unknown (404).
 */
export async function readSessionStatus(
  stripe: Stripe,
  sessionId: string,
): Promise<CheckoutStatus> {
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
