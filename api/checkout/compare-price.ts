import type { Stripe } from 'stripe'
import type { Cents } from '../../src/shared/money'
import type { BillingPeriod } from '../../src/shared/plans'
import { planPriceCents, type Order } from '../../src/shared/pricing'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'

/**
 * How Stripe's charge compares with the price on the page. 'different' is another currency, interval or
 * billing scheme; 'unknown' means that Stripe's reply did not say.
 */
export type PriceVerdict = 'same' | 'less' | 'more' | 'different' | 'unknown'

/** The parts of Stripe's price that decide what is charged and when. */
export type ComparablePrice = Pick<Stripe.Price, 'unit_amount' | 'currency' | 'recurring'>

/** Stripe's names for the billing periods (docs.stripe.com/api/prices/object). */
export const PRICE_INTERVALS = {
  monthly: 'month',
  yearly: 'year',
} as const satisfies Record<BillingPeriod, Stripe.Price.Recurring.Interval>

/** Compares one recurring price with the catalog. A tiered or metered price is 'different'. */
export function comparePrice(
  { unit_amount: unitAmount, currency, recurring }: ComparablePrice,
  { plan, billing }: Pick<Order, 'plan' | 'billing'>,
): PriceVerdict {
  const isAsShown =
    currency === 'usd' &&
    recurring?.interval === PRICE_INTERVALS[billing] &&
    recurring.interval_count === 1 &&
    recurring.usage_type === 'licensed'
  if (!isAsShown || unitAmount === null) return 'different'
  const shown = planPriceCents(plan, billing)
  if (unitAmount === shown) return 'same'
  return unitAmount > shown ? 'more' : 'less'
}

/**
 * The highest total that a session may have: the setup fee and one period. In a trial the period is not
 * due today, but Stripe does not document whether a total includes it before checkout.
 */
function largestTotal({ plan, billing, setup }: Order): Cents {
  return SETUP_OPTIONS[setup].feeCents + planPriceCents(plan, billing)
}

function pricesOf({ line_items: lineItems }: Stripe.Checkout.Session): Stripe.Price[] {
  return lineItems?.data.flatMap(({ price }) => price ?? []) ?? []
}

/** What the page shows for a period and what Stripe charges for it, for the log. Nothing is personal. */
export function comparedFigures(
  session: Stripe.Checkout.Session,
  { plan, billing }: Pick<Order, 'plan' | 'billing'>,
) {
  const price = pricesOf(session).find(({ recurring }) => recurring)
  return {
    shownCents: planPriceCents(plan, billing),
    chargedCents: price?.unit_amount,
    currency: price?.currency,
    interval: price?.recurring?.interval,
    priceId: price?.id,
  }
}

/**
 * Compares a session, created with its line items expanded, with the order: the recurring price, and the
 * total in case something else was added.
 */
export function compareSession(session: Stripe.Checkout.Session, order: Order): PriceVerdict {
  const { amount_total: total } = session
  const prices = pricesOf(session)
  if (prices.length === 0) return 'unknown'
  const [price, ...others] = prices.filter(({ recurring }) => recurring)
  if (price === undefined || others.length > 0) return 'different'

  const verdict = comparePrice(price, order)
  const mayBeMore = verdict === 'same' || verdict === 'less'
  return mayBeMore && (total ?? 0) > largestTotal(order) ? 'more' : verdict
}
