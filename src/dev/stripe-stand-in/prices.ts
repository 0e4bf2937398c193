import * as z from 'zod/mini'
import { PRICE_INTERVALS } from '../../../api/checkout/compare-price'
import { BILLING_PERIODS, PLAN_IDS, PLANS } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { standInPriceId } from './environment'

/** The fields of Stripe's price that the site reads (docs.stripe.com/api/prices/object). */
export interface StandInPrice {
  readonly id: string
  readonly active: boolean
  readonly currency: string
  readonly nickname: string
  readonly type: 'recurring' | 'one_time'
  readonly unit_amount: number
  readonly recurring: {
    readonly interval: string
    readonly interval_count: number
    readonly usage_type: string
  } | null
}

/** Changes to a price, to rehearse what happens when Stripe and the catalog disagree. */
export const PriceChange = z.strictObject({
  active: z.exactOptional(z.boolean()),
  currency: z.exactOptional(z.string()),
  unit_amount: z.exactOptional(z.int()),
  interval: z.exactOptional(z.string()),
})
export type PriceChange = z.infer<typeof PriceChange>

/** A price with changes applied. */
export function changedPrice(price: StandInPrice, change: PriceChange): StandInPrice {
  const { interval, ...fields } = change
  const recurring = price.recurring && { ...price.recurring, ...(interval && { interval }) }
  return { ...price, ...fields, recurring }
}

/** The six prices of the catalog, by id. */
export function catalogPrices(): Map<string, StandInPrice> {
  const prices = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period): StandInPrice => ({
      id: standInPriceId(planId, period),
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
