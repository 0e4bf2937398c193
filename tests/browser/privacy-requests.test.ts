// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import {
  arePrivacyChoicesRequested,
  closePrivacyChoices,
  listenForPrivacyRequests,
  subscribeToPrivacyRequests,
} from '../../src/browser/privacy-requests'

afterEach(closePrivacyChoices)

test('the footer button asks for the dialog, before and after React has started', () => {
  document.body.innerHTML = '<button data-privacy-choices><b>Your privacy choices</b></button>'
  const onRequest = vi.fn<() => void>()
  const listener = vi.fn<() => void>()
  const stop = listenForPrivacyRequests(onRequest)
  const unsubscribe = subscribeToPrivacyRequests(listener)
  document.querySelector('b')?.click()
  expect(arePrivacyChoicesRequested()).toBe(true)
  expect(onRequest).toHaveBeenCalledOnce()
  closePrivacyChoices()
  expect(arePrivacyChoicesRequested()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  stop()
  document.querySelector('b')?.click()
  expect(arePrivacyChoicesRequested()).toBe(false)
})

test('other clicks ask for nothing', () => {
  document.body.innerHTML = '<button>Menu</button>'
  const stop = listenForPrivacyRequests(vi.fn<() => void>())
  document.querySelector('button')?.click()
  expect(arePrivacyChoicesRequested()).toBe(false)
  stop()
})
