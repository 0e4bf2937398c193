import { expect, test } from 'vitest'
import { isPlanId, PLAN_IDS } from '../../src/shared/plans'

test('only the ids of plans are plan ids', () => {
  expect(PLAN_IDS.every(isPlanId)).toBe(true)
  const others = ['', 'Starter', 'enterprise', 'toString', '__proto__', 0, null, undefined, []]
  expect(others.filter(isPlanId)).toEqual([])
})
