import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import {
  CHECKOUT_MESSAGES,
  NEW_ATTEMPT_CODES,
  type CheckoutReply,
  type CheckoutRequest,
} from '../../src/shared/checkout'
import { comparedFigures, compareSession, type PriceVerdict } from './compare-price'
import { describeError, type LogEvent } from './log'
import { busy, toCheckoutError } from './map-stripe-error'
import { CheckoutError, misconfigured } from './reply'
import { idempotencyKey, successUrl } from './session-parameters'
import {
  isReplay,
  parseSession,
  retrieveSession,
  statusOf,
  type StripeSession,
} from './stripe-session'

/** A request with what it takes to find or create its session. */
interface SessionContext extends CheckoutRequest {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  /** Origin that the buyer returns to. */
  readonly siteUrl: string
  readonly logEvent: LogEvent
}

/** The session to which the visitor is sent. */
interface CheckoutResult extends CheckoutReply {
  /** For the log: false if an earlier request created the session. */
  readonly isNew: boolean
}

/** Sends a buyer who has paid, or whose payment is on its way, to the success page. */
function successPage({ plan, siteUrl }: SessionContext, session: StripeSession): CheckoutResult {
  const url = successUrl(siteUrl, session.metadata?.['plan'] ?? plan, session.id)
  return { sessionId: session.id, url, isNew: false }
}

/** Asks Stripe to expire a session. A failure is only logged. */
async function tryToExpire({ stripe, logEvent }: SessionContext, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    logEvent('warn', 'session_not_expired', { sessionId, ...describeError(error) })
  }
}

/** Whether Stripe would charge more than shown, or in another interval or currency. */
const isRefused = (verdict: PriceVerdict) => verdict === 'more' || verdict === 'different'

/** Logs a new session whose price is not known to be the catalog's. Expires and refuses it if `isRefused` says so. */
async function checkPrice(context: SessionContext, session: StripeSession): Promise<void> {
  const { plan, billing, setup, logEvent } = context
  const verdict = compareSession(session, context)
  if (verdict === 'same') return
  const { id: sessionId } = session
  const figures = comparedFigures(session, context)
  const details = { verdict, plan, billing, setup, ...figures, sessionId }
  if (!isRefused(verdict)) return logEvent('warn', 'price_mismatch', details)
  logEvent('error', 'price_mismatch', details)
  // Nobody has its URL yet, so nobody can pay it even if it does not expire.
  await tryToExpire(context, sessionId)
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Whether a session is for the same order, customer and attribution, at the price and tax setting of today. */
function matchesRequest(context: SessionContext, session: StripeSession): boolean {
  const { customer_email: email, metadata, automatic_tax: tax } = context.parameters
  return (
    session.customer_email === email &&
    isDeepStrictEqual(session.metadata, metadata) &&
    (session.automatic_tax?.enabled ?? false) === (tax?.enabled ?? false) &&
    !isRefused(compareSession(session, context))
  )
}

/**
 * Retrieves a session that may be payable. Some error codes make the browser take a new attempt id, and then nothing would
 * lead back to this session, so they become `busy`.
 */
async function retrieveOrBusy(
  { stripe }: SessionContext,
  id: string,
): Promise<StripeSession | undefined> {
  try {
    return await retrieveSession(stripe, id)
  } catch (error) {
    const failure = toCheckoutError(error)
    throw NEW_ATTEMPT_CODES.includes(failure.code) ? busy(error) : failure
  }
}

/**
 * Sends the visitor to a session of this sign-up if it is paid, or open for the same order. An open one for another
 * order is expired. Undefined once it can no longer be paid, because it has expired or its bank debit has failed: only
 * then may a new one be created.
 */
async function reuseOrExpire(
  context: SessionContext,
  session: StripeSession,
): Promise<CheckoutResult | undefined> {
  const { id, url } = session
  const status = statusOf(session)
  if (status === 'expired') return undefined
  if (status !== 'open') return successPage(context, session)
  if (url && matchesRequest(context, session)) return { sessionId: id, url, isNew: false }
  await tryToExpire(context, id)
  // It may have been paid in the meantime.
  const now = await retrieveOrBusy(context, id)
  if (now?.status === 'complete') return successPage(context, now)
  if (now?.status !== 'expired') throw busy(undefined)
  return undefined
}

/** The sign-up's earlier session. Nobody may see or expire a session of another visitor's sign-up. */
async function earlierSession(context: SessionContext): Promise<StripeSession | undefined> {
  const { replaces, attemptId } = context
  const session = replaces === undefined ? undefined : await retrieveOrBusy(context, replaces)
  return session?.metadata?.['attempt_id'] === attemptId ? session : undefined
}

/** Finds the session of an order or creates it. The sign-up's earlier session can't be paid in addition to it. */
export async function findOrCreateSession(context: SessionContext): Promise<CheckoutResult> {
  const { stripe, parameters, attemptId } = context
  let earlier = await earlierSession(context)
  // Each expired session leads to another idempotency key. This ends at the key that no request has used yet.
  for (;;) {
    const reused = earlier && (await reuseOrExpire(context, earlier))
    if (reused) return reused
    const key = idempotencyKey(attemptId, earlier?.id, parameters)
    const reply = await stripe.checkout.sessions.create(parameters, { idempotencyKey: key })
    const session = parseSession(reply)
    const { id, url } = session
    if (!isReplay(reply)) {
      await checkPrice(context, session)
      if (!url) throw new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })
      return { sessionId: id, url, isNew: true }
    }
    // A replay shows the session as it was when it was created.
    earlier = (await retrieveOrBusy(context, id)) ?? session
  }
}
