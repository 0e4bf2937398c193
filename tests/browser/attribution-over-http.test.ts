// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4173/" }
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import {
  captureAttribution,
  clearAttribution,
  readAttribution,
} from '../../src/browser/attribution-store'

/** WebKit ignores every cookie that is marked Secure on a page over plain http, localhost included. */
function refuseSecureCookies() {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  return vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    if (!/;\s*secure/i.test(cookie)) set?.call(document, cookie)
  })
}

afterEach(() => {
  clearAttribution()
  window.history.replaceState(null, '', '/')
})

test('over plain http the cookie is stored without Secure if the browser refuses Secure', () => {
  refuseSecureCookies()
  window.history.replaceState(null, '', '/?utm_source=google')
  captureAttribution()
  expect(JSON.parse(Cookies.get('utm_tracking') ?? '{}')).toMatchObject({ utm_source: 'google' })
  clearAttribution()
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(readAttribution()).toBeNull()
})

test('over plain http the cookie is Secure if the browser accepts it, as Chromium does on localhost', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  window.history.replaceState(null, '', '/?utm_source=google')
  captureAttribution()
  const written = set.mock.calls.map(([cookie]) => cookie).at(-1)
  expect(written).toContain('; secure')
  expect(Cookies.get('utm_tracking')).toBeDefined()
})
