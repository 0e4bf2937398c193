import { randomBytes } from 'node:crypto'
import { ApiError, missing } from './replies'
import type { ListRequest, SessionRequest } from './parameters'
import { changedPrice, type PriceChange, type StandInPrice } from './prices'

const SECONDS_PER_DAY = 24 * 60 * 60

/** Every status of a subscription (docs.stripe.com/api/subscriptions/object). */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export interface StandInLineItem {
  readonly id: string
  readonly object: 'item'
  readonly description: string
  /** What the item adds to the amount due today, in cents. A price in its trial adds nothing. */
  readonly amount_subtotal: number
  readonly amount_total: number
  readonly currency: string
  readonly price: StandInPrice
  readonly quantity: number
}

interface StandInSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly created: number
  readonly currency: 'usd'
  readonly items: {
    readonly object: 'list'
    readonly data: readonly {
      readonly id: string
      readonly object: 'subscription_item'
      readonly price: StandInPrice
      readonly quantity: number
    }[]
    readonly has_more: false
  }
  readonly metadata: Readonly<Record<string, string>>
  readonly status: SubscriptionStatus
  /** Seconds since 1970, as everywhere at Stripe. */
  readonly trial_end: number | null
}

export interface StandInSession {
  readonly id: string
  readonly created: number
  readonly url: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly subscription: StandInSubscription | null
  readonly items: readonly StandInLineItem[]
  readonly request: SessionRequest
}

/** Ways in which a new session can be made wrong on purpose. */
export interface SessionFlaw {
  readonly hasNoUrl?: boolean
  readonly priceChange?: (price: StandInPrice) => PriceChange
}

function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('hex')}`
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** What is due when the session is paid, in cents. */
export function amountTotal({ items }: Pick<StandInSession, 'items'>): number {
  return items.reduce((sum, item) => sum + item.amount_total, 0)
}

/** Whether Stripe would ask for a card (docs.stripe.com/payments/checkout/free-trials). */
export function needsCard(session: StandInSession): boolean {
  return session.request.payment_method_collection !== 'if_required' || amountTotal(session) > 0
}

/** A session as Stripe writes it. `expand` adds the line items and the subscription. */
export function sessionJson(session: StandInSession, expand: readonly string[] = []) {
  const { request, subscription, items, status } = session
  const total = amountTotal(session)
  const paidStatus = total > 0 ? 'paid' : 'no_payment_required'
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: request.cancel_url ?? null,
    created: session.created,
    currency: 'usd',
    customer_email: request.customer_email ?? null,
    expires_at: session.created + SECONDS_PER_DAY,
    ...(expand.includes('line_items') && {
      line_items: { object: 'list', data: items, has_more: false },
    }),
    livemode: false,
    metadata: request.metadata ?? {},
    mode: request.mode,
    payment_method_collection: request.payment_method_collection ?? 'always',
    payment_status: status === 'complete' ? paidStatus : 'unpaid',
    status,
    subscription: expand.includes('subscription') ? subscription : (subscription?.id ?? null),
    success_url: request.success_url,
    ui_mode: 'hosted_page',
    url: session.url,
  }
}

/** The sessions of a stand-in and their subscriptions, in memory. */
export class CheckoutSessions {
  readonly #sessions = new Map<string, StandInSession>()
  readonly #prices: ReadonlyMap<string, StandInPrice>
  readonly #pageUrl: (sessionId: string) => string

  constructor(prices: ReadonlyMap<string, StandInPrice>, pageUrl: (sessionId: string) => string) {
    this.#prices = prices
    this.#pageUrl = pageUrl
  }

  all(): readonly StandInSession[] {
    return [...this.#sessions.values()]
  }

  clear(): void {
    this.#sessions.clear()
  }

  find(id: string): StandInSession | undefined {
    return this.#sessions.get(id)
  }

  get(id: string): StandInSession {
    const session = this.find(id)
    if (session === undefined) throw missing('checkout.session', id, 'session')
    return session
  }

  subscription(id: string): StandInSubscription {
    const session = this.all().find(({ subscription }) => subscription?.id === id)
    if (!session?.subscription) throw missing('subscription', id, 'id')
    return session.subscription
  }

  /** One page of the sessions that match, newest first (docs.stripe.com/api/pagination). */
  list({ limit, starting_after: cursor, status, created }: ListRequest) {
    // The sort is stable: of sessions made in the same second, the later one still comes first.
    const newestFirst = this.all()
      .toReversed()
      .toSorted((a, b) => b.created - a.created)
    const cursorAt = newestFirst.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && cursorAt === -1) {
      throw missing('checkout.session', cursor, 'starting_after', 400)
    }
    const matches = newestFirst
      .slice(cursorAt + 1)
      .filter((session) => status === undefined || session.status === status)
      .filter((session) => created(session.created))
    return { data: matches.slice(0, limit), hasMore: matches.length > limit }
  }

  create(
    request: SessionRequest,
    flaw: SessionFlaw = {},
    created = nowInSeconds(),
  ): StandInSession {
    const items = this.#lineItems(request, flaw)
    if (!items.some(({ price }) => price.recurring)) {
      throw new ApiError(400, 'You must provide at least one recurring price in subscription mode.')
    }
    const id = randomId('cs_test')
    const session: StandInSession = {
      id,
      created,
      url: flaw.hasNoUrl ? null : this.#pageUrl(id),
      status: 'open',
      subscription: null,
      items,
      request,
    }
    this.#sessions.set(id, session)
    return session
  }

  expire(id: string): StandInSession {
    return this.#close(id, { status: 'expired', url: null })
  }

  /**
   * What Stripe does when the visitor has paid: the subscription exists and its trial runs. A sample
   * sign-up may name another status and time.
   */
  complete(
    id: string,
    { status, at = nowInSeconds() }: { status?: SubscriptionStatus; at?: number } = {},
  ): StandInSession {
    const { items, request } = this.get(id)
    const { trial_period_days: trialDays, metadata = {} } = request.subscription_data ?? {}
    const recurring = items.filter(({ price }) => price.recurring)
    const subscription: StandInSubscription = {
      id: randomId('sub'),
      object: 'subscription',
      created: at,
      currency: 'usd',
      items: {
        object: 'list',
        data: recurring.map(({ price, quantity }) => ({
          id: randomId('si'),
          object: 'subscription_item',
          price,
          quantity,
        })),
        has_more: false,
      },
      metadata,
      status: status ?? (trialDays === undefined ? 'active' : 'trialing'),
      trial_end: trialDays === undefined ? null : at + trialDays * SECONDS_PER_DAY,
    }
    return this.#close(id, { status: 'complete', url: null, subscription })
  }

  #close(id: string, change: Partial<StandInSession>): StandInSession {
    const session = this.get(id)
    if (session.status !== 'open') {
      throw new ApiError(400, `This checkout session has a status of ${session.status}.`)
    }
    const closed = { ...session, ...change }
    this.#sessions.set(id, closed)
    return closed
  }

  #lineItems(request: SessionRequest, { priceChange }: SessionFlaw): StandInLineItem[] {
    const isTrial = request.subscription_data?.trial_period_days !== undefined
    return request.line_items.map((item, index) => {
      const price = item.price_data ? oneTimePrice(item.price_data) : this.#price(item.price, index)
      const sold = price.recurring && priceChange ? changedPrice(price, priceChange(price)) : price
      const isDueToday = sold.recurring === null || !isTrial
      const amount = isDueToday ? sold.unit_amount * item.quantity : 0
      return {
        id: randomId('li'),
        object: 'item',
        description: sold.nickname ?? sold.id,
        amount_subtotal: amount,
        amount_total: amount,
        currency: sold.currency,
        price: sold,
        quantity: item.quantity,
      }
    })
  }

  #price(id: string | undefined, index: number): StandInPrice {
    const price = this.#prices.get(id ?? '')
    const param = `line_items[${index}][price]`
    if (price === undefined) throw missing('price', id, param, 400)
    if (!price.active) throw new ApiError(400, 'The price specified is inactive.', { param })
    return price
  }
}

function oneTimePrice({
  currency,
  unit_amount: amount,
  product_data: { name },
}: NonNullable<SessionRequest['line_items'][number]['price_data']>): StandInPrice {
  return {
    id: randomId('price'),
    object: 'price',
    active: false,
    currency,
    nickname: name,
    type: 'one_time',
    unit_amount: amount,
    recurring: null,
  }
}
