// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { storedSelectedPlan, storeSelectedPlan } from '../../src/browser/selected-plan'

function blocked(): never {
  throw new DOMException('Storage is blocked', 'SecurityError')
}

beforeEach(() => {
  window.localStorage.clear()
})

test('the chosen plan is kept under the agreed key', () => {
  storeSelectedPlan('business')
  expect(window.localStorage.getItem('selectedPlan')).toBe('business')
  expect(storedSelectedPlan()).toBe('business')
})

test('nothing, or something that is no plan, counts as not stored', () => {
  expect(storedSelectedPlan()).toBeUndefined()
  window.localStorage.setItem('selectedPlan', 'platinum')
  expect(storedSelectedPlan()).toBeUndefined()
})

test('a storage that throws is no obstacle', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  storeSelectedPlan('shimzy')
  expect(storedSelectedPlan()).toBeUndefined()
})
