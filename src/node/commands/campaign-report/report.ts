import type { Stripe } from 'stripe'
import { TRACKING_VALUE_MAX_CHARS } from '../../../shared/attribution'
import { cleanText } from '../../../shared/clean-text'
import type { Cents } from '../../../shared/money'
import { isPlanId, type PlanId } from '../../../shared/plans'
import { isEmailLike, isPhoneLike } from '../../../site/reported-path'
import type { ReportParameter } from './options'

type Outcome = 'inTrial' | 'converted' | 'canceled' | 'other'

/** 'converted' as Stripe counts it (docs.stripe.com/billing/subscriptions/analytics/glossary); the rest is 'other'. */
const OUTCOMES: Partial<Record<Stripe.Subscription.Status, Outcome>> = {
  trialing: 'inTrial',
  active: 'converted',
  past_due: 'converted',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}

const MONTHS_PER_YEAR = 12
const PERIODS_PER_YEAR: Record<string, number> = { day: 365, week: 52, month: 12, year: 1 }

/** What an item costs in a year. Not per month, because a yearly price divided by twelve isn't whole cents. */
function yearlyCents({ price, quantity = 1 }: Stripe.SubscriptionItem): Cents {
  const { unit_amount: amount, recurring } = price
  if (amount === null || recurring === null || recurring.usage_type === 'metered') return 0
  const periods = PERIODS_PER_YEAR[recurring.interval] ?? 0
  return Math.round((amount * quantity * periods) / recurring.interval_count)
}

/** The setup fee of an order; 0 while a delayed payment, such as a bank debit, has not arrived. */
function setupFeeOf({ line_items: items, payment_status }: Stripe.Checkout.Session): Cents {
  if (payment_status === 'unpaid') return 0
  const once = items?.data.filter(({ price }) => price !== null && price.recurring === null) ?? []
  return once.reduce((sum, { amount_subtotal: amount }) => sum + amount, 0)
}

/** A metadata value that is safe to print: one line, lowercase tags, no control or direction characters. */
function printable(name: ReportParameter, value: string | undefined): string | null {
  const text = cleanText(value ?? '', TRACKING_VALUE_MAX_CHARS)
  if (text === '') return null
  if (isEmailLike(text)) return '[email]'
  if (isPhoneLike(text)) return '[phone]'
  // Links to '/about' and '/about/' open the same page.
  if (name === 'landing_page') return text.replace(/(?<=.)\/$/, '')
  // Click ids and paths are case-sensitive, but 'Google' and 'google' mean the same to marketers.
  return name.startsWith('utm_') ? text.toLowerCase() : text
}

/** The sign-ups that share a campaign. Each counts in one of the four outcomes. */
function emptyTally(values: readonly (string | null)[]) {
  return {
    /** The values that the row is grouped by; null where a sign-up had none. */
    values,
    signUps: 0,
    inTrial: 0,
    converted: 0,
    canceled: 0,
    other: 0,
    /** Sign-ups by the plan that was chosen. */
    plans: { starter: 0, business: 0, shimzy: 0 },
    /** Current yearly revenue of the converted subscriptions, before discounts and taxes. */
    yearlyRevenueCents: 0,
    /** Setup fees that were charged with the first order, before discounts and taxes. */
    setupFeeCents: 0,
  }
}
type Tally = ReturnType<typeof emptyTally>

/** Monthly revenue is rounded only once, to the nearest cent, when it is printed. */
function rowOf({ yearlyRevenueCents, setupFeeCents, ...counts }: Tally) {
  const monthlyRevenueCents = Math.round(yearlyRevenueCents / MONTHS_PER_YEAR)
  return { ...counts, monthlyRevenueCents, setupFeeCents }
}
export type ReportRow = ReturnType<typeof rowOf>

function add(tally: Tally, session: Stripe.Checkout.Session, plan: PlanId): void {
  const { subscription } = session
  const known = typeof subscription === 'object' ? subscription : null
  const outcome = (known && OUTCOMES[known.status]) ?? 'other'
  const sold = outcome === 'converted' ? (known?.items.data ?? []) : []
  tally.signUps += 1
  tally[outcome] += 1
  tally.plans[plan] += 1
  tally.setupFeeCents += setupFeeOf(session)
  for (const item of sold) tally.yearlyRevenueCents += yearlyCents(item)
}

/** Whether a row has none of the values that the report is grouped by. */
export function hasNoCampaign({ values }: ReportRow): boolean {
  return values.every((value) => value === null)
}

/** Most revenue first, then most sign-ups, then by name; sign-ups without any campaign last. */
function compareRows(a: ReportRow, b: ReportRow): number {
  return (
    Number(hasNoCampaign(a)) - Number(hasNoCampaign(b)) ||
    b.monthlyRevenueCents - a.monthlyRevenueCents ||
    b.signUps - a.signUps ||
    JSON.stringify(a.values).localeCompare(JSON.stringify(b.values))
  )
}

/** Adds up sessions as they arrive, so that only one row per campaign is in memory. */
export async function makeReport(
  sessions: AsyncIterable<Stripe.Checkout.Session>,
  by: readonly ReportParameter[],
) {
  const tallies = new Map<string, Tally>()
  const total = emptyTally([])
  // Finished checkouts that this site did not make, or that are not in US dollars. They do not count.
  let leftOut = 0
  for await (const session of sessions) {
    const plan = session.metadata?.['plan']
    if (!isPlanId(plan) || session.currency !== 'usd') {
      leftOut += 1
      continue
    }
    const values = by.map((name) => printable(name, session.metadata?.[name]))
    const key = JSON.stringify(values)
    const tally = tallies.get(key) ?? emptyTally(values)
    tallies.set(key, tally)
    add(tally, session, plan)
    add(total, session, plan)
  }
  const rows = [...tallies.values()].map(rowOf)
  return { rows: rows.toSorted(compareRows), totals: rowOf(total), leftOut }
}
export type Report = Awaited<ReturnType<typeof makeReport>>
