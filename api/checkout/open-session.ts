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
  // If an earlier request got its URL, it must not be paid there, either.
  await expire(request, sessionId)
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Whether a session has the same order, customer and campaign, at today's prices. */
function isSameOrder(request: SessionRequest, session: StripeSession): boolean {
  const { customer_email: email, metadata } = request.parameters
  return (
    session.customer_email === email &&
    isDeepStrictEqual(session.metadata, metadata) &&
    ['same', 'less'].includes(compareSession(session, request))
  )
}

/**
 * Makes sure that the sign-up's earlier session cannot be paid in addition to a new one. Returns the session if it is paid,
 * or open for the same order. A session that is open for another order is expired.
 */
async function retireEarlierSession(
  request: SessionRequest,
  earlierId: string,
): Promise<CheckoutResult | undefined> {
  const find = async () => findSession(request.stripe, earlierId, 'line_items')
  const earlier = await find()
  // Nobody may see or expire the session of another visitor's sign-up.
  if (earlier?.metadata?.['attempt_id'] !== request.attemptId) return undefined
  const { id, status, url } = earlier
  if (status === 'complete') return paidSession(request, earlier)
  if (status === 'expired') return undefined
  if (url && isSameOrder(request, earlier)) return { sessionId: id, url, isNew: false }
  await expire(request, id)
  // It may have been paid in the meantime.
  const now = await find()
  if (now?.status === 'complete') return paidSession(request, now)
  if (now?.status !== 'expired') throw busy(undefined)
  return undefined
}

/** After a repeated failure the browser would forget the earlier session, which may still be payable. */
function rethrowAsBusy(error: unknown): never {
  const failure = toCheckoutError(error)
  throw REPEATED_CODES.includes(failure.code) ? busy(error) : failure
}

/**
 * The session in Stripe's reply, which shows a replayed one as it was at its creation, so that one is looked up. If that
 * fails, the visitor is sent there: at worst Stripe's page says that it is paid or expired.
 */
async function currentSession(
  { stripe, note }: SessionRequest,
  reply: Stripe.Response<Stripe.Checkout.Session>,
): Promise<StripeSession> {
  const created = parseSession(reply)
  if (!isReplay(reply)) return created
  try {
    return (await findSession(stripe, created.id, 'line_items')) ?? created
  } catch (error) {
    note('warn', 'replay_not_checked', { sessionId: created.id, ...describeError(error) })
    return created
  }
}

/** Creates a session, or finds the one that an equal request has created. */
async function createSession(
  request: SessionRequest,
  earlierId: string | undefined,
): Promise<CheckoutResult> {
  const key = idempotencyKey(request.attemptId, earlierId, request.parameters)
  const reply = await request.stripe.checkout.sessions.create(request.parameters, {
    idempotencyKey: key,
  })
  const session = await currentSession(request, reply)
  const { id, status, url } = session
  if (status === 'complete') return paidSession(request, session)
  await checkPrice(request, session)
  // Only a session that Stripe calls expired may lead to another one.
  if (status === 'expired') return createSession(request, id)
  if (!url) throw new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })
  return { sessionId: id, url, isNew: !isReplay(reply) }
}

/** Finds the session of an order or creates it. At most one session of the sign-up is then open to the visitor. */
export async function openSession(request: SessionRequest): Promise<CheckoutResult> {
  const { replaces } = request
  const earlier = replaces && (await retireEarlierSession(request, replaces).catch(rethrowAsBusy))
  return earlier || createSession(request, replaces)
}
