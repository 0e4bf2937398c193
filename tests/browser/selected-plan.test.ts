// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedSelectedPlan, storeSelectedPlan } from '../../src/browser/selected-plan'
import { blockStorage } from '../support/block-storage'

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
  blockStorage()
  storeSelectedPlan('shimzy')
  expect(storedSelectedPlan()).toBeUndefined()
})
