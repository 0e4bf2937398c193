import type { Cents } from './money'

/** The plans that can be subscribed to. */
export const PLAN_IDS = ['starter', 'business', 'shimzy'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** How often a plan is paid. Visitors read `yearly` as 'Annual'. */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** How many months' price a year costs. */
export const MONTHS_PAID_PER_YEAR = 10

/** How many months of a year paid up front cost nothing: 'Get 2 Months Free'. */
export const FREE_MONTHS_PER_YEAR = 12 - MONTHS_PAID_PER_YEAR

/** Length of the free trial of plans that have one. */
export const TRIAL_DAYS = 14

/** The plan used when none is named. */
export const DEFAULT_PLAN_ID: PlanId = 'starter'

/** The plan marked 'Most Popular', which phones show first. */
export const FEATURED_PLAN_ID: PlanId = 'business'

export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly monthlyCents: Cents
  readonly hasTrial: boolean
}

/** The catalog: every price on the site and at Stripe derives from it. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: { id: 'starter', name: 'Starter', monthlyCents: 19_700, hasTrial: true },
  business: { id: 'business', name: 'Business', monthlyCents: 29_700, hasTrial: true },
  shimzy: { id: 'shimzy', name: 'Shimzy', monthlyCents: 59_900, hasTrial: false },
}

/** Whether an outside value (URL, storage, request) is a plan id. */
export function isPlanId(value: unknown): value is PlanId {
  return PLAN_IDS.some((id) => id === value)
}

/** Whether an outside value is a billing period. */
export function isBillingPeriod(value: unknown): value is BillingPeriod {
  return BILLING_PERIODS.some((period) => period === value)
}
