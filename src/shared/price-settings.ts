import type { BillingPeriod, PlanId } from './plans'

/** The variable that holds the Stripe price of a plan: `STRIPE_PRICE_STARTER_MONTHLY`. */
export function priceVariable(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `STRIPE_PRICE_${planId}_${billingPeriod}`.toUpperCase()
}
