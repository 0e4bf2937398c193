import type { Order } from './checkout'
import type { Cents } from './money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS, type BillingPeriod, type PlanId } from './plans'
import { SETUP_OPTIONS } from './setup-options'

/** What visitors read for a billing period. */
export const BILLING_LABELS: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'Monthly',
  yearly: 'Annual',
}

/** What a plan costs per billing period, in cents. A year costs ten months. */
export function planPriceCents(plan: PlanId, billing: BillingPeriod): Cents {
  const { monthlyCents } = PLANS[plan]
  return billing === 'yearly' ? monthlyCents * MONTHS_PAID_PER_YEAR : monthlyCents
}

/** What is charged at checkout: the setup fee, and the first period if there is no trial. */
export function dueTodayCents({ plan, billing, setup }: Order): Cents {
  const firstPeriod = PLANS[plan].hasTrial ? 0 : planPriceCents(plan, billing)
  return SETUP_OPTIONS[setup].feeCents + firstPeriod
}

/** A card is asked for only if something is due today. */
export const needsCardToday = (order: Order): boolean => dueTodayCents(order) > 0

const DAY_MS = 24 * 60 * 60 * 1000

/** The day on which a trial started at `start` ends. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + TRIAL_DAYS * DAY_MS)

/** The environment variable with the price id of a plan: `STRIPE_PRICE_STARTER_MONTHLY`. */
export const priceVariable = (plan: PlanId, billing: BillingPeriod): string =>
  `STRIPE_PRICE_${plan}_${billing}`.toUpperCase()
