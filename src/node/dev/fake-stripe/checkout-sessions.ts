import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { ApiError, missing } from './api-error'
import { FAULT_EFFECTS, type Fault } from './faults'
import { readParameters, SessionRequest, type ListRequest } from './parameters'
import { changedPrice, fakeStripePrice, type FakeStripePrice } from './prices'

const SECONDS_PER_DAY = 24 * 60 * 60

export interface FakeStripeLineItem {
  /** What the item adds to the amount due today, in cents. A price in its trial adds nothing. */
  readonly amount_subtotal: number
  readonly price: FakeStripePrice
  readonly quantity: number
}

const randomId = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** The subscription of a session that was paid at `time` (seconds since 1970). */
function subscriptionOf(
  { items, request }: Pick<FakeStripeSession, 'items' | 'request'>,
  at: number,
  otherStatus?: Stripe.Subscription.Status,
) {
  const { trial_period_days: trialDays, metadata = {} } = request.subscription_data
  return {
    id: randomId('sub'),
    items: { data: items.filter(({ price }) => price.recurring) },
    metadata,
    status: otherStatus ?? (trialDays ? 'trialing' : 'active'),
    trial_end: trialDays ? at + trialDays * SECONDS_PER_DAY : null,
  }
}

export interface FakeStripeSession {
  readonly id: string
  readonly created: number
  readonly url: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  readonly subscription: ReturnType<typeof subscriptionOf> | null
  readonly items: readonly FakeStripeLineItem[]
  readonly request: SessionRequest
}

/** What is due when the session is paid, in cents. */
export function amountTotal({ items }: FakeStripeSession): number {
  return items.reduce((sum, item) => sum + item.amount_subtotal, 0)
}

/** A session in Stripe's format. `expand` adds the line items and the subscription. */
export function sessionJson(session: FakeStripeSession, expand: readonly string[] = []) {
  const { id, created, items, request, status, subscription, url } = session
  return {
    id,
    object: 'checkout.session',
    amount_total: amountTotal(session),
    automatic_tax: { enabled: request.automatic_tax !== undefined },
    created,
    currency: 'usd',
    customer_email: request.customer_email ?? null,
    ...(expand.includes('line_items') && { line_items: { data: items } }),
    metadata: request.metadata ?? {},
    payment_status: session.paymentStatus,
    status,
    subscription: expand.includes('subscription') ? subscription : (subscription?.id ?? null),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url,
  }
}
export type SessionJson = ReturnType<typeof sessionJson>

/** The sessions of a fake Stripe and their subscriptions, in memory. */
export class CheckoutSessions {
  readonly #sessions = new Map<string, FakeStripeSession>()
  readonly #prices: ReadonlyMap<string, FakeStripePrice>
  readonly #fakeStripeUrl: string

  constructor(prices: ReadonlyMap<string, FakeStripePrice>, fakeStripeUrl: string) {
    this.#prices = prices
    this.#fakeStripeUrl = fakeStripeUrl
  }

  all(): readonly FakeStripeSession[] {
    return [...this.#sessions.values()]
  }

  get(id: string): FakeStripeSession {
    const session = this.#sessions.get(id)
    if (session === undefined) throw missing('checkout.session', id, 'session')
    return session
  }

  /** One page of the finished sessions, newest first (docs.stripe.com/api/pagination). */
  list({ limit, starting_after: cursor, created: { gte, lt } }: ListRequest) {
    // The sort is stable, so the later of two sessions from the same second stays first.
    const newestFirst = this.all()
      .filter(({ status, created }) => status === 'complete' && created >= gte && created < lt)
      .toReversed()
      .toSorted((a, b) => b.created - a.created)
    const rest = newestFirst.slice(newestFirst.findIndex(({ id }) => id === cursor) + 1)
    return { data: rest.slice(0, limit), hasMore: rest.length > limit }
  }

  /** Creates a session. A fault makes it wrong on purpose. */
  create(parameters: unknown, fault?: Fault, created = nowInSeconds()): FakeStripeSession {
    const request = readParameters(SessionRequest, parameters)
    const id = randomId('cs_test')
    const session: FakeStripeSession = {
      id,
      created,
      url: fault === 'no-url' ? null : `${this.#fakeStripeUrl}/pay/${id}`,
      status: 'open',
      paymentStatus: 'unpaid',
      subscription: null,
      items: this.#lineItems(request, fault),
      request,
    }
    this.#sessions.set(id, session)
    return session
  }

  expire(id: string): FakeStripeSession {
    return this.#close(id, { status: 'expired' })
  }

  /** What Stripe does when the visitor has paid. Tests may name another status and time. */
  complete(id: string, otherStatus?: Stripe.Subscription.Status, at = nowInSeconds()) {
    const subscription = subscriptionOf(this.get(id), at, otherStatus)
    const paymentStatus = amountTotal(this.get(id)) > 0 ? 'paid' : 'no_payment_required'
    return this.#close(id, { status: 'complete', paymentStatus, subscription })
  }

  /** Completes a session by bank debit, which is paid some days later (docs.stripe.com/payments/bank-debits). */
  completeUnpaid(id: string) {
    return this.#change(this.complete(id), { paymentStatus: 'unpaid' })
  }

  /** Settles a bank debit: the money has arrived. */
  settle(id: string) {
    return this.#change(this.get(id), { paymentStatus: 'paid' })
  }

  /** Ends a trial with a payment, or cancels a subscription. */
  changeSubscription(id: string, status: Stripe.Subscription.Status) {
    const session = this.get(id)
    const { subscription } = session
    return this.#change(session, { subscription: subscription && { ...subscription, status } })
  }

  #close(id: string, change: Partial<FakeStripeSession>): FakeStripeSession {
    const session = this.get(id)
    if (session.status !== 'open') {
      throw new ApiError(400, `This checkout session has a status of ${session.status}.`)
    }
    return this.#change(session, { ...change, url: null })
  }

  #change(session: FakeStripeSession, change: Partial<FakeStripeSession>): FakeStripeSession {
    const changed = { ...session, ...change }
    this.#sessions.set(session.id, changed)
    return changed
  }

  #lineItems(
    { line_items: items, subscription_data: { trial_period_days } }: SessionRequest,
    fault?: Fault,
  ) {
    const effect = fault && FAULT_EFFECTS[fault]
    return items.map(({ price: id, price_data: fee, quantity }, index): FakeStripeLineItem => {
      if (fee) {
        const { unit_amount: cents, product_data: product } = fee
        const price = fakeStripePrice(randomId('price'), product.name, cents)
        return { amount_subtotal: cents * quantity, price, quantity }
      }
      const plan = this.#price(id, index)
      const price = effect && 'price' in effect ? changedPrice(plan, effect.price(plan)) : plan
      const cents = trial_period_days ? 0 : price.unit_amount * quantity
      return { amount_subtotal: cents, price, quantity }
    })
  }

  #price(id: string, index: number): FakeStripePrice {
    const price = this.#prices.get(id)
    const param = `line_items[${index}][price]`
    if (price === undefined) throw missing('price', id, param, 400)
    if (!price.active) throw new ApiError(400, 'The price specified is inactive.', { param })
    return price
  }
}
