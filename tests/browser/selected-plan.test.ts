// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { storedSelectedPlan, storeSelectedPlan } from '../../src/browser/selected-plan'

test('the chosen plan is kept under the agreed key; what is no plan counts as not stored', () => {
  storeSelectedPlan('business')
  expect(window.localStorage.getItem('selectedPlan')).toBe('business')
  expect(storedSelectedPlan()).toBe('business')
  window.localStorage.setItem('selectedPlan', 'platinum')
  expect(storedSelectedPlan()).toBeUndefined()
})
