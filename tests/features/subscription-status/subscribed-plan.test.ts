import { expect, test } from 'vitest'
import { subscribedPlan } from '../../../src/features/subscription-status/use-outcome'

test.each(['starter', 'business', 'shimzy'] as const)('the address names %s', (planId) => {
  expect(subscribedPlan(`?plan=${planId}&session_id=cs_test_1`, 'starter')).toBe(planId)
})

test.each(['', '?plan=', '?plan=platinum', '?plan=Business', '?plan=__proto__'])(
  'an address like "%s" leaves it to the stored plan, then to starter',
  (search) => {
    expect(subscribedPlan(search, 'shimzy')).toBe('shimzy')
    expect(subscribedPlan(search, undefined)).toBe('starter')
  },
)
