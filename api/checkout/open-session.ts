import type { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import type { Order } from '../../src/shared/pricing'
import { CheckoutError, misconfigured } from './checkout-error'
import { compareSession, comparedFigures } from './compare-price'
import { describeError, type Note } from './log'

interface SessionAttempt {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  readonly idempotencyKey: string
  readonly order: Order
  readonly note: Note
}

export interface OpenSession {
  readonly id: string
  /** Where the visitor pays. */
  readonly url: string
  /** Whether Stripe had created it for an earlier try. */
  readonly isReplay: boolean
}

type CreatedSession = Stripe.Response<Stripe.Checkout.Session>

/** Expires the session of a refused price. Its address has never left the server. */
async function refuse({ stripe, note }: SessionAttempt, session: CreatedSession): Promise<never> {
  try {
    await stripe.checkout.sessions.expire(session.id)
  } catch (error) {
    note('warn', 'session_not_expired', { sessionId: session.id, ...describeError(error) })
  }
  throw misconfigured(undefined, { reason: 'price_mismatch' })
}

/** Stops an order for which Stripe would charge more than shown, or at another interval or currency. */
async function checkPrice(attempt: SessionAttempt, session: CreatedSession): Promise<void> {
  const { order, note } = attempt
  const verdict = compareSession(session, order)
  if (verdict === 'same') return
  const details = {
    verdict,
    ...order,
    ...comparedFigures(session, order),
    amountTotal: session.amount_total,
    sessionId: session.id,
  }
  if (verdict === 'less' || verdict === 'unknown') return note('warn', 'price_mismatch', details)
  note('error', 'price_mismatch', details)
  await refuse(attempt, session)
}

async function createSession(attempt: SessionAttempt, idempotencyKey: string) {
  const { stripe, parameters } = attempt
  const session = await stripe.checkout.sessions.create(parameters, { idempotencyKey })
  await checkPrice(attempt, session)
  return session
}

/** Stripe marks a saved reply with this header (docs.stripe.com/idempotency). */
function isReplay({ lastResponse }: CreatedSession): boolean {
  return lastResponse.headers['idempotent-replayed'] === 'true'
}

/** A saved reply shows the session as it was at first, so its current state has to be asked for. */
async function isStillOpen({ stripe, note }: SessionAttempt, { id }: CreatedSession) {
  try {
    const session = await stripe.checkout.sessions.retrieve(id)
    return session.status === 'open'
  } catch (error) {
    // At worst the visitor sees Stripe's page for expired sessions. Refusing a good session is worse.
    note('warn', 'replay_not_checked', { sessionId: id, ...describeError(error) })
    return true
  }
}

/**
 * Creates the session of an attempt, or finds the one that an earlier try has created. If that one is
 * paid or expired, the visitor has come back to start again, and another is created under a second key.
 */
export async function openSession(attempt: SessionAttempt): Promise<OpenSession> {
  let session = await createSession(attempt, attempt.idempotencyKey)
  if (isReplay(session) && !(await isStillOpen(attempt, session))) {
    session = await createSession(attempt, `${attempt.idempotencyKey}:2`)
    // If this one is closed as well, there is no address to give. The browser starts a new attempt.
    if (isReplay(session) && !(await isStillOpen(attempt, session))) throw noUrl()
  }
  if (!session.url) throw noUrl()
  return { id: session.id, url: session.url, isReplay: isReplay(session) }
}

function noUrl(): CheckoutError {
  return new CheckoutError({ status: 502, code: 'no_url', message: CHECKOUT_MESSAGES.noUrl })
}
