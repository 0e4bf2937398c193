import { formatDay, formatMonthDay } from '../shared/calendar'
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

const NOTICE_DAYS = `at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before`
const NOTICE = `${NOTICE_DAYS} your next billing date; later than that, the next bill is still due.`

/** The day a period ends that starts at `start`; from the 31st to the last day of a shorter month. */
function periodEnd(start: Date, billingPeriod: BillingPeriod): Date {
  const end = new Date(start)
  end.setMonth(start.getMonth() + PERIODS[billingPeriod].months)
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

/** What an order made on `today` charges now and later, and how that ends: for beside the button, in at most 50 words. */
export function chargeTerms(order: Order, today: Date): string {
  const { planId, billingPeriod } = order
  const { hasTrial } = PLANS[planId]
  const { noun } = PERIODS[billingPeriod]
  const due = `${formatUsd(dueTodayCents(order))} today`
  const amount = formatUsd(planPriceCents(planId, billingPeriod))
  const price = `${amount} every ${noun}`
  const taxed = `${amount} plus any tax every ${noun}`
  const email = `To cancel, email ${company.email}`
  const firstCharge = formatMonthDay(trialEnd(today))
  const notice = `${NOTICE_DAYS} a bill.`
  if (!hasTrial) {
    const end = periodEnd(today, billingPeriod)
    // Next year's day is named with its year.
    const next = billingPeriod === 'yearly' ? formatDay(end) : formatMonthDay(end)
    return `${due}, plus any sales tax: the AI setup and your first ${noun}. Then ${price} from ${next}, plus usage and any tax, until you cancel. ${email} ${notice}`
  }
  const charged = needsCardToday(order)
    ? `${due}, plus any sales tax, for the setup. Your card stays on file for usage, registration if you text and, from ${firstCharge}, ${taxed} until you cancel.`
    : `${due}. If you add a card, you pay usage, registration if you text and, from ${firstCharge}, ${taxed} until you cancel.`
  return `${charged} ${email} before ${firstCharge}; after that, ${notice}`
}

/** How a plan ends. */
const sentences = {
  heading: 'How to cancel',
  withoutCard: `Without a card, your trial ends by itself after ${TRIAL_DAYS} days, and nothing is charged.`,
  withCard: `With a card on file, we charge your plan from day ${TRIAL_DAYS + 1}, unless you cancel first.`,
  yearly: BUSINESS_TERMS.yearlyRenewal.text,
  cancel: `Canceling takes one email to ${company.email}, ${NOTICE} ${BUSINESS_TERMS.cancelConfirmation.text}`,
  cancelTrial: `Canceling takes one email to ${company.email}. ${BUSINESS_TERMS.trialDeadline.text} After the trial, email ${NOTICE} ${BUSINESS_TERMS.cancelConfirmation.text}`,
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
    BUSINESS_TERMS.prepaidYear.text,
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
    ...(hasTrial ? trialTerms : [BUSINESS_TERMS.shimzyRefund.text]),
    ...(order.billingPeriod === 'yearly'
      ? [cancellation.yearly, BUSINESS_TERMS.prepaidYear.text]
      : []),
    hasTrial ? cancellation.cancelTrial : cancellation.cancel,
    cancellation.keep,
  ]
}
