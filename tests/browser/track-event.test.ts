// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, test } from 'vitest'
import { openWithAnalytics, type AnalyticsRig } from '../support/analytics-rig'

const subscription = (transactionId: string, plan: 'business' | 'shimzy' = 'business') =>
  ({ name: 'subscribe', transactionId, plan, billing: 'yearly', value: 123.45 }) as const

const eventsOf = (rig: AnalyticsRig) => rig.google().filter(([command]) => command === 'event')
const tracksOf = (rig: AnalyticsRig) => rig.pixel().filter(([command]) => command === 'track')

test('a booking is counted, without who has booked', async () => {
  const rig = await openWithAnalytics('/booking-success?attendeeName=Dana')
  rig.trackEvent({ name: 'booking' })
  expect(tracksOf(rig)).toEqual([['track', 'Schedule']])
  expect(eventsOf(rig)).toEqual([['event', 'generate_lead', { lead_source: 'booking' }]])
})

test('a subscription has its value, and one id at both services: a trial at Meta, or a paid plan', async () => {
  const rig = await openWithAnalytics('/')
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-2', 'shimzy'))
  const item = expect.objectContaining({ item_id: 'business', item_variant: 'yearly' })
  const purchase = { transaction_id: 't-1', value: 123.45, currency: 'USD', items: [item] }
  expect(eventsOf(rig)[0]).toEqual(['event', 'purchase', purchase])
  const worth = { value: 123.45, currency: 'USD' }
  expect(tracksOf(rig)).toEqual([
    ['track', 'StartTrial', worth, { eventID: 't-1' }],
    ['track', 'Subscribe', worth, { eventID: 't-2' }],
  ])
})

test('a transaction counts once, also after a reload, and each for itself', async () => {
  const rig = await openWithAnalytics('/')
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-2'))
  expect(eventsOf(rig)).toHaveLength(2)
  const reloaded = await openWithAnalytics('/')
  reloaded.trackEvent(subscription('t-1'))
  expect(eventsOf(reloaded)).toEqual([])
})
