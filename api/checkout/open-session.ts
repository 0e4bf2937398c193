import type { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import type { Order } from '../../src/shared/pricing'
import { CheckoutError, misconfigured } from './checkout-error'
import { compareSession, comparedFigures } from './compare-price'
import { describeError, type Note } from './log'
import { successUrl } from './session-parameters'

interface SessionAttempt {
  readonly stripe: Stripe
  readonly parameters: Stripe.Checkout.SessionCreateParams
  readonly idempotencyKey: string
  readonly order: Order
  /** Origin that the buyer returns to. */
  readonly siteUrl: string
  readonly note: Note
}

export interface OpenSession {
  readonly id: string
  /** Where the visitor pays, or the success page of a session that is paid. */
  readonly url: string
  /** Whether Stripe had created it for an earlier try. */
  readonly isReplay: boolean
}

type CreatedSession = Stripe.Response<Stripe.Checkout.Session>

/** Expires the session of a refused price. Its URL has never left the server. */
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

/**
 * The state of a session. A saved reply shows it as it was at first, so a repeated attempt has to ask
 * for the current one.
 */
async function statusOf({ stripe, note }: SessionAttempt, session: CreatedSession) {
  if (!isReplay(session)) return 'open'
  try {
    const { status } = await stripe.checkout.sessions.retrieve(session.id)
    return status
  } catch (error) {
    // At worst the visitor sees Stripe's page for expired sessions. Refusing a good session is worse.
    note('warn', 'replay_not_checked', { sessionId: session.id, ...describeError(error) })
    return 'open'
  }
}

const noUrl = () => new CheckoutError(502, 'no_url', { message: CHECKOUT_MESSAGES.noUrl })

/**
 * Creates the session of an attempt, or finds the one that an earlier try has created. If that one is
 * paid, the visitor gets the URL of its success page, so that nobody pays twice. If it has expired,
 * another is created under a second key. If that one has expired as well, there is no URL to give,
 * and the browser starts a new attempt.
 */
export async function openSession(attempt: SessionAttempt): Promise<OpenSession> {
  const { idempotencyKey, order, siteUrl } = attempt
  for (const key of [idempotencyKey, `${idempotencyKey}:2`]) {
    const session = await createSession(attempt, key)
    const { id } = session
    const status = await statusOf(attempt, session)
    if (status === 'complete') {
      return { id, url: successUrl(siteUrl, order.plan, id), isReplay: true }
    }
    if (status === 'open') {
      if (!session.url) throw noUrl()
      return { id, url: session.url, isReplay: isReplay(session) }
    }
  }
  throw noUrl()
}
