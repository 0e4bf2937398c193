// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, test, vi } from 'vitest'
import { openWithAnalytics, SAMPLE_IDS } from '../support/analytics-rig'
import { sendGlobalPrivacyControl } from '../support/global-privacy-control'
import { lateValue } from '../support/late-value'

const VIEW = { path: '/platform?utm_source=google', title: 'Platform' }

const GOOGLE_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345'
const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/** What Google receives about everything that serves advertising. */
const adConsent = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
})

test('each service is loaded only for its own id', async () => {
  for (const [ids, scripts] of [
    [{}, []],
    [{ google: SAMPLE_IDS.google }, [GOOGLE_SCRIPT]],
    [{ pixel: SAMPLE_IDS.pixel }, [PIXEL_SCRIPT]],
  ] as const) {
    const rig = await openWithAnalytics('/', ids)
    await rig.reportPageView(VIEW)
    rig.trackEvent({ name: 'booking' })
    expect(rig.scripts()).toEqual(scripts)
    expect([window.dataLayer, window.fbq].filter(Boolean)).toHaveLength(scripts.length)
  }
})

test('scripts wait until the page itself has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  expect(rig.scripts()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(rig.scripts()).toEqual([GOOGLE_SCRIPT, PIXEL_SCRIPT])
})

test('Google learns about a page by hand, with advertising granted only now', async () => {
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  expect(rig.google()).toContainEqual(['config', SAMPLE_IDS.google, { send_page_view: false }])
  const page_path = VIEW.path
  const page_location = `https://site.example${page_path}`
  expect(rig.google('event', 'page_view')).toEqual([
    ['event', 'page_view', { page_path, page_location, page_title: VIEW.title }],
  ])
  expect(rig.google('consent')).toEqual([
    ['consent', 'default', { ...adConsent('denied'), analytics_storage: 'granted' }],
    ['consent', 'update', adConsent('granted')],
  ])
})

test('the pixel neither follows the address nor reads along in forms', async () => {
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  expect(window.fbq?.disablePushState).toBe(true)
  expect(rig.pixel()).toEqual([
    ['set', 'autoConfig', false, SAMPLE_IDS.pixel],
    ['init', SAMPLE_IDS.pixel],
    ['track', 'PageView'],
  ])
})

test('each navigation is one view with its own address and referrer; a title that hangs delays no other', async () => {
  const rig = await openWithAnalytics('/')
  const late = lateValue<string>()
  await rig.reportPageView({ path: '/', title: late.promise })
  // The pixel sends the address bar, so that it cannot wait for a title.
  expect(rig.pixel('track')).toHaveLength(1)
  window.history.pushState(null, '', '/about')
  await rig.reportPageView({ path: '/about', title: 'About' })
  const titles = () => rig.google('event', 'page_view').map(([, , view]) => Object(view).page_title)
  expect(titles()).toEqual(['About'])
  expect(rig.google()).toContainEqual(['set', { page_referrer: 'https://site.example/' }])
  late.resolve('Home')
  await expect.poll(titles).toEqual(['About', 'Home'])
  expect(rig.google('event', 'page_view')[1]?.[2]).toMatchObject({
    page_location: 'https://site.example/',
  })
  expect(rig.pixel('track')).toHaveLength(2)
  expect(rig.scripts()).toHaveLength(2)
})

test('an event before the first page view does not send the address bar to Google either', async () => {
  const rig = await openWithAnalytics('/booking-success?attendeeName=Dana')
  rig.trackEvent({ name: 'booking' })
  const commands = rig.google().map(([command, values]) => [command, Object(values).page_location])
  const set = commands.findIndex(([command]) => command === 'set')
  expect(commands[set]?.[1]).toBe('https://site.example/booking-success')
  expect(commands.findIndex(([command]) => command === 'event')).toBeGreaterThan(set)
})

test("Google's click id is in the page's address while advertising is allowed, and gone after a no", async () => {
  const rig = await openWithAnalytics('/about?gclid=2&fbclid=3&msclkid=4')
  const location = () =>
    rig.google('set').findLast(([, values]) => 'page_location' in Object(values))?.[1]
  await rig.reportPageView({ path: '/about?gclid=2&fbclid=3&msclkid=4', title: 'About' })
  expect(rig.google('event', 'page_view')[0]?.[2]).toMatchObject({
    page_path: '/about',
    page_location: 'https://site.example/about?gclid=2',
  })
  rig.choosePrivacy({ advertising: false, measurement: true })
  expect(location()).toMatchObject({ page_location: 'https://site.example/about' })
})

test('a view of an unknown page is reported to Google as /404, and not to the pixel', async () => {
  for (const address of ['/dana-whitfield', '/blog/dana-whitfield']) {
    const rig = await openWithAnalytics(`${address}?utm_source=fair`)
    await rig.reportPageView({ path: '/404?utm_source=fair', title: 'Not found' })
    expect(rig.google('event', 'page_view')[0]?.[2]).toMatchObject({
      page_path: '/404?utm_source=fair',
    })
    rig.choosePrivacy({ measurement: true, advertising: true })
    expect(JSON.stringify(rig.google())).not.toContain('dana')
    expect(rig.pixel('track')).toEqual([])
  }
  // Read as a path, and not as a host.
  const rig = await openWithAnalytics('/')
  await rig.reportPageView({ path: '//dana-whitfield', title: 'Not found' })
  expect(rig.google('event', 'page_view')[0]?.[2]).toMatchObject({ page_path: '/404' })
  expect(rig.pixel('track')).toEqual([])
})

test('Global Privacy Control keeps the pixel off and advertising denied', async () => {
  sendGlobalPrivacyControl()
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  expect(rig.scripts()).toEqual([GOOGLE_SCRIPT])
  expect(window.fbq).toBeUndefined()
  expect(rig.google('consent')).toHaveLength(1)
  expect(rig.google('event', 'page_view')).toHaveLength(1)
})

test('switching off stops both services at once, also a view whose title is still loading', async () => {
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  const late = lateValue<string>()
  await rig.reportPageView({ path: '/', title: late.promise })
  rig.choosePrivacy({ advertising: false, measurement: false })
  expect(rig.google().at(-1)).toEqual([
    'consent',
    'update',
    { ...adConsent('denied'), analytics_storage: 'denied' },
  ])
  expect(window).toHaveProperty(`ga-disable-${SAMPLE_IDS.google}`, true)
  expect(rig.pixel()[0]).toEqual(['consent', 'revoke'])
  late.resolve('Home')
  await rig.reportPageView({ path: '/about', title: 'About' })
  expect(rig.google('event', 'page_view')).toHaveLength(1)
  expect(rig.pixel('track')).toHaveLength(2)
})

test('a no before the scripts have loaded keeps them away, and a later yes loads them', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  rig.choosePrivacy({ advertising: false, measurement: false })
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(rig.scripts()).toEqual([])
  rig.choosePrivacy({ advertising: true, measurement: true })
  expect(rig.scripts()).toEqual([GOOGLE_SCRIPT, PIXEL_SCRIPT])
})

test('the pixel reads the last choice before the view that waits for its script', async () => {
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  for (const advertising of [false, true]) rig.choosePrivacy({ advertising, measurement: true })
  const [first, ...rest] = rig.pixel()
  expect(first).toEqual(['consent', 'grant'])
  expect(rest.filter(([command]) => command === 'consent')).toEqual([])
  const received = vi.fn()
  Object.assign(window.fbq ?? {}, { callMethod: received })
  rig.choosePrivacy({ advertising: false, measurement: true })
  expect(received).toHaveBeenCalledExactlyOnceWith('consent', 'revoke')
})

test('a visitor who switched both off is not tracked; switching on reports the page being read, once', async () => {
  window.localStorage.setItem('privacyChoice', '{"advertising":false,"measurement":false}')
  const rig = await openWithAnalytics('/')
  await rig.reportPageView(VIEW)
  rig.trackEvent({ name: 'booking' })
  expect(rig.scripts()).toEqual([])
  rig.choosePrivacy({ advertising: false, measurement: true })
  rig.choosePrivacy({ advertising: true, measurement: true })
  await expect.poll(() => rig.google('event', 'page_view')).toHaveLength(1)
  expect(rig.pixel('track')).toHaveLength(1)
})

test('coming back from checkout is not a visit from a new source', async () => {
  const rig = await openWithAnalytics('/subscription-success?plan=starter')
  await rig.reportPageView({ path: '/subscription-success?plan=starter', title: 'Subscription' })
  expect(rig.google('config')[0]?.[2]).toEqual({
    send_page_view: false,
    ignore_referrer: 'true',
  })
})
