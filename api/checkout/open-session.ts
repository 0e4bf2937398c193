import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import {
  CHECKOUT_MESSAGES,
  NEW_ATTEMPT_CODES,
  type CheckoutReply,
  type CheckoutRequest,
} from '../../src/shared/checkout'
import { comparedFigures, compareSession, type PriceVerdict } from './compare-price'
import { describeError, type Note } from './log'
import { busy, toCheckoutError } from './map-stripe-error'
import { CheckoutError, misconfigured } from './reply'
import { idempotencyKey, successUrl } from './session-parameters'
import { findSession, isReplay, parseSession, statusOf, type StripeSession } from './stripe-session'

interface CheckoutOrder extends CheckoutRequest {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  /** Origin that the buyer returns to. */
  readonly siteUrl: string
  readonly note: Note
}

/** The session to which the visitor is sent. */
interface CheckoutResult extends CheckoutReply {
  /** False if the session existed before this call. */
  readonly isNew: boolean
}

/** Sends a buyer who has paid, or whose payment is on its way, to the success page. */
function paidSession({ plan, siteUrl }: CheckoutOrder, session: StripeSession): CheckoutResult {
  const url = successUrl(siteUrl, session.metadata?.['plan'] ?? plan, session.id)
  return { sessionId: session.id, url, isNew: false }
}

/** Asks Stripe to make a session unusable. A failure is logged. */
async function expire({ stripe, note }: CheckoutOrder, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    note('warn', 'session_not_expired', { sessionId, ...describeError(error) })
  }
}

/** Whether Stripe would charge more than shown, or in another interval or currency. */
const isRefused = (verdict: PriceVerdict) => verdict === 'more' || verdict === 'different'

/** Refuses a new session at a wrong price. One that costs less, or names no price, is only logged. */
async function refuseWrongPrice(order: CheckoutOrder, session: StripeSession): Promise<void> {
  const { plan, billing, setup, note } = order
  const verdict = compareSession(session, order)
  if (verdict === 'same') return
  const { id: sessionId } = session
  const figures = comparedFigures(session, order)
  const details = { verdict, plan, billing, setup, ...figures, sessionId }
  if (!isRefused(verdict)) return note('warn', 'price_mismatch', details)
  note('error', 'price_mismatch', details)
  // Nobody has its URL yet.
  await expire(order, sessionId)
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Whether a session has the same order, customer and attribution, on the terms that the page shows now. */
function isSameOrder(order: CheckoutOrder, session: StripeSession): boolean {
  const { customer_email: email, metadata, automatic_tax: tax } = order.parameters
  return (
    session.customer_email === email &&
    isDeepStrictEqual(session.metadata, metadata) &&
    (session.automatic_tax?.enabled ?? false) === (tax?.enabled ?? false) &&
    !isRefused(compareSession(session, order))
  )
}

/** Looks up a session that may be payable. Failures after which the browser would drop its id become `busy`. */
async function lookUp({ stripe }: CheckoutOrder, id: string): Promise<StripeSession | undefined> {
  try {
    return await findSession(stripe, id)
  } catch (error) {
    const failure = toCheckoutError(error)
    throw NEW_ATTEMPT_CODES.includes(failure.code) ? busy(error) : failure
  }
}

/**
 * Sends the visitor to an existing session of the sign-up if it is paid, or open for the same order. One that is open for
 * another order is expired. Only after a session that Stripe calls expired is a new one created.
 */
async function reuseOrReplace(
  order: CheckoutOrder,
  session: StripeSession,
): Promise<CheckoutResult> {
  const { id, url } = session
  const status = statusOf(session)
  if (status === 'expired') return createSession(order, id)
  if (status !== 'open') return paidSession(order, session)
  if (url && isSameOrder(order, session)) return { sessionId: id, url, isNew: false }
  await expire(order, id)
  // It may have been paid in the meantime.
  const now = await lookUp(order, id)
  if (now?.status === 'complete') return paidSession(order, now)
  if (now?.status !== 'expired') throw busy(undefined)
  return createSession(order, id)
}

/** Creates a session, or continues with the one that an equal request has created: Stripe then replays its reply. */
async function createSession(order: CheckoutOrder, earlierId?: string): Promise<CheckoutResult> {
  const { stripe, parameters, attemptId } = order
  const key = idempotencyKey(attemptId, earlierId, parameters)
  const reply = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key })
  const session = parseSession(reply)
  const { id, url } = session
  // A replay shows the session as it was at its creation.
  if (isReplay(reply)) return reuseOrReplace(order, (await lookUp(order, id)) ?? session)
  await refuseWrongPrice(order, session)
  if (!url) throw new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })
  return { sessionId: id, url, isNew: true }
}

/** Finds the session of an order or creates it. The sign-up's earlier session can't be paid in addition to it. */
export async function openSession(order: CheckoutOrder): Promise<CheckoutResult> {
  const { replaces, attemptId } = order
  const earlier = replaces === undefined ? undefined : await lookUp(order, replaces)
  // Nobody may see or expire a session of another visitor's sign-up.
  const isOwn = earlier?.metadata?.['attempt_id'] === attemptId
  return isOwn ? reuseOrReplace(order, earlier) : createSession(order)
}
