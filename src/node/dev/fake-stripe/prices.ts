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
