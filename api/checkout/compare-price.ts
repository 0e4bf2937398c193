import type { Stripe } from 'stripe'
import type { Cents } from '../../src/shared/money'
import type { BillingPeriod } from '../../src/shared/plans'
import { planPriceCents, type Order } from '../../src/shared/pricing'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'

/**
 * How what Stripe would charge stands to what the page showed. 'different' is another currency,
 * interval or way of counting; 'unknown' means that Stripe's reply did not tell.
 */
export type PriceVerdict = 'same' | 'less' | 'more' | 'different' | 'unknown'

/** The parts of Stripe's price that decide what is charged and when. */
export type ComparablePrice = Pick<Stripe.Price, 'unit_amount' | 'currency' | 'recurring'>

/** How Stripe calls the billing periods (docs.stripe.com/api/prices/object). */
export const PRICE_INTERVALS = {
  monthly: 'month',
  yearly: 'year',
} as const satisfies Record<BillingPeriod, Stripe.Price.Recurring.Interval>

function compareAmount(charged: Cents, shown: Cents): PriceVerdict {
  if (charged === shown) return 'same'
  return charged > shown ? 'more' : 'less'
}

/** Compares one recurring price with the catalogue. A tiered or metered price is 'different'. */
export function comparePrice(
  { unit_amount: unitAmount, currency, recurring }: ComparablePrice,
  { planId, billingPeriod }: Pick<Order, 'planId' | 'billingPeriod'>,
): PriceVerdict {
  const isAsShown =
    currency === 'usd' &&
    recurring?.interval === PRICE_INTERVALS[billingPeriod] &&
    recurring.interval_count === 1 &&
    recurring.usage_type === 'licensed'
  if (!isAsShown || unitAmount === null) return 'different'
  return compareAmount(unitAmount, planPriceCents(planId, billingPeriod))
}

/**
 * Most that Stripe may name as the session's total: the setup fee and one period. For a trial the
 * period is not due today; it is allowed for all the same, because Stripe does not document
 * whether a total includes it before checkout.
 */
function largestTotal({ planId, billingPeriod, setupOption }: Order): Cents {
  return SETUP_OPTIONS[setupOption].feeCents + planPriceCents(planId, billingPeriod)
}

/**
 * Compares a session, made with its line items expanded, with the order (decisions.md 12): the
 * recurring price, and the total in case something else was added.
 */
export function compareSession(
  { line_items: lineItems, amount_total: total }: Stripe.Checkout.Session,
  order: Order,
): PriceVerdict {
  const prices = lineItems?.data.flatMap(({ price }) => price ?? []) ?? []
  if (prices.length === 0) return 'unknown'
  const [price, ...others] = prices.filter(({ recurring }) => recurring)
  if (price === undefined || others.length > 0) return 'different'

  const verdict = comparePrice(price, order)
  const mayBeMore = verdict === 'same' || verdict === 'less'
  return mayBeMore && (total ?? 0) > largestTotal(order) ? 'more' : verdict
}
