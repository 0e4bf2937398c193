import { formatUsd, type Cents } from '../shared/money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS, type PlanId } from '../shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../shared/setup-options'
import { aiUsageCents, usageCents, type UsageFeeId } from '../shared/usage-fees'
import { CARRIER_FEES } from './carrier-fees'
import { clinicsAgreement } from './standing-copy'

/** A month of use: units of each usage fee, and what the AI assistant does. */
interface MonthOfUse {
  readonly units: Partial<Record<UsageFeeId, number>>
  readonly aiMessages?: number
  readonly aiMinutes?: number
}

/** An invented buyer, with the plan, the setup and the use that fit. */
export interface TypicalBuyer {
  readonly name: string
  readonly planId: PlanId
  readonly setupOption: SetupOptionId
  readonly use: MonthOfUse
  /** The month's use in words, as the page prints it. */
  readonly useInWords: string
}

/** Three buyers who add up what they would pay. Their use is made up; the prices are the catalog's. */
export const TYPICAL_BUYERS: readonly TypicalBuyer[] = [
  {
    name: 'A fence company with six people',
    planId: 'starter',
    setupOption: 'self',
    use: {
      units: { 'making-calls': 150, 'receiving-calls': 100, 'text-message': 400, email: 1_000 },
    },
    useInWords: '150 minutes of calls made, 100 taken, 400 texts, 1,000 emails',
  },
  {
    name: 'A med spa that sells an online course, set up by us',
    planId: 'business',
    setupOption: 'assistedNoWebsite',
    use: {
      units: { 'making-calls': 200, 'receiving-calls': 300, 'text-message': 1_200, email: 4_000 },
    },
    useInWords: '200 minutes of calls made, 300 taken, 1,200 texts, 4,000 emails',
  },
  {
    name: 'A dentist whose phone Shimzy answers',
    planId: 'shimzy',
    setupOption: 'shimzy',
    use: {
      units: { 'making-calls': 150, 'receiving-calls': 400, 'text-message': 800, email: 2_000 },
      aiMessages: 400,
      aiMinutes: 200,
    },
    useInWords:
      '150 minutes of calls made, 400 taken, 800 texts, 2,000 emails, 400 AI messages, 200 AI minutes',
  },
]

const MONTHS_PER_YEAR = 12

/** What a buyer pays, in US cents. */
export interface BuyerTotals {
  /** The total of a month's calls, texts, emails and AI answers. */
  readonly usageCents: Cents
  /** Setup, one month of the plan at full price, one month of use and carrier registration. */
  readonly firstMonthCents: Cents
  /** Twelve months paid monthly, with setup, use and carrier registration. */
  readonly firstYearCents: Cents
  /** The same with the plan paid by the year. */
  readonly firstYearPaidYearlyCents: Cents
}

/** Adds up what a buyer pays. A trial only moves the first charge to day 15; the sums stay the same. */
export function buyerTotals({ planId, setupOption, use }: TypicalBuyer): BuyerTotals {
  const { units, aiMessages = 0, aiMinutes = 0 } = use
  const metered = usageCents(planId, units) + aiUsageCents(aiMessages, aiMinutes)
  const monthly = metered + CARRIER_FEES.registrationMonthlyCents
  const once = SETUP_OPTIONS[setupOption].feeCents + CARRIER_FEES.registrationOnceCents
  const plan = PLANS[planId].monthlyCents
  return {
    usageCents: metered,
    firstMonthCents: once + plan + monthly,
    firstYearCents: once + MONTHS_PER_YEAR * (plan + monthly),
    firstYearPaidYearlyCents: once + MONTHS_PAID_PER_YEAR * plan + MONTHS_PER_YEAR * monthly,
  }
}

/** What the page says around the totals. */
export const buyerTable = {
  title: 'What it adds up to.',
  text: 'Three made-up businesses, with setup, plan, usage and carrier registration, before sales tax.',
  note: `Each text is one segment. A free trial moves the first charge for the plan to day ${TRIAL_DAYS + 1}. The setup is charged the day you order, and registration the day you register. ${PLANS.shimzy.name}’s free days before it answers would lower its totals. ${clinicsAgreement}`,
  names: { year: 'First 12 months, paid monthly' },
  /** A receipt, without its total. */
  lines: (buyer: TypicalBuyer) => {
    const { planId, setupOption } = buyer
    const totals = buyerTotals(buyer)
    return [
      [`${PLANS[planId].name} a month`, formatUsd(PLANS[planId].monthlyCents)],
      ['Usage a month', formatUsd(totals.usageCents)],
      ['Carrier registration a month', formatUsd(CARRIER_FEES.registrationMonthlyCents)],
      ['Carrier registration, once', formatUsd(CARRIER_FEES.registrationOnceCents)],
      ['Setup, once', formatUsd(SETUP_OPTIONS[setupOption].feeCents)],
      ['First paid month', formatUsd(totals.firstMonthCents)],
      ['First 12 months, paid yearly', formatUsd(totals.firstYearPaidYearlyCents)],
    ] as const
  },
} as const
