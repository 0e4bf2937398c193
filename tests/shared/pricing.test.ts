import { expect, test } from 'vitest'
import type { Order } from '../../src/shared/checkout'
import { formatUsd } from '../../src/shared/money'
import {
  BILLING_PERIODS,
  MONTHS_PAID_PER_YEAR,
  PLAN_IDS,
  PLANS,
  TRIAL_DAYS,
} from '../../src/shared/plans'
import {
  dueTodayCents,
  dueTodayText,
  needsCardToday,
  planPriceCents,
  trialEnd,
} from '../../src/shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor } from '../../src/shared/setup-options'
import { monthlyPrice, setupFee, yearlyPrice } from '../support/figures'

test.each(PLAN_IDS)('a year of %s costs as much as its paid months', (plan) => {
  const { monthlyCents } = PLANS[plan]
  expect(planPriceCents(plan, 'monthly')).toBe(monthlyCents)
  expect(planPriceCents(plan, 'yearly')).toBe(MONTHS_PAID_PER_YEAR * monthlyCents)
})

/** docs/product.md, What is sold: what is due today, added up by hand. */
test.each([
  ['starter', 'monthly', 'self', `${formatUsd(0)} (Free trial)`],
  ['business', 'yearly', 'assisted', `${setupFee('assisted')} (Free trial)`],
  ['shimzy', 'monthly', 'shimzy', `${setupFee('shimzy')} + ${monthlyPrice('shimzy')}`],
  ['shimzy', 'yearly', 'shimzy', `${setupFee('shimzy')} + ${yearlyPrice('shimzy')}`],
] as const)('%s %s with setup %s: due today is written "%s"', (plan, billing, setup, text) => {
  const order = { plan, billing, setup }
  expect(dueTodayText(order)).toBe(text)
  const firstPeriod = plan === 'shimzy' ? planPriceCents(plan, billing) : 0
  expect(dueTodayCents(order)).toBe(SETUP_OPTIONS[setup].feeCents + firstPeriod)
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

test.each(['2026-03-01T12:00:00Z', '2026-10-25T00:00:00Z', '2028-02-20T23:59:59Z'])(
  'a trial started at %s ends at the same time of its last day',
  (start) => {
    const end = new Date(start)
    end.setUTCDate(end.getUTCDate() + TRIAL_DAYS)
    expect(trialEnd(new Date(start))).toEqual(end)
  },
)
