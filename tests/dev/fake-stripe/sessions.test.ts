import { afterAll, beforeEach, expect, test } from 'vitest'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { FEE, FORM, SESSIONS, startFakeStripeRig } from '../../support/fake-stripe-rig'

const { monthlyCents } = PLANS.starter
const { feeCents } = SETUP_OPTIONS.assistedNoWebsite

const { fakeStripe, call } = await startFakeStripeRig()
afterAll(() => fakeStripe.close())
beforeEach(() => fakeStripe.state.reset())

test('a session is created with its items, its total and a payment page', async () => {
  const { status, body } = await call(SESSIONS, { ...FORM, ...FEE, 'expand[0]': 'line_items' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w+$/),
    object: 'checkout.session',
    status: 'open',
    amount_total: feeCents,
    subscription: null,
    customer_email: 'dana@whitfield.example',
    url: `${fakeStripe.url}/pay/${body.id}`,
  })
  expect(body.line_items.data).toMatchObject([
    {
      price: {
        id: 'price_starter_monthly',
        unit_amount: monthlyCents,
        recurring: { interval: 'month' },
      },
    },
    { price: { type: 'one_time', unit_amount: feeCents, recurring: null } },
  ])
})

test('items are left out unless they are expanded', async () => {
  expect((await call(SESSIONS, FORM)).body).not.toHaveProperty('line_items')
})

test('without a trial the first period is due today', async () => {
  const { 'subscription_data[trial_period_days]': days, ...untried } = FORM
  expect(days).toBe('14')
  const { body } = await call(SESSIONS, { ...untried, ...FEE })
  expect(body.amount_total).toBe(feeCents + monthlyCents)
})

test.each([
  ['no key', {}],
  ['a foreign key', { Authorization: 'Bearer abc' }],
])('%s is refused as Stripe does', async (_name, key) => {
  const { status, body } = await call(SESSIONS, FORM, {}, key)
  expect(status).toBe(401)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) })
})

const without = (name: keyof typeof FORM) =>
  Object.fromEntries(Object.entries(FORM).filter(([key]) => key !== name))

test.each<[string, Record<string, string>, object]>([
  [
    'an unknown parameter',
    { ...FORM, coupon: 'x' },
    { code: 'parameter_unknown', param: 'coupon' },
  ],
  [
    'an unknown nested parameter',
    { ...FORM, 'subscription_data[trial_days]': '1' },
    { code: 'parameter_unknown', param: 'subscription_data[trial_days]' },
  ],
  [
    'no address to return to',
    without('success_url'),
    { code: 'parameter_missing', param: 'success_url' },
  ],
  ['no quantity', without('line_items[0][quantity]'), { param: 'line_items[0][quantity]' }],
  [
    'a relative address',
    { ...FORM, cancel_url: '/platform' },
    { code: 'url_invalid', param: 'cancel_url' },
  ],
  [
    'an address that cannot be delivered to',
    { ...FORM, customer_email: 'dana@whitfield' },
    { code: 'email_invalid', param: 'customer_email' },
  ],
  [
    'a space around the address',
    { ...FORM, customer_email: ' dana@whitfield.example' },
    { code: 'email_invalid' },
  ],
  [
    'an unknown price',
    { ...FORM, 'line_items[0][price]': 'price_gone' },
    { code: 'resource_missing', param: 'line_items[0][price]' },
  ],
  [
    'a price given twice',
    { ...FORM, ...FEE, 'line_items[1][price]': 'price_x' },
    { param: 'line_items[1]' },
  ],
  [
    'a broken amount',
    { ...FORM, ...FEE, 'line_items[1][price_data][unit_amount]': '9.5' },
    {
      code: 'parameter_invalid_integer',
    },
  ],
  [
    'no trial days',
    { ...FORM, 'subscription_data[trial_period_days]': '0' },
    {
      param: 'subscription_data[trial_period_days]',
    },
  ],
  [
    'a long metadata value',
    { ...FORM, 'metadata[utm_source]': 'x'.repeat(501) },
    {
      param: 'metadata[utm_source]',
    },
  ],
  ['a long metadata key', { ...FORM, [`metadata[${'k'.repeat(41)}]`]: 'x' }, {}],
  [
    'too many metadata keys',
    {
      ...FORM,
      ...Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`metadata[k${i}]`, 'x'])),
    },
    { param: 'metadata' },
  ],
])('%s is refused with the parameter named', async (_name, form, details) => {
  const { status, body } = await call(SESSIONS, form)
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', ...details })
  expect(fakeStripe.state.sessions.all()).toEqual([])
})

test('the longest metadata value is counted in characters, not in bytes', async () => {
  const { status, body } = await call(SESSIONS, { ...FORM, 'metadata[company]': '💧'.repeat(500) })
  expect(status).toBe(200)
  expect([...body.metadata.company]).toHaveLength(500)
})

test('a field named __proto__ or constructor is an unknown parameter', async () => {
  const { status, body } = await call(SESSIONS, {
    ...FORM,
    '__proto__[mode]': 'x',
    constructor: 'y',
  })
  expect(status).toBe(400)
  expect(body.error.code).toBe('parameter_unknown')
})
