import { formatUsd, type Cents } from './money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS, type BillingPeriod, type PlanId } from './plans'
import { SETUP_OPTIONS, type SetupOptionId } from './setup-options'

/** What is being bought. */
export interface Order {
  readonly planId: PlanId
  readonly billingPeriod: BillingPeriod
  readonly setupOption: SetupOptionId
}

/** What visitors read for a billing period. */
export const BILLING_LABELS: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'Monthly',
  yearly: 'Annual',
}

/** What a plan costs per billing period, in cents. A year costs ten months. */
export function planPriceCents(planId: PlanId, billingPeriod: BillingPeriod): Cents {
  const { monthlyCents } = PLANS[planId]
  return billingPeriod === 'yearly' ? monthlyCents * MONTHS_PAID_PER_YEAR : monthlyCents
}

/** What is charged at checkout: the setup fee, and the first period if there is no trial. */
export function dueTodayCents({ planId, billingPeriod, setupOption }: Order): Cents {
  const firstPeriod = PLANS[planId].hasTrial ? 0 : planPriceCents(planId, billingPeriod)
  return SETUP_OPTIONS[setupOption].feeCents + firstPeriod
}

/** The line under 'Total due today': the setup fee, and the first period's price or '(Free trial)'. */
export function dueTodayText(order: Order): string {
  const fee = formatUsd(SETUP_OPTIONS[order.setupOption].feeCents)
  return PLANS[order.planId].hasTrial
    ? `${fee} (Free trial)`
    : `${fee} + ${formatUsd(planPriceCents(order.planId, order.billingPeriod))}`
}

/** A card is asked for only if something is due today. */
export function needsCardToday(order: Order): boolean {
  return dueTodayCents(order) > 0
}

/** The day on which a trial started at `start` ends. */
export function trialEnd(start: Date): Date {
  const end = new Date(start)
  end.setUTCDate(end.getUTCDate() + TRIAL_DAYS)
  return end
}

/** The variable that holds the Stripe price of a plan: `STRIPE_PRICE_STARTER_MONTHLY`. */
export function priceVariable(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `STRIPE_PRICE_${planId}_${billingPeriod}`.toUpperCase()
}
