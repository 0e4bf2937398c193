import { afterAll, beforeEach, expect, test } from 'vitest'
import { standInEnvironment } from '../../src/build/stripe-stand-in/stand-in-environment'
import { startStripeStandIn } from '../../src/build/stripe-stand-in/start-stripe-stand-in'

const standIn = await startStripeStandIn()
afterAll(() => standIn.close())
beforeEach(() => standIn.state.reset())

const SESSIONS = '/v1/checkout/sessions'
const FORM = {
  mode: 'subscription',
  success_url: 'http://localhost:4173/subscription-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:4173/platform',
  customer_email: 'dana@whitfield.example',
  'line_items[0][price]': 'price_starter_monthly',
  'line_items[0][quantity]': '1',
  'subscription_data[trial_period_days]': '14',
}
const FEE = {
  'line_items[1][price_data][currency]': 'usd',
  'line_items[1][price_data][product_data][name]': 'One-time Setup Fee',
  'line_items[1][price_data][unit_amount]': '99700',
  'line_items[1][quantity]': '1',
}

const KEY = { Authorization: `Bearer ${standIn.environment['STRIPE_SECRET_KEY']}` }

async function call(
  path: string,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
  key: Record<string, string> = KEY,
) {
  const response = await fetch(`${standIn.url}${path}`, {
    headers: { ...key, ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function admin(name: string, order?: object) {
  const response = await fetch(`${standIn.url}/_stand-in/${name}`, {
    ...(order && { method: 'POST', body: JSON.stringify(order) }),
  })
  return { status: response.status, body: await response.json() }
}

test('a session is made with its items, its total and a payment page', async () => {
  const { status, body } = await call(SESSIONS, { ...FORM, ...FEE, 'expand[0]': 'line_items' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.stringMatching(/^cs_test_\w+$/),
    object: 'checkout.session',
    status: 'open',
    amount_total: 99_700,
    subscription: null,
    customer_email: 'dana@whitfield.example',
    url: `${standIn.url}/pay/${body.id}`,
  })
  expect(body.line_items.data).toMatchObject([
    {
      price: { id: 'price_starter_monthly', unit_amount: 19_700, recurring: { interval: 'month' } },
    },
    { price: { type: 'one_time', unit_amount: 99_700, recurring: null } },
  ])
})

test('items are left out unless they are asked for', async () => {
  expect((await call(SESSIONS, FORM)).body).not.toHaveProperty('line_items')
})

test('without a trial the first period is due at once', async () => {
  const { 'subscription_data[trial_period_days]': days, ...untried } = FORM
  expect(days).toBe('14')
  expect((await call(SESSIONS, { ...untried, ...FEE })).body.amount_total).toBe(119_400)
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
  expect(standIn.state.sessions.all()).toEqual([])
})

test('the longest metadata value is counted in characters, not in bytes', async () => {
  const { status, body } = await call(SESSIONS, { ...FORM, 'metadata[company]': '💧'.repeat(500) })
  expect(status).toBe(200)
  expect([...body.metadata.company]).toHaveLength(500)
})

test('a field named like an object part is a field like any other', async () => {
  const { status, body } = await call(SESSIONS, {
    ...FORM,
    '__proto__[mode]': 'x',
    constructor: 'y',
  })
  expect(status).toBe(400)
  expect(body.error.code).toBe('parameter_unknown')
})

test('the same request under a key gets the same reply, marked as kept', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  const first = await call(SESSIONS, FORM, key)
  const again = await call(SESSIONS, FORM, key)
  expect(again.body).toEqual(first.body)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(standIn.state.sessions.all()).toHaveLength(1)
})

test('another request under the key is refused', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  await call(SESSIONS, FORM, key)
  const { status, body } = await call(SESSIONS, { ...FORM, ...FEE }, key)
  expect(status).toBe(400)
  expect(body.error.type).toBe('idempotency_error')
})

test('a request that comes while the first is at work is told to wait', async () => {
  await admin('faults', { fault: 'slow' })
  const key = { 'Idempotency-Key': 'k1' }
  const replies = await Promise.all([call(SESSIONS, FORM, key), call(SESSIONS, FORM, key)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a refusal is kept under its key as well', async () => {
  const key = { 'Idempotency-Key': 'k1' }
  const form = { ...FORM, customer_email: 'x' }
  await call(SESSIONS, form, key)
  const again = await call(SESSIONS, form, key)
  expect(again.status).toBe(400)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('a fault that comes before the work leaves the key unused', async () => {
  await admin('faults', { fault: 'http-429' })
  const key = { 'Idempotency-Key': 'k1' }
  expect((await call(SESSIONS, FORM, key)).status).toBe(429)
  const again = await call(SESSIONS, FORM, key)
  expect(again.status).toBe(200)
  expect(again.headers.get('idempotent-replayed')).toBeNull()
})

test('a session can be looked up, expired once, and not again', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const path = `${SESSIONS}/${session.id}`
  expect((await call(path)).body.status).toBe('open')
  expect((await call(`${path}/expire`, {})).body).toMatchObject({ status: 'expired', url: null })
  expect((await call(`${path}/expire`, {})).status).toBe(400)
  expect((await call(path)).body.status).toBe('expired')
})

test.each([`${SESSIONS}/cs_test_gone`, '/v1/prices/price_gone', '/v1/customers'])(
  'what is not there is not found: %s',
  async (path) => {
    const { status, body } = await call(path)
    expect(status).toBe(404)
    expect(body.error.type).toBe('invalid_request_error')
  },
)

test('a price can be looked up and changed', async () => {
  await admin('prices', {
    id: 'price_shimzy_yearly',
    change: { unit_amount: 1, interval: 'month' },
  })
  expect((await call('/v1/prices/price_shimzy_yearly')).body).toMatchObject({
    unit_amount: 1,
    recurring: { interval: 'month' },
  })
})

test('the payment page shows what is bought and what is due today', async () => {
  const { body } = await call(SESSIONS, {
    ...FORM,
    ...FEE,
    customer_email: '<o"neil&co>@site.example',
  })
  const html = await (await fetch(body.url)).text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('$197 per month')
  expect(html).toContain('One-time Setup Fee')
  expect(html).toContain('Total due today</th><td>$997</td>')
  expect(html).toContain('Start trial')
  expect(html).toContain('href="http://localhost:4173/platform"')
  expect(html).toContain('&lt;o&quot;neil&amp;co&gt;@site.example')
})

test('paying leads back to the site with the id in place, and starts the trial', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const paid = await fetch(session.url, { method: 'POST', redirect: 'manual' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(
    `http://localhost:4173/subscription-success?session_id=${session.id}`,
  )
  const { body } = await call(`${SESSIONS}/${session.id}?expand[]=subscription`)
  expect(body).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    url: null,
  })
  expect(body.subscription.status).toBe('trialing')
  // Seconds; the trial starts with the payment, which may fall into the next second.
  const trialSeconds = body.subscription.trial_end - session.created
  expect(Math.floor(trialSeconds / 60)).toBe(14 * 24 * 60)
})

test('a session can be paid once', async () => {
  const { body: session } = await call(SESSIONS, FORM)
  const pay = () => fetch(session.url, { method: 'POST', redirect: 'manual' })
  expect([(await pay()).status, (await pay()).status]).toEqual([303, 410])
  expect((await fetch(`${standIn.url}/pay/cs_test_gone`)).status).toBe(404)
})

test('requests are listed field by field, without the key', async () => {
  await call(SESSIONS, { ...FORM, ...FEE }, { 'Idempotency-Key': 'k1', 'Stripe-Version': 'v1' })
  const { body } = await admin('requests')
  expect(body).toMatchObject([
    {
      method: 'POST',
      path: SESSIONS,
      operation: 'create',
      idempotencyKey: 'k1',
      stripeVersion: 'v1',
      parameters: { line_items: [{ quantity: '1' }, { price_data: { unit_amount: '99700' } }] },
    },
  ])
  expect(JSON.stringify(body)).not.toContain('Bearer')
})

/** What forty requests are answered when half of them meet a fault. */
async function statuses(seed: number) {
  await admin('fault-rate', { rate: 0.5, faults: ['http-429', 'card-402'], seed })
  const replies = []
  for (let index = 0; index < 40; index += 1) replies.push((await call(SESSIONS, FORM)).status)
  return replies
}

test('a share of requests meets faults, the same ones for the same seed', async () => {
  const first = await statuses(7)
  expect(await statuses(7)).toEqual(first)
  expect(await statuses(8)).not.toEqual(first)
  expect(new Set(first)).toEqual(new Set([200, 402, 429]))
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
  ['fault-rate', { rate: 2 }],
])('a wrong switch is refused: %s %j', async (name, order) => {
  expect((await admin(name, order)).status).toBe(400)
})

test('the environment for the function is given in one place', () => {
  expect(standIn.environment).toEqual(standInEnvironment(standIn.url))
  expect(Object.keys(standIn.environment)).toContain('STRIPE_PRICE_BUSINESS_YEARLY')
})
