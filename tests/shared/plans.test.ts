import { expect, test } from 'vitest'
import { BILLING_PERIODS, DEFAULT_PLAN_ID, isPlanId, PLAN_IDS } from '../../src/shared/plans'

test('three plans are sold, by the month or by the year', () => {
  expect(PLAN_IDS).toEqual(['starter', 'business', 'shimzy'])
  expect(BILLING_PERIODS).toEqual(['monthly', 'yearly'])
  expect(DEFAULT_PLAN_ID).toBe('starter')
})

test('only the ids of plans are plan ids', () => {
  expect(PLAN_IDS.every(isPlanId)).toBe(true)
  const others = ['', 'Starter', 'enterprise', 'toString', '__proto__', 0, null, undefined, []]
  expect(others.filter(isPlanId)).toEqual([])
})
