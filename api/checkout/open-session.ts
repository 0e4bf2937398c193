import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES, RETRYABLE_CHECKOUT_CODES } from '../../src/shared/checkout'
import type { Order } from '../../src/shared/pricing'
import { CheckoutError, misconfigured } from './checkout-error'
import { comparedFigures, compareSession } from './compare-price'
import { describeError, type Note } from './log'
import { busy, toCheckoutError } from './map-stripe-error'
import { successUrl } from './session-parameters'
import {
  expireSession,
  findSession,
  isReplay,
  parseSession,
  type StripeSession,
} from './stripe-session'

interface SessionAttempt {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  readonly idempotencyKey: string
  readonly attemptId: string
  /** The earlier session of the same attempt. */
  readonly replaces: string | undefined
  readonly order: Order
  /** Origin that the buyer returns to. */
  readonly siteUrl: string
  readonly note: Note
}

export interface OpenSession {
  readonly id: string
  /** Where the visitor pays, or the success page of a session that is paid. */
  readonly url: string
  /** Whether it was there before this request. */
  readonly isReplay: boolean
}

/** How often the same order can return to what it was before an edit, each time in a new session. */
const MAX_SESSIONS_OF_AN_ORDER = 5

const noUrl = () => new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })

/** Sends a buyer who has paid to the success page. */
function paidSession({ order, siteUrl }: SessionAttempt, session: StripeSession): OpenSession {
  const url = successUrl(siteUrl, session.metadata?.['plan'] ?? order.plan, session.id)
  return { id: session.id, url, isReplay: true }
}

/** Stops an order for which Stripe would charge more than shown, or at another interval or currency. */
async function checkPrice(
  { stripe, order, note }: SessionAttempt,
  session: StripeSession,
): Promise<void> {
  const verdict = compareSession(session, order)
  if (verdict === 'same') return
  const { id: sessionId } = session
  const details = { verdict, ...order, ...comparedFigures(session, order), sessionId }
  if (verdict === 'less' || verdict === 'unknown') return note('warn', 'price_mismatch', details)
  note('error', 'price_mismatch', details)
  try {
    // Its URL has never left the server.
    await expireSession(stripe, sessionId)
  } catch (error) {
    note('warn', 'session_not_expired', { sessionId, ...describeError(error) })
  }
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Whether a session asks for exactly this order, from this customer and campaign, at the prices of today. */
function isSameOrder({ parameters, order }: SessionAttempt, session: StripeSession): boolean {
  return (
    session.customer_email === parameters.customer_email &&
    isDeepStrictEqual(session.metadata, parameters.metadata) &&
    ['same', 'less'].includes(compareSession(session, order))
  )
}

/**
 * Makes sure that the earlier session of the attempt cannot be paid beside a new one. Gives the session if it is
 * paid, or open for the same order; one that is open for another order is expired.
 */
async function settleEarlier(attempt: SessionAttempt): Promise<OpenSession | undefined> {
  const { stripe, replaces, attemptId, note } = attempt
  const find = async () =>
    replaces === undefined ? undefined : findSession(stripe, replaces, 'line_items')
  const earlier = await find()
  if (earlier?.metadata?.['attempt_id'] !== attemptId) return undefined
  const { id, status, url } = earlier
  if (status === 'complete') return paidSession(attempt, earlier)
  if (status === 'expired') return undefined
  if (url && isSameOrder(attempt, earlier)) return { id, url, isReplay: true }
  try {
    await expireSession(stripe, id)
  } catch (error) {
    note('warn', 'session_not_expired', { sessionId: id, ...describeError(error) })
    // It may have been paid or have expired meanwhile.
    const now = await find()
    if (now?.status === 'complete') return paidSession(attempt, now)
    if (now?.status !== 'expired') throw error
  }
  return undefined
}

/** The earlier session, settled. A failure is never final, or the next try would be a new attempt beside it. */
async function earlierSession(attempt: SessionAttempt): Promise<OpenSession | undefined> {
  try {
    return await settleEarlier(attempt)
  } catch (error) {
    const { code } = toCheckoutError(error)
    throw RETRYABLE_CHECKOUT_CODES.includes(code) ? error : busy(error)
  }
}

/**
 * The session as it is now. A saved reply shows it as it was at first, so a repeated attempt has to ask. Without an
 * answer the visitor is sent to it: at worst Stripe's page says that it is paid or has expired.
 */
async function currentSession(
  { stripe, note }: SessionAttempt,
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
 * Creates the session of an attempt, or finds the one that an earlier try has created. If one is paid, the visitor
 * gets the URL of its success page, so that nobody pays twice. Only if the session has expired, another is
 * created under a further key. When all have expired there is no URL, and the browser starts a new attempt.
 */
export async function openSession(attempt: SessionAttempt): Promise<OpenSession> {
  const { stripe, parameters, idempotencyKey } = attempt
  const earlier = await earlierSession(attempt)
  if (earlier) return earlier
  for (let number = 1; number <= MAX_SESSIONS_OF_AN_ORDER; number += 1) {
    const key = number === 1 ? idempotencyKey : `${idempotencyKey}:${number}`
    const reply = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key })
    const saved = parseSession(reply)
    const session = isReplay(reply) ? await currentSession(attempt, saved) : saved
    if (session.status === 'complete') return paidSession(attempt, session)
    await checkPrice(attempt, session)
    if (session.status === 'open') {
      if (!session.url) throw noUrl()
      return { id: session.id, url: session.url, isReplay: isReplay(reply) }
    }
  }
  throw noUrl()
}
