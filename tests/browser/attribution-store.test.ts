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

test('the campaign is kept for 30 days in a Secure cookie; a checkout carries it without the time', async () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  await open('/platform?utm_source=google&utm_campaign=spring%20%22sale%22')
  const campaign = {
    utm_source: 'google',
    utm_campaign: 'spring "sale"',
    landing_page: '/platform',
  }
  const record = { ...campaign, captured_at: '2026-03-04T05:06:07.890Z' }
  expect(JSON.parse(Cookies.get('utm_tracking') ?? '')).toEqual(record)
  const written = set.mock.calls.map(([cookie]) => cookie).at(-1)
  expect(written).toContain('; path=/; secure; sameSite=Lax')
  expect(written).toContain('expires=Fri, 03 Apr 2026 05:06:07 GMT')
  expect(store.readAttribution()).toEqual(record)
  expect(store.checkoutAttribution()).toEqual(campaign)
  expect(z.safeParse(CheckoutAttribution, store.checkoutAttribution()).success).toBe(true)
})

test('another campaign replaces the whole record, also within the application; a visit without one does not', async () => {
  await open('/?utm_source=google&utm_term=plumber&gclid=1')
  await open('/blog?utm_source=newsletter')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'newsletter', landing_page: '/blog' })
  expect(store.readAttribution()).not.toHaveProperty('utm_term')
  await open('/contact?utm_source=&other=1')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'newsletter' })
  window.history.pushState(null, '', '/platform?fbclid=abc')
  store.captureAttribution()
  expect(store.checkoutAttribution()).toEqual({ fbclid: 'abc', landing_page: '/platform' })
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

test('without cookies the campaign holds for the visit, and a reload keeps that of its address', async () => {
  refuseCookies()
  await open('/?utm_source=google')
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
  store.clearAttribution()
  expect(store.readAttribution()).toBeNull()
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

test('Global Privacy Control removes the cookie from before, and keeps a new campaign in memory only', async () => {
  await open('/?utm_source=before')
  sendGlobalPrivacyControl()
  await reload()
  expect(document.cookie).toBe('')
  await open('/?utm_source=google')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
  expect(document.cookie).toBe('')
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
