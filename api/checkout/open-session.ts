import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import {
  CHECKOUT_MESSAGES,
  REPEATED_CODES,
  type CheckoutCreated,
  type CheckoutRequest,
} from '../../src/shared/checkout'
import { comparedFigures, compareSession } from './compare-price'
import { describeError, type Note } from './log'
import { busy, toCheckoutError } from './map-stripe-error'
import { CheckoutError, misconfigured } from './reply'
import { idempotencyKey, successUrl } from './session-parameters'
import { findSession, isReplay, parseSession, type StripeSession } from './stripe-session'

interface SessionRequest extends CheckoutRequest {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  /** Origin that the buyer returns to. */
  readonly siteUrl: string
  readonly note: Note
}

/** The session to which the visitor is sent. */
interface CheckoutResult extends CheckoutCreated {
  /** False if the session existed before this request. */
  readonly isNew: boolean
}

/** Sends a buyer who has paid to the success page. */
function paidSession({ plan, siteUrl }: SessionRequest, session: StripeSession): CheckoutResult {
  const url = successUrl(siteUrl, session.metadata?.['plan'] ?? plan, session.id)
  return { sessionId: session.id, url, isNew: false }
}

/** Asks Stripe to make a session unusable. A failure is logged. */
async function expire({ stripe, note }: SessionRequest, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    note('warn', 'session_not_expired', { sessionId, ...describeError(error) })
  }
}

/** Refuses an order for which Stripe would charge more than shown, or in another interval or currency. */
async function checkPrice(request: SessionRequest, session: StripeSession): Promise<void> {
  const { plan, billing, setup, note } = request
  const verdict = compareSession(session, request)
  if (verdict === 'same') return
  const { id: sessionId } = session
  const figures = comparedFigures(session, request)
  const details = { verdict, plan, billing, setup, ...figures, sessionId }
  if (verdict === 'less' || verdict === 'unknown') return note('warn', 'price_mismatch', details)
  note('error', 'price_mismatch', details)
  // Nobody has its URL yet.
  await expire(request, sessionId)
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Whether a session has the same order, customer and attribution, at a price that `checkPrice` accepts today. */
function isSameOrder(request: SessionRequest, session: StripeSession): boolean {
  const { customer_email: email, metadata } = request.parameters
  return (
    session.customer_email === email &&
    isDeepStrictEqual(session.metadata, metadata) &&
    !['more', 'different'].includes(compareSession(session, request))
  )
}

/** Looks up a session that may be payable. Throws no failure after which the browser would forget that session. */
async function lookUp({ stripe }: SessionRequest, id: string): Promise<StripeSession | undefined> {
  try {
    return await findSession(stripe, id, 'line_items')
  } catch (error) {
    const failure = toCheckoutError(error)
    throw REPEATED_CODES.includes(failure.code) ? busy(error) : failure
  }
}

/**
 * Sends the visitor to an existing session of the sign-up if it is paid, or open for the same order. One that is open for
 * another order is expired. Only after a session that Stripe calls expired is a new one created.
 */
async function reuseOrReplace(
  request: SessionRequest,
  session: StripeSession,
): Promise<CheckoutResult> {
  const { id, status, url } = session
  if (status === 'complete') return paidSession(request, session)
  if (status === 'expired') return createSession(request, id)
  if (url && isSameOrder(request, session)) return { sessionId: id, url, isNew: false }
  await expire(request, id)
  // It may have been paid in the meantime.
  const now = await lookUp(request, id)
  if (now?.status === 'complete') return paidSession(request, now)
  if (now?.status !== 'expired') throw busy(undefined)
  return createSession(request, id)
}

/** Creates a session, or continues with the one that an equal request has created. */
async function createSession(request: SessionRequest, earlierId?: string): Promise<CheckoutResult> {
  const { stripe, parameters, attemptId } = request
  const key = idempotencyKey(attemptId, earlierId, parameters)
  const reply = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key })
  const session = parseSession(reply)
  const { id, url } = session
  // A replay shows the session as it was at its creation.
  if (isReplay(reply)) return reuseOrReplace(request, (await lookUp(request, id)) ?? session)
  await checkPrice(request, session)
  if (!url) throw new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })
  return { sessionId: id, url, isNew: true }
}

/** Finds the session of an order or creates it. The sign-up's earlier session can't be paid in addition to it. */
export async function openSession(request: SessionRequest): Promise<CheckoutResult> {
  const { replaces, attemptId } = request
  const earlier = replaces === undefined ? undefined : await lookUp(request, replaces)
  // Nobody may see or expire a session of another visitor's sign-up.
  const isOwn = earlier?.metadata?.['attempt_id'] === attemptId
  return isOwn ? reuseOrReplace(request, earlier) : createSession(request)
}
