import { expect, test } from 'vitest'
import {
  BILLING_PERIODS,
  DEFAULT_PLAN_ID,
  isPlanId,
  MONTHS_PAID_PER_YEAR,
  PLAN_IDS,
  PLANS,
  TRIAL_DAYS,
} from '../../src/shared/plans'

test('three plans are sold, by the month or by the year', () => {
  expect(PLAN_IDS).toEqual(['starter', 'business', 'shimzy'])
  expect(BILLING_PERIODS).toEqual(['monthly', 'yearly'])
  expect(DEFAULT_PLAN_ID).toBe('starter')
})

test.each([
  ['starter', 197, true, false],
  ['business', 297, true, true],
  ['shimzy', 599, false, false],
] as const)(
  '%s costs $%i a month (trial: %s, featured: %s)',
  (plan, dollars, hasTrial, featured) => {
    expect(PLANS[plan], 'docs/product.md restates these figures: change both').toMatchObject({
      id: plan,
      monthlyCents: dollars * 100,
      hasTrial,
      featured,
    })
  },
)

test('a trial lasts fourteen days and a year costs ten months', () => {
  expect(
    [TRIAL_DAYS, MONTHS_PAID_PER_YEAR],
    'docs/product.md restates these figures: change both',
  ).toEqual([14, 10])
})

test('only the ids of plans are plan ids', () => {
  expect(PLAN_IDS.every(isPlanId)).toBe(true)
  for (const other of [
    '',
    'Starter',
    'enterprise',
    'toString',
    '__proto__',
    0,
    null,
    undefined,
    [],
  ]) {
    expect(isPlanId(other)).toBe(false)
  }
})
