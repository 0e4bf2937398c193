import { PRICE_INTERVALS } from '../../../api/checkout/compare-price'
import {
  BILLING_PERIODS,
  PLAN_IDS,
  PLANS,
  type BillingPeriod,
  type PlanId,
} from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'

/** The fields of Stripe's price that the site reads (docs.stripe.com/api/prices/object). */
export interface StandInPrice {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly currency: string
  readonly nickname: string | null
  readonly type: 'recurring' | 'one_time'
  readonly unit_amount: number
  readonly recurring: {
    readonly interval: string
    readonly interval_count: number
    readonly usage_type: string
  } | null
}

/** Changes to a price, to rehearse what happens when Stripe and the catalog disagree. */
export type PriceChange = Partial<Pick<StandInPrice, 'active' | 'currency' | 'unit_amount'>> & {
  readonly interval?: string
}

/** A price with changes applied. */
export function changedPrice(price: StandInPrice, change: PriceChange): StandInPrice {
  const { interval, ...fields } = change
  const { recurring } = price
  return {
    ...price,
    ...fields,
    recurring: recurring && { ...recurring, interval: interval ?? recurring.interval },
  }
}

/** The id under which the stand-in sells a plan. */
export function standInPriceId(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `price_${planId}_${billingPeriod}`
}

/** The six prices of the catalog, by id. */
export function catalogPrices(): Map<string, StandInPrice> {
  const prices = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period): StandInPrice => ({
      id: standInPriceId(planId, period),
      object: 'price',
      active: true,
      currency: 'usd',
      nickname: `${PLANS[planId].name} plan`,
      type: 'recurring',
      unit_amount: planPriceCents(planId, period),
      recurring: {
        interval: PRICE_INTERVALS[period],
        interval_count: 1,
        usage_type: 'licensed',
      },
    })),
  )
  return new Map(prices.map((price) => [price.id, price]))
}
