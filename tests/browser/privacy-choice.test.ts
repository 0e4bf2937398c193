// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type * as PrivacyChoice from '../../src/browser/privacy-choice'
import { sendGlobalPrivacyControl } from '../support/global-privacy-control'

let privacy: typeof PrivacyChoice

async function openPage() {
  vi.resetModules()
  privacy = await import('../../src/browser/privacy-choice')
}

beforeEach(openPage)

const allowed = () => [privacy.isAllowed('advertising'), privacy.isAllowed('measurement')]

test.each([
  ['another tab', new StorageEvent('storage', { key: 'privacyChoice' })],
  [
    'another page, while this one was in the bfcache',
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('the choice in %s counts', (_where, event) => {
  const listener = vi.fn<() => void>()
  const stop = privacy.subscribeToPrivacyChoice(listener)
  window.localStorage.setItem('privacyChoice', '{"advertising":false,"measurement":false}')
  window.dispatchEvent(event)
  expect(listener).toHaveBeenCalledOnce()
  expect(allowed()).toEqual([false, false])
  window.dispatchEvent(new StorageEvent('storage', { key: 'selectedPlan', newValue: 'starter' }))
  expect(listener).toHaveBeenCalledOnce()
  stop()
  privacy.choosePrivacy({ advertising: true, measurement: true })
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  ['', [true, true]],
  ['{', [true, true]],
  ['{"advertising":"no","measurement":true}', [true, true]],
  ['{"advertising":false,"measu', [false, true]],
  ['{"advertising":1,"measurement": false}', [true, false]],
])('a stored choice of %j keeps each no that is legible', (text, expected) => {
  window.localStorage.setItem('privacyChoice', text)
  expect(allowed()).toEqual(expected)
})

test('a full storage does not bring back what was chosen before', () => {
  privacy.choosePrivacy({ advertising: true, measurement: true })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(privacy.choosePrivacy({ advertising: false, measurement: false })).toBe(false)
  expect(allowed()).toEqual([false, false])
})

test('Global Privacy Control overrules a yes to advertising, not one to measurement', () => {
  sendGlobalPrivacyControl()
  privacy.choosePrivacy({ advertising: true, measurement: true })
  expect(allowed()).toEqual([false, true])
})
