import { expect, test } from 'vitest'
import {
  BILLING_PERIODS,
  PLAN_IDS,
  PLANS,
  type BillingPeriod,
  type PlanId,
} from '../../src/shared/plans'
import {
  dueTodayCents,
  dueTodayText,
  needsCardToday,
  planPriceCents,
  trialEnd,
  type Order,
} from '../../src/shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor, type SetupOptionId } from '../../src/shared/setup-options'
import { monthlyPrice, setupFee, yearlyPrice } from '../support/figures'

test.each(PLAN_IDS)('a year of %s costs ten times its month', (plan) => {
  const { monthlyCents } = PLANS[plan]
  expect(planPriceCents(plan, 'monthly')).toBe(monthlyCents)
  expect(planPriceCents(plan, 'yearly')).toBe(10 * monthlyCents)
})

const { assistedNoWebsite, assisted, shimzy: aiSetup } = SETUP_OPTIONS
const shimzyCents = PLANS.shimzy.monthlyCents

/** docs/product.md, What is sold: what is due today, added up by hand. */
const DUE_TODAY: [PlanId, BillingPeriod, SetupOptionId, number, string][] = [
  ['starter', 'monthly', 'self', 0, '$0 (Free trial)'],
  ['starter', 'yearly', 'self', 0, '$0 (Free trial)'],
  [
    'business',
    'monthly',
    'assistedNoWebsite',
    assistedNoWebsite.feeCents,
    `${setupFee('assistedNoWebsite')} (Free trial)`,
  ],
  ['business', 'yearly', 'assisted', assisted.feeCents, `${setupFee('assisted')} (Free trial)`],
  [
    'shimzy',
    'monthly',
    'shimzy',
    aiSetup.feeCents + shimzyCents,
    `${setupFee('shimzy')} + ${monthlyPrice('shimzy')}`,
  ],
  [
    'shimzy',
    'yearly',
    'shimzy',
    aiSetup.feeCents + 10 * shimzyCents,
    `${setupFee('shimzy')} + ${yearlyPrice('shimzy')}`,
  ],
]

test.each(DUE_TODAY)('%s %s with setup %s: %i cents are due today, written "%s"', (...row) => {
  const [plan, billing, setup, cents, text] = row
  const order: Order = { plan, billing, setup }
  expect(dueTodayCents(order)).toBe(cents)
  expect(dueTodayText(order)).toBe(text)
})

test('a card is needed exactly when something is due today', () => {
  const orders = PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.flatMap((billing) =>
      setupOptionsFor(plan).map(({ id }): Order => ({ plan, billing, setup: id })),
    ),
  )
  expect(orders).toHaveLength(14)
  for (const order of orders) {
    const isFree = PLANS[order.plan].hasTrial && order.setup === 'self'
    expect(needsCardToday(order)).toBe(!isFree)
  }
})

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-15T12:00:00.000Z'],
  ['2026-10-25T00:00:00Z', '2026-11-08T00:00:00.000Z'],
  ['2028-02-20T23:59:59Z', '2028-03-05T23:59:59.000Z'],
])('a trial started on %s ends on %s', (start, end) => {
  expect(trialEnd(new Date(start)).toISOString()).toBe(end)
})

test('the start of a trial is not moved by computing its end', () => {
  const start = new Date('2026-03-01T12:00:00Z')
  trialEnd(start)
  expect(start.toISOString()).toBe('2026-03-01T12:00:00.000Z')
})
