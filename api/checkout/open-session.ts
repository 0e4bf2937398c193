import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import {
  CHECKOUT_MESSAGES,
  RETRYABLE_CODES,
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

export interface OpenSession extends CheckoutCreated {
  /** Whether the session existed before this request. */
  readonly isReplay: boolean
}

/** How many sessions the same order may get, for visitors who edit an order and change it back. */
const MAX_SESSIONS_OF_AN_ORDER = 5

const noUrl = () => new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })

/** Sends a buyer who has paid to the success page. */
function paidSession({ plan, siteUrl }: SessionRequest, session: StripeSession): OpenSession {
  const url = successUrl(siteUrl, session.metadata?.['plan'] ?? plan, session.id)
  return { sessionId: session.id, url, isReplay: true }
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
async function settleEarlier(
  request: SessionRequest,
  earlierId: string,
): Promise<OpenSession | undefined> {
  const find = async () => findSession(request.stripe, earlierId, 'line_items')
  const earlier = await find()
  if (earlier?.metadata?.['attempt_id'] !== request.attemptId) return undefined
  const { id, status, url } = earlier
  if (status === 'complete') return paidSession(request, earlier)
  if (status === 'expired') return undefined
  if (url && isSameOrder(request, earlier)) return { sessionId: id, url, isReplay: true }
  await expire(request, id)
  // It may have been paid in the meantime.
  const now = await find()
  if (now?.status === 'complete') return paidSession(request, now)
  if (now?.status !== 'expired') throw busy(undefined)
  return undefined
}

/** Makes a failure to settle the earlier session retryable, because a new id would leave that session payable. */
function retryable(error: unknown): never {
  const { code } = toCheckoutError(error)
  throw RETRYABLE_CODES.includes(code) ? error : busy(error)
}

/**
 * The current state of a session whose saved reply shows its first one. If the look-up fails, the visitor is sent there:
 * at worst Stripe's page says that it is paid or expired.
 */
async function currentSession(
  { stripe, note }: SessionRequest,
  saved: StripeSession,
): Promise<StripeSession> {
  try {
    return (await findSession(stripe, saved.id, 'line_items')) ?? saved
  } catch (error) {
    note('warn', 'replay_not_checked', { sessionId: saved.id, ...describeError(error) })
    return saved
  }
}

/**
 * Creates a sign-up's session, or finds the one that an earlier request created. Only if that has expired is another one
 * created, under a further key. If all have expired, it throws `no_url`, and the browser starts again with a new id.
 */
export async function openSession(request: SessionRequest): Promise<OpenSession> {
  const { stripe, parameters, attemptId, replaces } = request
  const earlier = replaces && (await settleEarlier(request, replaces).catch(retryable))
  if (earlier) return earlier
  for (let number = 1; number <= MAX_SESSIONS_OF_AN_ORDER; number += 1) {
    const key = idempotencyKey(attemptId, parameters) + (number === 1 ? '' : `:${number}`)
    const reply = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key })
    const saved = parseSession(reply)
    const session = isReplay(reply) ? await currentSession(request, saved) : saved
    if (session.status === 'complete') return paidSession(request, session)
    await checkPrice(request, session)
    if (session.status === 'open') {
      if (!session.url) throw noUrl()
      return { sessionId: session.id, url: session.url, isReplay: isReplay(reply) }
    }
  }
  throw noUrl()
}
