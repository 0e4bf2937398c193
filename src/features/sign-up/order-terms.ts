import { orderWords } from '../../content/sign-up'
import { formatShortDay } from '../../shared/calendar'
import { formatUsd } from '../../shared/money'
import { PLANS, type BillingPeriod } from '../../shared/plans'
import {
  dueTodayCents,
  needsCardToday,
  planPriceCents,
  trialEnd,
  type Order,
} from '../../shared/pricing'
import { SETUP_OPTIONS } from '../../shared/setup-options'

const MONTHS: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 }

/** The day a period ends that starts at `start`; from the 31st to the last day of a shorter month. */
function periodEnd(start: Date, billingPeriod: BillingPeriod): Date {
  const end = new Date(start)
  end.setMonth(start.getMonth() + MONTHS[billingPeriod])
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

/** The lines of an order made on `today`: plan, trial where there is one, setup. */
export function orderLines({ planId, billingPeriod, setupOption }: Order, today: Date) {
  const plan = PLANS[planId]
  const setup = SETUP_OPTIONS[setupOption]
  const price = formatUsd(planPriceCents(planId, billingPeriod))
  const firstCharge = plan.hasTrial
    ? orderWords.firstChargeLater(formatShortDay(trialEnd(today)))
    : orderWords.firstChargeNow(billingPeriod)
  const trial = { name: orderWords.trial, hint: orderWords.trialHint, amount: `−${price}` }
  return [
    { name: orderWords.planLine(plan, billingPeriod), hint: firstCharge, amount: price },
    ...(plan.hasTrial ? [trial] : []),
    {
      name: setup.name,
      hint: orderWords.setupHint(setup.feeCents === 0),
      amount: formatUsd(setup.feeCents),
    },
  ]
}

/** What is due today, whether by card, what follows, and when. */
export function orderTerms(order: Order, today: Date): string {
  const { planId, billingPeriod } = order
  const { hasTrial } = PLANS[planId]
  const price = formatUsd(planPriceCents(planId, billingPeriod))
  const next = formatShortDay(hasTrial ? trialEnd(today) : periodEnd(today, billingPeriod))
  const needsCard = needsCardToday(order)
  const follows = needsCard ? orderWords.follows : orderWords.followsWithCard
  const dueToday = orderWords.today(formatUsd(dueTodayCents(order)), needsCard)
  return `${dueToday} ${follows(price, billingPeriod, next)}`
}
