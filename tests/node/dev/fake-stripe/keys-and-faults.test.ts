import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripeEnvironment } from '../../../../src/node/dev/fake-stripe/environment'
import { FEE, FORM, SESSIONS, startFakeStripeRig } from '../../../support/fake-stripe-rig'

const { fakeStripe, call, admin } = await startFakeStripeRig()
afterAll(() => fakeStripe.close())
beforeEach(() => fakeStripe.state.reset())

test('the same request under a key gets the same reply, marked as replayed', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  const first = await call(SESSIONS, FORM, key)
  const again = await call(SESSIONS, FORM, key)
  expect(again.body).toEqual(first.body)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(fakeStripe.state.sessions.all()).toHaveLength(1)
})

test('another request under the key is refused', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  await call(SESSIONS, FORM, key)
  const { status, body } = await call(SESSIONS, { ...FORM, ...FEE }, key)
  expect(status).toBe(400)
  expect(body.error.type).toBe('idempotency_error')
})

test('a request that arrives while the first is running is refused as busy', async () => {
  await admin('faults', { fault: 'slow' })
  const key = { 'Idempotency-Key': 'k1' }
  const replies = await Promise.all([call(SESSIONS, FORM, key), call(SESSIONS, FORM, key)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a refusal is kept under its key, too', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  const form = { ...FORM, customer_email: 'x' }
  await call(SESSIONS, form, key)
  const again = await call(SESSIONS, form, key)
  expect(again.status).toBe(400)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('a fault before the execution leaves the key unused', async () => {
  await admin('faults', { fault: 'http-429' })
  const key = { 'Idempotency-Key': 'k1' }
  expect((await call(SESSIONS, FORM, key)).status).toBe(429)
  const again = await call(SESSIONS, FORM, key)
  expect(again.status).toBe(200)
  expect(again.headers.get('idempotent-replayed')).toBeNull()
})

test('requests are listed field by field, without the key', async () => {
  await call(SESSIONS, { ...FORM, ...FEE }, { 'Idempotency-Key': 'k1' })
  const { body } = await admin('requests')
  expect(body).toMatchObject([
    {
      method: 'POST',
      path: SESSIONS,
      operation: 'create',
      idempotencyKey: 'k1',
      parameters: {
        line_items: [
          { quantity: '1' },
          { price_data: { unit_amount: FEE['line_items[1][price_data][unit_amount]'] } },
        ],
      },
    },
  ])
  expect(JSON.stringify(body)).not.toContain('Bearer')
})

test('everything is forgotten on reset', async () => {
  await admin('faults', { fault: 'http-500', times: 3 })
  await admin('prices', { id: 'price_shimzy_yearly', change: { active: false } })
  await call(SESSIONS, FORM)
  await admin('reset', {})
  expect((await admin('requests')).body).toEqual([])
  expect((await admin('sessions')).body).toEqual([])
  expect((await call(SESSIONS, FORM)).status).toBe(200)
  expect((await call('/v1/prices/price_shimzy_yearly')).body.active).toBe(true)
})

test.each([
  ['faults', { fault: 'no-such-fault' }],
  ['faults', { fault: 'hang', times: 0 }],
  ['prices', { id: 'price_shimzy_yearly', change: { amount: 1 } }],
])('a wrong order is refused: %s %j', async (name, order) => {
  expect((await admin(name, order)).status).toBe(400)
})

test('the fake Stripe has the variables that point the function at it', () => {
  expect(fakeStripe.environment).toEqual(fakeStripeEnvironment(fakeStripe.url))
  expect(Object.keys(fakeStripe.environment)).toContain('STRIPE_PRICE_BUSINESS_YEARLY')
})
