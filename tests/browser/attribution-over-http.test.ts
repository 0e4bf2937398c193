// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4173/?utm_source=google" }
import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { captureAttribution, clearAttribution } from '../../src/browser/attribution-store'

test('over plain http the cookie is Secure, or not where the browser refuses that, as WebKit does', () => {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    if (!/;\s*secure/i.test(cookie)) set?.call(document, cookie)
  })
  captureAttribution()
  expect(written.mock.calls.at(-1)?.[0]).toContain('; secure')
  expect(JSON.parse(Cookies.get('utm_tracking') ?? '{}')).toMatchObject({ utm_source: 'google' })
  clearAttribution()
  expect(Cookies.get('utm_tracking')).toBeUndefined()
})
