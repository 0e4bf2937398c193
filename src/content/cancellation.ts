import { formatDay, formatShortDay } from '../shared/calendar'
import { formatUsd } from '../shared/money'
import { PLANS, TRIAL_DAYS, type BillingPeriod } from '../shared/plans'
import {
  dueTodayCents,
  needsCardToday,
  planPriceCents,
  trialEnd,
  type Order,
} from '../shared/pricing'
import { company } from '../site/company'
import { LEGAL_FACTS } from './legal-facts'
import { BUSINESS_TERMS } from './business-terms'

// What a plan charges when, and how it ends. The sign-up, the platform page and the terms take it from here.

const PERIODS: Readonly<Record<BillingPeriod, { readonly noun: string; readonly months: number }>> =
  { monthly: { noun: 'month', months: 1 }, yearly: { noun: 'year', months: 12 } }

/** The day on which a trial turns into a paid plan. */
const FIRST_CHARGE_DAY = TRIAL_DAYS + 1

const SALES_TAX = ' Plus sales tax, where it applies.'

/** The day a period ends that starts at `start`; from the 31st to the last day of a shorter month. */
function periodEnd(start: Date, billingPeriod: BillingPeriod): Date {
  const end = new Date(start)
  end.setMonth(start.getMonth() + PERIODS[billingPeriod].months)
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

/** What an order made on `today` charges now and later, and whether by card. For beside the button. */
export function chargeTerms(order: Order, today: Date): string {
  const { planId, billingPeriod } = order
  const { hasTrial } = PLANS[planId]
  const due = formatUsd(dueTodayCents(order))
  const price = `${formatUsd(planPriceCents(planId, billingPeriod))} a ${PERIODS[billingPeriod].noun}`
  const firstCharge = hasTrial ? trialEnd(today) : today
  const next = periodEnd(firstCharge, billingPeriod)
  const charged = formatShortDay(firstCharge)
  const renews =
    billingPeriod === 'yearly'
      ? ` It renews for a year on ${formatDay(next)}, unless you cancel by email at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before.`
      : ''
  if (!needsCardToday(order)) {
    return `${due} today, no card needed. Then ${price} from ${charged}, if you add a card. Without one, the trial ends by itself.${renews}${SALES_TAX}`
  }
  if (hasTrial) {
    return `${due} today by card, for the setup; the plan is free for ${TRIAL_DAYS} days. The card stays on file. It pays for usage from your first call or text, and ${price} from ${charged} unless you cancel first.${renews}${SALES_TAX}`
  }
  return billingPeriod === 'yearly'
    ? `${due} today by card, for the setup and the first year.${renews}${SALES_TAX}`
    : `${due} today by card. Then ${price} from ${formatShortDay(next)}, or later if Shimzy starts answering later.${SALES_TAX}`
}

/** How a plan ends. */
const sentences = {
  heading: 'How to cancel',
  withoutCard: `Without a card, your trial ends by itself after ${TRIAL_DAYS} days, and nothing is charged.`,
  withCard: `With a card on file, your plan starts on day ${FIRST_CHARGE_DAY} and we charge its price. Cancel before that and we don’t.`,
  yearly: BUSINESS_TERMS.yearlyRenewal.text,
  cancel: `Canceling takes one email to ${company.email}, at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before your next billing date. Later than that, you pay one more cycle.`,
  cancelTrial: `Canceling takes one email to ${company.email}: on any day of the trial, and after it at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before your next billing date. Later than that, you pay one more cycle.`,
  keep: BUSINESS_TERMS.yourData.text,
} as const

/** How a plan ends, in sentences. */
export const cancellation = {
  ...sentences,
  /** Everything a buyer may ask, whatever the order is. */
  beforeSignUp: [
    sentences.withoutCard,
    sentences.withCard,
    sentences.cancelTrial,
    sentences.yearly,
    BUSINESS_TERMS.weEndIt.text,
    sentences.keep,
  ],
} as const

/** How an order can be canceled, in the order in which the cases come up. */
export function cancellationTerms(order: Order): readonly string[] {
  const { hasTrial } = PLANS[order.planId]
  const trialTerms = needsCardToday(order)
    ? [cancellation.withCard]
    : [cancellation.withoutCard, cancellation.withCard]
  return [
    ...(hasTrial ? trialTerms : []),
    ...(order.billingPeriod === 'yearly' ? [cancellation.yearly] : []),
    hasTrial ? cancellation.cancelTrial : cancellation.cancel,
    cancellation.keep,
  ]
}
