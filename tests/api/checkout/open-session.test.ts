import { afterAll, beforeEach, expect, test } from 'vitest'
import { CHECKOUT_MESSAGES, type CheckoutRequest } from '../../../src/shared/checkout'
import { planPriceCents } from '../../../src/shared/pricing'
import {
  checkoutBody,
  checkoutRig,
  refusal,
  SITE_URL,
  startCheckoutRig,
} from '../../support/checkout-rig'

const rig = await startCheckoutRig()
afterAll(() => rig.fakeStripe.close())
beforeEach(rig.reset)

const sessions = () => rig.fakeStripe.state.sessions.all()
const isReplayed = () => rig.log.map(({ isReplay }) => isReplay)

test('twenty equal forms at the same moment create one session', async () => {
  rig.fakeStripe.state.faults.add('slow', 1, 'create')
  const body = checkoutBody()
  const replies = await Promise.all(Array.from({ length: 20 }, () => rig.post(body)))
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  expect(sessions()).toHaveLength(1)
})

test('a repeated form gets the same address again, in whatever order its fields are written', async () => {
  const body = checkoutBody({ attribution: { utm_source: 'google', gclid: 'g1' } })
  const first = await rig.post(body)
  const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed())
  const { customer, attribution = {} } = body
  const again = await rig.post(
    reversed({ ...body, customer: reversed(customer), attribution: reversed(attribution) }),
  )
  expect(again.body).toEqual(first.body)
  expect(sessions()).toHaveLength(1)
  expect(isReplayed()).toEqual([false, true])
})

const base = checkoutBody()
test.each<[string, Partial<CheckoutRequest>]>([
  ['plan', { plan: 'business' }],
  ['billing', { billing: 'yearly' }],
  ['setup', { setup: 'assisted' }],
  ['name', { customer: { ...base.customer, fullName: 'Dana W' } }],
  ['address', { customer: { ...base.customer, email: 'd@whitfield.example' } }],
  ['company', { customer: { ...base.customer, companyName: 'Whitfield' } }],
  ['campaign', { attribution: { utm_campaign: 'spring' } }],
  ['attempt', { attemptId: crypto.randomUUID() }],
])('another %s makes another session', async (_name, change) => {
  await rig.post(base)
  await rig.post({ ...base, ...change })
  expect(sessions()).toHaveLength(2)
  expect(isReplayed()).toEqual([false, false])
})

test('the next try finds the session of a lost reply', async () => {
  rig.fakeStripe.state.faults.add('cut-reply', 2, 'create')
  const body = checkoutBody()
  expect((await rig.post(body)).status).toBe(502)
  expect((await rig.post(body)).status).toBe(502)
  const { status, body: found } = await rig.post(body)
  expect(status).toBe(200)
  expect(found).toMatchObject({ url: sessions()[0]?.url })
  expect(sessions()).toHaveLength(1)
})

test('a visitor who returns after the session has expired gets a new one, and the same one after that', async () => {
  const body = checkoutBody()
  const first = await rig.post(body)
  rig.fakeStripe.state.sessions.expire(sessions()[0]?.id ?? '')
  const second = await rig.post(body)
  const third = await rig.post(body)
  expect(second.status).toBe(200)
  expect(second.body).not.toEqual(first.body)
  expect(third.body).toEqual(second.body)
  expect(sessions().map(({ status }) => status)).toEqual(['expired', 'open'])
})

test.each([
  ['the first session', 0],
  ['the session after an expired one', 1],
])(
  'a visitor who has paid %s and sends the form again gets to its success page',
  async (_name, expired) => {
    const body = checkoutBody({ plan: 'business' })
    for (let number = 0; number < expired; number += 1) {
      await rig.post(body)
      rig.fakeStripe.state.sessions.expire(sessions()[number]?.id ?? '')
    }
    await rig.post(body)
    const { id = '' } = sessions()[expired] ?? {}
    rig.fakeStripe.state.sessions.complete(id)
    const { status, body: reply } = await rig.post(body)
    expect(status).toBe(200)
    expect(reply).toEqual({
      url: `${SITE_URL}/subscription-success?plan=business&session_id=${id}`,
      sessionId: id,
    })
    expect(sessions()).toHaveLength(expired + 1)
  },
)

test('when the second session has expired as well, the reply makes the browser start again', async () => {
  const body = checkoutBody()
  await rig.post(body)
  rig.fakeStripe.state.sessions.expire(sessions()[0]?.id ?? '')
  await rig.post(body)
  rig.fakeStripe.state.sessions.expire(sessions()[1]?.id ?? '')
  const { status, body: reply } = await rig.post(body)
  expect(status).toBe(502)
  expect(reply).toEqual(refusal('no_url', 'No checkout URL returned from Stripe'))
  expect(sessions()).toHaveLength(2)
})

test('a repeated form still gets its address when its session cannot be looked up', async () => {
  const body = checkoutBody()
  const first = await rig.post(body)
  rig.fakeStripe.state.faults.add('http-403', 1, 'retrieve')
  expect((await rig.post(body)).body).toEqual(first.body)
  expect(rig.log).toContainEqual(expect.objectContaining({ event: 'replay_not_checked' }))
})

test.each([
  ['higher-price', 'more', 10_000, 'usd', 'year'],
  ['lower-price', 'less', -10_000, 'usd', 'year'],
  ['wrong-currency', 'different', 0, 'eur', 'year'],
  ['wrong-interval', 'different', 0, 'usd', 'week'],
] as const)(
  'a %s is logged with what the page shows and what Stripe charges',
  async (fault, verdict, differenceCents, currency, interval) => {
    rig.fakeStripe.state.faults.add(fault, 1, 'create')
    await rig.post(checkoutBody({ plan: 'business', billing: 'yearly' }))
    const priceId = 'price_business_yearly'
    const shownCents = planPriceCents('business', 'yearly')
    const chargedCents = shownCents + differenceCents
    const figures = { verdict, shownCents, chargedCents, currency, interval, priceId }
    expect(rig.log[0]).toMatchObject({ event: 'price_mismatch', ...figures })
  },
)

test('a refusal is repeated for the same attempt and not for a new one', async () => {
  rig.fakeStripe.state.faults.add('saved-500', 1, 'create')
  const body = checkoutBody()
  const statuses = [
    (await rig.post(body)).status,
    (await rig.post(body)).status,
    (await rig.post({ ...body, attemptId: crypto.randomUUID() })).status,
  ]
  expect(statuses).toEqual([502, 502, 200])
})

test('a repeated form is answered within its limit, however slow each call to Stripe is', async () => {
  const hurried = checkoutRig(rig.fakeStripe, { replyLimitMs: 200 })
  const body = checkoutBody()
  await hurried.post(body)
  rig.fakeStripe.state.sessions.expire(sessions()[0]?.id ?? '')
  rig.fakeStripe.state.faults.add('slow', 2, 'create')
  rig.fakeStripe.state.faults.add('hang', 1, 'retrieve')
  const { status, body: reply } = await hurried.post(body)
  expect(status).toBe(504)
  expect(reply).toEqual(refusal('timeout', CHECKOUT_MESSAGES.fallback))
})
