import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { ApiError, missing } from './api-error'
import { readParameters, SessionRequest, type ListRequest } from './parameters'
import { fakeStripePrice, type FakeStripePrice } from './prices'

const SECONDS_PER_DAY = 24 * 60 * 60

export interface FakeStripeLineItem {
  /** What the item adds to the amount due today, in cents. A price in its trial adds nothing. */
  readonly amount_subtotal: number
  readonly price: FakeStripePrice
  readonly quantity: number
}

const randomId = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** The subscription of a session that was paid at `at` (seconds since 1970). */
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
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  /** What is due when the session is paid, in cents. */
  readonly amount_total: number
  readonly subscription: ReturnType<typeof subscriptionOf> | null
  readonly items: readonly FakeStripeLineItem[]
  readonly request: SessionRequest
}

/** A session in Stripe's format. `expand` adds the line items and the subscription. */
export function sessionJson(
  { items, request, subscription, ...session }: FakeStripeSession,
  expand: readonly string[] = [],
) {
  return {
    ...session,
    object: 'checkout.session',
    automatic_tax: { enabled: request.automatic_tax !== undefined },
    currency: 'usd',
    customer_email: request.customer_email ?? null,
    ...(expand.includes('line_items') && { line_items: { data: items } }),
    metadata: request.metadata ?? {},
    subscription: expand.includes('subscription') ? subscription : (subscription?.id ?? null),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
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
    const newestFirst = this.all()
      .filter(({ status, created }) => status === 'complete' && created >= gte && created < lt)
      .toReversed()
    const rest = newestFirst.slice(newestFirst.findIndex(({ id }) => id === cursor) + 1)
    return { data: rest.slice(0, limit), hasMore: rest.length > limit }
  }

  create(parameters: unknown, created = nowInSeconds()): FakeStripeSession {
    const request = readParameters(SessionRequest, parameters)
    const id = randomId('cs_test')
    const items = this.#lineItems(request)
    return this.#save({
      id,
      created,
      url: `${this.#fakeStripeUrl}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: items.reduce((sum, item) => sum + item.amount_subtotal, 0),
      subscription: null,
      items,
      request,
    })
  }

  expire(id: string): FakeStripeSession {
    return this.#save({ ...this.#open(id), status: 'expired', url: null })
  }

  /** What Stripe does when the visitor has paid. Tests may name another status and time. */
  complete(id: string, otherStatus?: Stripe.Subscription.Status, at = nowInSeconds()) {
    const session = this.#open(id)
    const payment_status = session.amount_total > 0 ? 'paid' : 'no_payment_required'
    const subscription = subscriptionOf(session, at, otherStatus)
    return this.#save({ ...session, status: 'complete', url: null, payment_status, subscription })
  }

  /** Completes a session by bank debit, which is paid some days later (docs.stripe.com/payments/bank-debits). */
  completeUnpaid(id: string) {
    return this.#save({ ...this.complete(id), payment_status: 'unpaid' })
  }

  /** Settles a bank debit: the money has arrived. */
  settle(id: string) {
    return this.#save({ ...this.get(id), payment_status: 'paid' })
  }

  /** Ends a trial with a payment, or cancels a subscription. */
  changeSubscription(id: string, status: Stripe.Subscription.Status) {
    const session = this.get(id)
    const { subscription } = session
    return this.#save({ ...session, subscription: subscription && { ...subscription, status } })
  }

  #open(id: string): FakeStripeSession {
    const session = this.get(id)
    if (session.status === 'open') return session
    throw new ApiError(400, `This checkout session has a status of ${session.status}.`)
  }

  #save(session: FakeStripeSession): FakeStripeSession {
    this.#sessions.set(session.id, session)
    return session
  }

  #lineItems({ line_items: items, subscription_data: { trial_period_days } }: SessionRequest) {
    return items.map((item, index): FakeStripeLineItem => {
      const { quantity } = item
      if ('price_data' in item) {
        const { unit_amount: cents, product_data: product } = item.price_data
        const price = fakeStripePrice(randomId('price'), product.name, cents)
        return { amount_subtotal: cents * quantity, price, quantity }
      }
      const price = this.#price(item.price, index)
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
