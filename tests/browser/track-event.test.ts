// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { beforeEach, expect, test } from 'vitest'
import { openWithAnalytics, type AnalyticsRig } from '../support/analytics-rig'

const subscription = (sessionId: string, plan: 'business' | 'shimzy' = 'business') =>
  ({ name: 'subscribe', sessionId, plan, billing: 'yearly' }) as const

const eventsOf = (rig: AnalyticsRig) => rig.google().filter(([command]) => command === 'event')
const tracksOf = (rig: AnalyticsRig) => rig.pixel().filter(([command]) => command === 'track')

beforeEach(() => {
  window.localStorage.clear()
})

test('a booking is counted although the booking service appends who has booked', async () => {
  const address = '/booking-success?attendeeName=Dana&email=dana%40cedar.example'
  const rig = await openWithAnalytics(address)
  await rig.reportPageView({ path: address, title: 'Thank you' })
  rig.trackEvent({ name: 'booking' })
  expect(tracksOf(rig)).toEqual([
    ['track', 'PageView'],
    ['track', 'Schedule'],
  ])
  expect(window.location.search).toBe('')
  expect(JSON.stringify(rig.google())).not.toMatch(/Dana|dana/)
})

test('a plan without a trial is a subscription from the first day', async () => {
  const rig = await openWithAnalytics('/subscription-success?plan=shimzy')
  rig.trackEvent(subscription('cs_1', 'shimzy'))
  expect(tracksOf(rig)).toEqual([['track', 'Subscribe']])
})

test('a session counts once, also after a reload, and each session for itself', async () => {
  const rig = await openWithAnalytics('/')
  rig.trackEvent(subscription('cs_1'))
  rig.trackEvent(subscription('cs_1'))
  rig.trackEvent(subscription('cs_2'))
  expect(eventsOf(rig)).toHaveLength(2)
  const reloaded = await openWithAnalytics('/')
  reloaded.trackEvent(subscription('cs_1'))
  expect(eventsOf(reloaded)).toEqual([])
})

test('a subscription is reported without its session, which leaves the address bar first', async () => {
  const address = '/subscription-success?plan=business&session_id=cs_1'
  const rig = await openWithAnalytics(address)
  await rig.reportPageView({ path: address, title: 'Subscription' })
  rig.trackEvent(subscription('cs_1'))
  expect(eventsOf(rig).at(-1)).toEqual([
    'event',
    'subscribe',
    { plan: 'business', billing_period: 'yearly' },
  ])
  expect(JSON.stringify(rig.google())).not.toContain('cs_1')
  expect(window.location.search).toBe('?plan=business')
  expect(tracksOf(rig)).toEqual([
    ['track', 'PageView'],
    ['track', 'StartTrial'],
  ])
})
