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

// What a plan charges when, and how it ends. The sign-up, the platform page and the terms take it from here.

const PERIODS: Readonly<Record<BillingPeriod, { readonly noun: string; readonly months: number }>> =
  { monthly: { noun: 'month', months: 1 }, yearly: { noun: 'year', months: 12 } }

const NOTICE = `at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before`

/** The day a period ends that starts at `start`; from the 31st to the last day of a shorter month. */
function periodEnd(start: Date, billing: BillingPeriod): Date {
  const end = new Date(start)
  end.setMonth(start.getMonth() + PERIODS[billing].months)
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

/** What an order made on `today` charges now and later, and how that ends: for beside the button, in at most 50 words. */
export function chargeTerms(order: Order, today: Date): string {
  const { plan, billing } = order
  const { noun } = PERIODS[billing]
  const due = `${formatUsd(dueTodayCents(order))} today`
  const price = `${formatUsd(planPriceCents(plan, billing))} every ${noun}`
  const email = `To cancel, email ${company.email}`
  if (!PLANS[plan].hasTrial) {
    const end = periodEnd(today, billing)
    // Next year's day is named with its year.
    const next = billing === 'yearly' ? formatDay(end) : formatMonthDay(end)
    return `${due}: the AI setup and your first ${noun}. Then ${price} from ${next}, plus usage, until you cancel. ${email} ${NOTICE} a bill.`
  }
  const firstCharge = formatMonthDay(trialEnd(today))
  const charged = needsCardToday(order)
    ? `${due} for the setup. Your card stays on file for usage and, from ${firstCharge}, ${price} until you cancel.`
    : `${due}. If you add a card, you pay usage and, from ${firstCharge}, ${price} until you cancel.`
  return `${charged} ${email} before ${firstCharge}; after that, ${NOTICE} a bill.`
}

/** How a plan goes on and ends, in sentences. */
export const cancellation = {
  heading: 'How to cancel',
  withoutCard: `Without a card, your trial ends by itself after ${TRIAL_DAYS} days, and nothing is charged.`,
  withCard: `With a card on file, your plan is charged from day ${TRIAL_DAYS + 1} unless you cancel first.`,
  yearly: 'An annual plan renews each year until you cancel.',
  cancel: `Email ${company.email} ${NOTICE} your next billing date.`,
  cancelTrial: `Email ${company.email} before the trial ends; after that, ${NOTICE} your next billing date.`,
} as const

/** How an order can be canceled, in the order in which the cases come up. */
export function cancellationTerms(order: Order): readonly string[] {
  const { hasTrial } = PLANS[order.plan]
  return [
    ...(hasTrial && !needsCardToday(order) ? [cancellation.withoutCard] : []),
    ...(hasTrial ? [cancellation.withCard] : []),
    ...(order.billing === 'yearly' ? [cancellation.yearly] : []),
    hasTrial ? cancellation.cancelTrial : cancellation.cancel,
  ]
}
