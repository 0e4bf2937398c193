// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as AttributionStore from '../../src/browser/attribution-store'
import type { PrivacyChoice } from '../../src/browser/privacy-choice'
import { CHECKOUT_MAX_BODY_BYTES } from '../../src/shared/checkout'
import { blockStorage } from '../support/block-storage'
import { sendGlobalPrivacyControl } from '../support/global-privacy-control'
import { takeErrors } from '../support/take-errors'

let store: typeof AttributionStore

/** A new document: the modules forget what they remembered of the visit. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  store = await import('../../src/browser/attribution-store')
  store.captureAttribution()
}

/** Loads the document of the current address again. */
async function reload(): Promise<void> {
  const timing = Object.assign(Object.create(null), { type: 'reload' })
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
  await open(window.location.href)
  entries.mockRestore()
}

async function choose(choice: PrivacyChoice): Promise<void> {
  const { choosePrivacy } = await import('../../src/browser/privacy-choice')
  choosePrivacy(choice)
}

/** Another tab of the site keeps another campaign. */
function followInAnotherTab(attribution: Readonly<Record<string, string>>): void {
  Cookies.set('utm_tracking', JSON.stringify(attribution), { secure: true })
}

beforeEach(() => void vi.setSystemTime('2026-03-04T05:06:07.890Z'))

test('the campaign is kept for 30 days in a Secure cookie; a checkout carries it without the time', async () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  await open('/platform?utm_source=google&utm_campaign=spring%20%22sale%22')
  const tags = { utm_source: 'google', utm_campaign: 'spring "sale"' }
  const campaign = { ...tags, landing_page: '/platform' }
  const attribution = { ...campaign, captured_at: '2026-03-04T05:06:07.890Z' }
  expect(JSON.parse(Cookies.get('utm_tracking') ?? '')).toEqual(attribution)
  const written = set.mock.calls.at(-1)?.[0]
  const expires = 'expires=Fri, 03 Apr 2026 05:06:07 GMT'
  expect(written).toContain(`; path=/; ${expires}; secure; sameSite=Lax`)
  expect(store.readAttribution()).toEqual(attribution)
  expect(store.visitAttribution()).toEqual(campaign)
})

test('another campaign replaces the whole attribution, a visit without one does not', async () => {
  await open('/?utm_source=google&utm_term=plumber&gclid=1')
  await open('/blog?utm_source=newsletter')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'newsletter', landing_page: '/blog' })
  expect(store.readAttribution()).not.toHaveProperty('utm_term')
  await open('/contact?utm_source=&other=1')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'newsletter' })
  await open('/platform?fbclid=abc')
  expect(store.visitAttribution()).toEqual({ fbclid: 'abc', landing_page: '/platform' })
})

test('a campaign whose page was reloaded before any script ran is recorded all the same', async () => {
  await open('/?utm_source=google')
  window.sessionStorage.setItem('landingUrl', '/?utm_source=bing')
  window.history.replaceState(null, '', '/?utm_source=bing')
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'bing' })
})

test('a privacy choice does not bring back a campaign that another tab has replaced', async () => {
  await open('/?utm_source=google')
  followInAnotherTab({ utm_source: 'bing', landing_page: '/' })
  await choose({ advertising: true, measurement: false })
  expect(store.readAttribution()).toMatchObject({ utm_source: 'bing' })
})

test('a reload does not bring back a campaign that another tab has replaced, a followed link does', async () => {
  await open('/?utm_source=google')
  followInAnotherTab({ utm_source: 'bing', landing_page: '/' })
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'bing' })
  await open('/?utm_source=google')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
})

test.each([
  ['ten days later', '2026-03-14T05:06:07Z', 'Fri, 03 Apr 2026 05:06:07 GMT'],
  ['a day before, by a wrong clock', '2026-03-03T05:06:07Z', 'Thu, 02 Apr 2026 05:06:07 GMT'],
])('a privacy choice %s does not renew the 30 days', async (_when, now, expires) => {
  await open('/?utm_source=google')
  vi.setSystemTime(now)
  const set = vi.spyOn(document, 'cookie', 'set')
  await choose({ advertising: true, measurement: false })
  expect(set.mock.calls.at(-1)?.[0]).toContain(`expires=${expires};`)
  expect(store.visitAttribution().utm_source).toBe('google')
})

test('without cookies the campaign lasts for the visit, and a reload keeps the one in its URL', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  blockStorage()
  await open('/?utm_source=google')
  await reload()
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
  store.clearAttribution()
  expect(store.readAttribution()).toBeNull()
})

test('in a sandboxed frame, where cookies throw, the campaign lasts for the visit', async () => {
  const refuse = vi.fn().mockThrow(new DOMException('The document is sandboxed', 'SecurityError'))
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
  await open('/?utm_source=google')
  const kept = store.readAttribution()
  Reflect.deleteProperty(document, 'cookie')
  expect(kept).toMatchObject({ utm_source: 'google' })
})

test('a tagged page that was left before the entry script ran is captured by the next page, once', async () => {
  window.sessionStorage.setItem('landingUrl', '/about?utm_source=google')
  await open('/platform')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google', landing_page: '/about' })
  store.clearAttribution()
  await open('/contact')
  expect(store.readAttribution()).toBeNull()
})

test('a landing URL that another script has damaged does not stop the capture', async () => {
  window.sessionStorage.setItem('landingUrl', ':99999/x')
  await open('/?utm_source=google')
  expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
})

test('a malformed cookie is logged once, and ignored', async () => {
  await open('/')
  Cookies.set('utm_tracking', '{"utm_source":')
  expect(store.readAttribution()).toBeNull()
  expect(store.readAttribution()).toBeNull()
  expect(takeErrors()).toEqual([['Error parsing UTM cookie:', expect.any(SyntaxError)]])
})

describe('under Global Privacy Control', () => {
  beforeEach(sendGlobalPrivacyControl)

  test('the cookie from before is removed, and a new campaign is kept in memory, without click ids', async () => {
    followInAnotherTab({ utm_source: 'before' })
    await open('/')
    expect(store.readAttribution()).toBeNull()
    expect(document.cookie).toBe('')
    await open('/?utm_source=google&gclid=1&fbclid=2')
    expect(store.visitAttribution()).toEqual({ utm_source: 'google', landing_page: '/' })
    expect(document.cookie).toBe('')
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('google')
  })

  test('the campaign survives a link that loads another document before React runs', async () => {
    window.sessionStorage.setItem('landingUrl', '/about?utm_source=google&gclid=1')
    await open('/about?utm_source=google&gclid=1')
    await open('/platform?sign-up=starter')
    expect(store.visitAttribution()).toEqual({ utm_source: 'google', landing_page: '/about' })
  })

  test('a cookie that a parent domain has set does not count', async () => {
    await open('/?utm_source=google')
    followInAnotherTab({ utm_source: 'tossed' })
    expect(store.readAttribution()).toMatchObject({ utm_source: 'google' })
    store.clearAttribution()
    followInAnotherTab({ utm_source: 'tossed' })
    expect(store.readAttribution()).toBeNull()
  })

  test('long values are cut, so that the checkout takes them', async () => {
    const tags = ['source', 'medium', 'campaign', 'term', 'content']
    const query = new URLSearchParams(tags.map((tag) => [`utm_${tag}`, '\\'.repeat(500)]))
    await open(`/?${query}`)
    const body = JSON.stringify(store.visitAttribution())
    expect(body.length).toBeLessThan(CHECKOUT_MAX_BODY_BYTES / 2)
    expect(store.readAttribution()?.utm_source).toBeDefined()
  })
})

test('switching advertising off takes cookie and click ids away, switching it on brings the cookie back', async () => {
  await open('/?utm_source=google&gclid=1')
  await choose({ advertising: false, measurement: true })
  expect(Cookies.get('utm_tracking')).toBeUndefined()
  expect(store.visitAttribution()).toEqual({ utm_source: 'google', landing_page: '/' })
  await choose({ advertising: true, measurement: true })
  expect(Cookies.get('utm_tracking')).toContain('google')
})
