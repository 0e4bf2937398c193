import type { Stripe } from 'stripe'
import type { BillingPeriod } from '../../src/shared/plans'
import type { Order } from '../../src/shared/checkout'
import { dueTodayCents, planPriceCents } from '../../src/shared/pricing'
import type { StripePrice, StripeSession } from './stripe-session'

/** How Stripe's charge compares with the page. 'different' is another currency, interval, quantity or billing scheme. */
export type PriceVerdict = 'same' | 'less' | 'more' | 'different' | 'unknown'

/** Stripe's names for the billing periods (docs.stripe.com/api/prices/object). */
export const PRICE_INTERVALS = {
  monthly: 'month',
  yearly: 'year',
} as const satisfies Record<BillingPeriod, Stripe.Price.Recurring.Interval>

const compareAmount = (charged: number, shown: number) =>
  charged === shown ? 'same' : charged > shown ? 'more' : 'less'

/** Compares one recurring price with the catalog. A tiered or metered price is 'different'. */
export function comparePrice(
  { unit_amount: unitAmount, currency, recurring, billing_scheme: scheme }: Omit<StripePrice, 'id'>,
  { plan, billing }: Pick<Order, 'plan' | 'billing'>,
): Exclude<PriceVerdict, 'unknown'> {
  const isAsShown =
    currency === 'usd' &&
    scheme === 'per_unit' &&
    recurring?.interval === PRICE_INTERVALS[billing] &&
    recurring.interval_count === 1 &&
    recurring.usage_type === 'licensed'
  if (!isAsShown || unitAmount === null) return 'different'
  return compareAmount(unitAmount, planPriceCents(plan, billing))
}

const recurringItems = ({ line_items: items }: StripeSession) =>
  items?.data.filter(({ price }) => price?.recurring) ?? []

/** What was compared, for the log. Nothing is personal. */
export const comparedFigures = (session: StripeSession, order: Order) => ({
  shownCents: planPriceCents(order.plan, order.billing),
  dueTodayCents: dueTodayCents(order),
  amountTotal: session.amount_total,
  charged: recurringItems(session)[0],
})

/**
 * Compares a session, with its line items expanded, with the order: the recurring price, and what is due today
 * before tax. A trial that Stripe does not grant shows there: the first period would be due.
 */
export function compareSession(session: StripeSession, order: Order): PriceVerdict {
  const { amount_total: total, total_details: details, currency, line_items: items } = session
  if (!items || items.data.length === 0 || total == null) return 'unknown'
  const [item, ...others] = recurringItems(session)
  const isAsOrdered = currency === 'usd' && items.data.every(({ quantity }) => quantity === 1)
  if (!item?.price || others.length > 0 || !isAsOrdered) return 'different'

  const verdict = comparePrice(item.price, order)
  if (verdict !== 'same' && verdict !== 'less') return verdict
  const today = compareAmount(total - (details?.amount_tax ?? 0), dueTodayCents(order))
  return today === 'same' ? verdict : today
}
