// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, test } from 'vitest'
import { openWithAnalytics } from '../support/analytics-rig'

const subscription = (transactionId: string, plan: 'business' | 'shimzy' = 'business') =>
  ({ name: 'subscribe', transactionId, plan, billing: 'yearly', value: 123.45 }) as const

test('a booking is counted, without who has booked', async () => {
  const rig = await openWithAnalytics('/booking-success?attendeeName=Dana')
  rig.trackEvent({ name: 'booking' })
  expect(rig.pixel('track')).toEqual([['track', 'Schedule']])
  expect(rig.google('event')).toEqual([['event', 'generate_lead', { lead_source: 'booking' }]])
})

test('a subscription has its value, and one id at both services: a trial at Meta, or a paid plan', async () => {
  const rig = await openWithAnalytics('/')
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-2', 'shimzy'))
  const item = expect.objectContaining({ item_id: 'business', item_variant: 'yearly' })
  const purchase = { transaction_id: 't-1', value: 123.45, currency: 'USD', items: [item] }
  expect(rig.google('event')[0]).toEqual(['event', 'purchase', purchase])
  const worth = { value: 123.45, currency: 'USD' }
  expect(rig.pixel('track')).toEqual([
    ['track', 'StartTrial', worth, { eventID: 't-1' }],
    ['track', 'Subscribe', worth, { eventID: 't-2' }],
  ])
})

test('a transaction counts once, also after a reload once a script has sent it, and each for itself', async () => {
  const rig = await openWithAnalytics('/')
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-1'))
  rig.trackEvent(subscription('t-2'))
  expect(rig.google('event')).toHaveLength(2)
  const early = await openWithAnalytics('/')
  early.trackEvent(subscription('t-1'))
  expect(early.google('event')).toHaveLength(1)
  await early.runScripts()
  const reloaded = await openWithAnalytics('/')
  reloaded.trackEvent(subscription('t-1'))
  expect(reloaded.google('event')).toEqual([])
})
