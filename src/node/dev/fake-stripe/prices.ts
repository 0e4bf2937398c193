import * as z from 'zod'
import { PRICE_INTERVALS } from '../../../../api/checkout/compare-price'
import type { Cents } from '../../../shared/money'
import { BILLING_PERIODS, PLAN_IDS, PLANS } from '../../../shared/plans'
import { planPriceCents } from '../../../shared/pricing'
import { FAKE_PRICE_IDS } from './environment'

/** The fields of Stripe's price that the site reads. A price without an interval is paid once. */
export function fakeStripePrice(id: string, nickname: string, cents: Cents, interval?: string) {
  return {
    id,
    active: true,
    billing_scheme: 'per_unit',
    currency: 'usd',
    nickname,
    unit_amount: cents,
    recurring:
      interval === undefined ? null : { interval, interval_count: 1, usage_type: 'licensed' },
  }
}
export type FakeStripePrice = Readonly<ReturnType<typeof fakeStripePrice>>

/** Changes to a price, to try what happens when Stripe and the catalog disagree. */
export const PriceChange = z.strictObject({
  active: z.exactOptional(z.boolean()),
  billing_scheme: z.exactOptional(z.string()),
  currency: z.exactOptional(z.string()),
  unit_amount: z.exactOptional(z.int()),
  interval: z.exactOptional(z.string()),
})
export type PriceChange = z.infer<typeof PriceChange>

/** A price with changes applied. */
export function changedPrice(price: FakeStripePrice, change: PriceChange): FakeStripePrice {
  const { interval, ...fields } = change
  const recurring = price.recurring && { ...price.recurring, ...(interval && { interval }) }
  return { ...price, ...fields, recurring }
}

/** The six prices of the catalog, by id. */
export function catalogPrices(): Map<string, FakeStripePrice> {
  const prices = PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.map((period) => {
      const id = FAKE_PRICE_IDS[plan][period]
      const cents = planPriceCents(plan, period)
      return fakeStripePrice(id, `${PLANS[plan].name} plan`, cents, PRICE_INTERVALS[period])
    }),
  )
  return new Map(prices.map((price) => [price.id, price]))
}
