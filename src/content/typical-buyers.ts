import { formatCount, formatUsd } from '../shared/money'
import { PLANS, type PlanId } from '../shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../shared/setup-options'
import { aiUsageCents, usageCents, type UsageFeeId } from '../shared/usage-fees'

/** An invented buyer with a plan, a setup and a month's usage. */
export interface TypicalBuyer {
  readonly name: string
  readonly plan: PlanId
  readonly setup: SetupOptionId
  /** Units of each usage fee. */
  readonly units: Partial<Record<UsageFeeId, number>>
  readonly aiMessages?: number
  readonly aiMinutes?: number
}

/** Three example buyers. Their usage is invented; the prices come from the catalog. */
export const TYPICAL_BUYERS: readonly TypicalBuyer[] = [
  {
    name: 'A fence company with six people',
    plan: 'starter',
    setup: 'self',
    units: { 'making-calls': 150, 'receiving-calls': 100, 'text-message': 400, email: 1_000 },
  },
  {
    name: 'A med spa with an online course, set up by us',
    plan: 'business',
    setup: 'assistedNoWebsite',
    units: { 'making-calls': 200, 'receiving-calls': 300, 'text-message': 1_200, email: 4_000 },
  },
  {
    name: 'A salon where Shimzy picks up',
    plan: 'shimzy',
    setup: 'shimzy',
    units: { 'making-calls': 150, 'receiving-calls': 400, 'text-message': 800, email: 2_000 },
    aiMessages: 400,
    aiMinutes: 200,
  },
]

/** A buyer's usage in a month: '150 outgoing minutes, 100 incoming, 400 texts, 1,000 emails'. */
export function usageInWords({ units, aiMessages = 0, aiMinutes = 0 }: TypicalBuyer): string {
  const parts = [
    [units['making-calls'] ?? 0, 'outgoing minutes'],
    [units['receiving-calls'] ?? 0, 'incoming'],
    [aiMinutes, 'of those by the AI'],
    [units['text-message'] ?? 0, 'texts'],
    [units.email ?? 0, 'emails'],
    [aiMessages, 'AI messages'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatCount(count)} ${what}`)
    .join(', ')
}

const MONTHS_PER_YEAR = 12

/**
 * Adds up what a buyer pays monthly, in US cents: a month's calls, texts, emails and AI answers, the month with its plan,
 * and twelve such months with the setup.
 */
export function buyerTotals(buyer: TypicalBuyer) {
  const { plan, setup, units, aiMessages = 0, aiMinutes = 0 } = buyer
  const metered = usageCents(plan, units) + aiUsageCents(aiMessages, aiMinutes)
  const monthCents = PLANS[plan].monthlyCents + metered
  return {
    usageCents: metered,
    monthCents,
    firstYearCents: SETUP_OPTIONS[setup].feeCents + MONTHS_PER_YEAR * monthCents,
  }
}

/** Texts around the totals. */
export const buyerTable = {
  title: 'What it adds up to',
  total: 'First 12 months, paid monthly',
  /** A receipt, without its total. */
  lines: (buyer: TypicalBuyer) => {
    const { plan, setup } = buyer
    const totals = buyerTotals(buyer)
    return [
      [PLANS[plan].name, formatUsd(PLANS[plan].monthlyCents)],
      ['Usage', formatUsd(totals.usageCents)],
      ['A month', formatUsd(totals.monthCents)],
      ['Setup, once', formatUsd(SETUP_OPTIONS[setup].feeCents)],
    ] as const
  },
} as const
