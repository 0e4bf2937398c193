// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type * as AttributionStore from '../../src/browser/attribution-store'
import { CheckoutAttribution } from '../../src/shared/checkout'
import { blockStorage } from '../support/block-storage'
import { sendGlobalPrivacyControl } from '../support/global-privacy-control'

let store: typeof AttributionStore

/** A new document: the modules forget what they remembered of the visit. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  store = await import('../../src/browser/attribution-store')
  store.captureAttribution(true)
}

/** Loads the document of the current address again. */
async function reload(): Promise<void> {
  const timing = Object.assign(Object.create(null), { type: 'reload' })
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
  await open(window.location.href)
  entries.mockRestore()
}

/** What React Router does to the entry of the history when the wizard closes. */
function replaceAddress(address: string): void {
  window.history.replaceState({ usr: null, key: 'new', idx: 0 }, '', address)
  store.captureAttribution()
}

/** Another tab of the site keeps another campaign. */
function followInAnotherTab(record: Readonly<Record<string, string>>): void {
  Cookies.set('utm_tracking', JSON.stringify(record), { secure: true })
}

function refuseCookies(): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
}

beforeEach(() => {
  vi.setSystemTime('2026-03-04T05:06:07.890Z')
})

afterEach(() => {
  vi.useRealTimers()
  Cookies.remove('utm_tracking')
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('the campaign of the address is kept in the cookie, as JSON', async () => {
  await open('/platform?utm_source=google&utm_campaign=spring%20%22sale%22')
  const record = {
    utm_source: 'google',
    utm_campaign: 'spring "sale"',
    captured_at: '2026-03-04T05:06:07.890Z',
    landing_page: '/platform',
  }
  expect(JSON.parse(Cookies.get('utm_tracking') ?? '')).toEqual(record)
  expect(store.readAttribution()).toEqual(record)
})

test('the cookie lives 30 days on the whole site, over https and for own navigations', async () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  await open('/?utm_source=google')
  const written = set.mock.calls.map(([cookie]) => cookie).at(-1)
  expect(written).toContain('; path=/; secure; sameSite=Lax')
  expect(written).toContain('expires=Fri, 03 Apr 2026 05:06:07 GMT')
})

test('a visit with another campaign replaces the whole record', async () => {
  await open('/?utm_source=google&utm_term=plumber&gclid=1')
  await open('/blog?utm_source=newsletter')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'newsletter', landing_page: '/blog' })
  expect(store.readAttribution()).not.toHaveProperty('utm_term')
  expect(store.readAttribution()).not.toHaveProperty('gclid')
})

test('a visit without a campaign leaves the record as it is', async () => {
  await open('/?utm_source=google')
  await open('/contact?utm_source=&other=1')
  expect(store.readAttribution()?.utm_source).toBe('google')
})

test('a reload, or closing the wizard, does not bring back a campaign that was cleared', async () => {
  await open('/platform?sign-up=starter&utm_source=google')
  store.clearAttribution()
  replaceAddress('/platform?utm_source=google')
  expect(store.readAttribution()).toBeNull()
  await reload()
  expect(store.readAttribution()).toBeNull()
})

test('a cleared campaign stays cleared also where it was in memory only', async () => {
  sendGlobalPrivacyControl()
  await open('/?utm_source=google')
  store.clearAttribution()
  await reload()
  expect(store.readAttribution()).toBeNull()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('google')
})

test.each([false, true])(
  'the last touch of two tabs reaches Stripe, also where storage throws (%s)',
  async (isBlocked) => {
    if (isBlocked) blockStorage()
    await open('/platform?sign-up=starter&utm_source=google')
    followInAnotherTab({ utm_source: 'bing', landing_page: '/' })
    replaceAddress('/platform?utm_source=google')
    expect(store.checkoutAttribution()).toEqual({ utm_source: 'bing', landing_page: '/' })
  },
)

test('a reload does not bring back a campaign that another tab has replaced, a followed link does', async () => {
  await open('/?utm_source=google')
  followInAnotherTab({ utm_source: 'bing', landing_page: '/' })
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'bing' })
  await open('/?utm_source=google')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
})

/** When the cookie that was written last expires. */
const expiryIn = (written: readonly string[]) => /expires=([^;]*)/.exec(written.at(-1) ?? '')?.[1]

test.each([
  ['the same day', '2026-03-04T06:00:00Z', 'Fri, 03 Apr 2026 05:06:07 GMT'],
  ['ten days later', '2026-03-14T05:06:07Z', 'Fri, 03 Apr 2026 05:06:07 GMT'],
  [
    'a day before, by a clock that was wrong',
    '2026-03-03T05:06:07Z',
    'Thu, 02 Apr 2026 05:06:07 GMT',
  ],
])('a privacy choice %s does not renew the 30 days', async (_when, now, expires) => {
  await open('/?utm_source=google')
  vi.setSystemTime(now)
  const set = vi.spyOn(document, 'cookie', 'set')
  const { choosePrivacy } = await import('../../src/browser/privacy-choice')
  choosePrivacy({ advertising: true, measurement: false })
  expect(expiryIn(set.mock.calls.map(([cookie]) => cookie))).toBe(expires)
  expect(store.checkoutAttribution().utm_source).toBe('google')
})

test('a reload under Global Privacy Control removes the cookie from before', async () => {
  await open('/?utm_source=google')
  sendGlobalPrivacyControl()
  await reload()
  expect(document.cookie).toBe('')
})

test('without cookies a reload keeps the campaign of its address', async () => {
  refuseCookies()
  await open('/?utm_source=google')
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
})

describe('a page that a tagged page of this site led to', () => {
  beforeEach(() => {
    window.history.pushState(null, '', '/platform')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://site.example/?utm_source=google')
  })

  test('keeps its campaign where no script ran there', async () => {
    await open('/platform')
    store.captureAttributionOfReferrer()
    expect(store.readAttribution()).toMatchObject({ utm_source: 'google', landing_page: '/' })
  })

  test('does not bring back what was cleared there', async () => {
    await open('/?utm_source=google')
    store.clearAttribution()
    await open('/platform')
    store.captureAttributionOfReferrer()
    expect(store.readAttribution()).toBeNull()
  })
})

test('a navigation within the application captures, too', async () => {
  await open('/')
  window.history.pushState(null, '', '/platform?fbclid=abc')
  store.captureAttribution()
  expect(store.readAttribution()).toMatchObject({ fbclid: 'abc', landing_page: '/platform' })
})

test('a malformed cookie is logged once, and ignored', async () => {
  await open('/')
  Cookies.set('utm_tracking', '{"utm_source":')
  expect(store.readAttribution()).toBeNull()
  expect(store.readAttribution()).toBeNull()
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Error parsing UTM cookie:',
    expect.any(SyntaxError),
  )
  vi.mocked(console.error).mockClear()
})

test('a cookie written by somebody else is read with care', async () => {
  await open('/')
  const foreign = { utm_source: 'x'.repeat(900), utm_medium: 7, landing_page: '/a', extra: true }
  Cookies.set('utm_tracking', JSON.stringify(foreign))
  expect(store.readAttribution()).toEqual({ utm_source: 'x'.repeat(500), landing_page: '/a' })
})

test('without cookies the record holds for the visit', async () => {
  refuseCookies()
  await open('/?utm_source=google')
  expect(store.readAttribution()?.utm_source).toBe('google')
  store.clearAttribution()
  expect(store.readAttribution()).toBeNull()
})

test('clearing removes the cookie and tells anyone who listens', async () => {
  await open('/?utm_source=google')
  const listener = vi.fn<() => void>()
  const stop = store.subscribeToAttribution(listener)
  store.clearAttribution()
  expect(store.readAttribution()).toBeNull()
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  store.clearAttribution()
  expect(listener).toHaveBeenCalledOnce()
})

test('a checkout carries the record without the time, as its schema wants it', async () => {
  await open('/platform?utm_source=google&gclid=1')
  const attribution = store.checkoutAttribution()
  expect(attribution).toEqual({ utm_source: 'google', gclid: '1', landing_page: '/platform' })
  expect(z.safeParse(CheckoutAttribution, attribution).success).toBe(true)
})

test('a checkout without a record carries nothing', async () => {
  await open('/')
  expect(store.checkoutAttribution()).toEqual({})
})

test('under Global Privacy Control the record outlives the visit in no cookie', async () => {
  await open('/?utm_source=before')
  sendGlobalPrivacyControl()
  await open('/?utm_source=google')
  expect(store.readAttribution()?.utm_source).toBe('google')
  expect(Cookies.get('utm_tracking')).toBeUndefined()
})

test('switching advertising off takes the cookie away, switching it on brings it back', async () => {
  await open('/?utm_source=google')
  const { choosePrivacy } = await import('../../src/browser/privacy-choice')
  choosePrivacy({ advertising: false, measurement: true })
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(store.readAttribution()?.utm_source).toBe('google')
  choosePrivacy({ advertising: true, measurement: true })
  expect(Cookies.get('utm_tracking')).toContain('google')
})
