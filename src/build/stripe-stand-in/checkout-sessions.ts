import { randomBytes } from 'node:crypto'
import { ApiError } from './api-error'
import { changedPrice, type PriceChange, type StandInPrice } from './price-list'
import type { SessionRequest } from './read-session-request'

const SECONDS_PER_DAY = 24 * 60 * 60

export interface StandInLineItem {
  readonly id: string
  readonly object: 'item'
  readonly description: string
  /** What the item adds to today's amount, in cents. A price in its trial adds nothing. */
  readonly amount_total: number
  readonly currency: string
  readonly price: StandInPrice
  readonly quantity: number
}

interface StandInSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly status: 'trialing' | 'active'
  /** Seconds since 1970, as everywhere at Stripe. */
  readonly trial_end: number | null
  readonly metadata: Readonly<Record<string, string>>
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

/** Whether a card is asked for (docs.stripe.com/payments/checkout/free-trials). */
export function needsCard(session: StandInSession): boolean {
  return session.request.payment_method_collection !== 'if_required' || amountTotal(session) > 0
}

/** A session as Stripe writes it. Line items and subscription are written out where `expand` asks. */
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

/** The sessions of a stand-in: made, looked up, paid and expired, in memory. */
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
    if (session !== undefined) return session
    const details = { code: 'resource_missing', param: 'session' }
    throw new ApiError(404, `No such checkout.session: '${id}'`, details)
  }

  create(request: SessionRequest, flaw: SessionFlaw = {}): StandInSession {
    const items = this.#lineItems(request, flaw)
    if (!items.some(({ price }) => price.recurring)) {
      throw new ApiError(400, 'You must provide at least one recurring price in subscription mode.')
    }
    const id = randomId('cs_test')
    const session: StandInSession = {
      id,
      created: nowInSeconds(),
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

  /** What Stripe does when the visitor has paid: the subscription exists, its trial runs. */
  complete(id: string): StandInSession {
    const { subscription_data: data = {} } = this.get(id).request
    const trialDays = data.trial_period_days
    const subscription: StandInSubscription = {
      id: randomId('sub'),
      object: 'subscription',
      status: trialDays === undefined ? 'active' : 'trialing',
      trial_end: trialDays === undefined ? null : nowInSeconds() + trialDays * SECONDS_PER_DAY,
      metadata: data.metadata ?? {},
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
      return {
        id: randomId('li'),
        object: 'item',
        description: sold.nickname ?? sold.id,
        amount_total: isDueToday ? sold.unit_amount * item.quantity : 0,
        currency: sold.currency,
        price: sold,
        quantity: item.quantity,
      }
    })
  }

  #price(id: string | undefined, index: number): StandInPrice {
    const price = this.#prices.get(id ?? '')
    const param = `line_items[${index}][price]`
    if (price === undefined) {
      throw new ApiError(400, `No such price: '${id}'`, { code: 'resource_missing', param })
    }
    if (!price.active) {
      throw new ApiError(400, 'The price specified is inactive.', { param })
    }
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
