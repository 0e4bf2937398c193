import { afterAll, beforeEach, expect, test } from 'vitest'
import { catalogDigest } from '../../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { checkoutBody, refusal, startCheckoutRig } from '../../support/checkout-rig'

const INVALID_PLAN = 'Invalid plan or billing type'

const rig = await startCheckoutRig()
afterAll(() => rig.fakeStripe.close())
beforeEach(rig.reset)

test.each([
  ['an unknown plan', { plan: 'enterprise' }],
  ['no plan', { plan: undefined }],
  ['a plan that is a number', { plan: 5 }],
  ['a plan named like an object part', { plan: '__proto__' }],
  ['an unknown billing', { billing: 'annual' }],
  ['no billing', { billing: undefined }],
  ['an unknown setup', { setup: 'vip' }],
  ['no setup', { setup: null }],
  ['an unknown plan and an empty form', { plan: 'x', customer: {} }],
  ['a wrong combination and an empty form', { plan: 'shimzy', customer: {} }],
])('%s is an invalid plan or billing type', async (_name, change) => {
  const { status, body } = await rig.post({ ...checkoutBody(), ...change })
  expect(status).toBe(400)
  expect(body).toEqual(refusal('invalid_plan', INVALID_PLAN))
})

test.each([
  ['an unknown key', { price: 1 }],
  ['an amount', { amount: 100 }],
  ['no attempt id', { attemptId: undefined }],
  ['an attempt id that is no UUID', { attemptId: 'abc' }],
  ['an attempt id with a line break', { attemptId: `${crypto.randomUUID()}\n` }],
  ['a customer that is a text', { customer: 'Dana' }],
  ['a customer that is null', { customer: null }],
  ['an unknown customer key', { customer: { ...checkoutBody().customer, phone: '1' } }],
  ['attribution that is a list', { attribution: [] }],
  ['an unknown attribution key', { attribution: { captured_at: 'now' } }],
  ['an attribution value that is a number', { attribution: { gclid: 5 } }],
])('%s is an invalid request', async (_name, change) => {
  const { status, body } = await rig.post({ ...checkoutBody(), ...change })
  expect(status).toBe(400)
  expect(body).toEqual(refusal('invalid_request', CHECKOUT_MESSAGES.fallback))
})

test.each(['null', '[]', '"starter"', '5', 'true'])(
  'the body %s is an invalid request',
  async (text) => {
    const { status, body } = await rig.post(text)
    expect(status).toBe(400)
    expect(body).toEqual(refusal('invalid_request', CHECKOUT_MESSAGES.fallback))
  },
)

test('__proto__ is an unknown key', async () => {
  const text = JSON.stringify(checkoutBody()).replace('{', '{"__proto__":{"plan":"shimzy"},')
  expect((await rig.post(text)).status).toBe(400)
})

test.each([
  ['fullName', 'D', 'Name must be at least 2 characters'],
  ['fullName', 5, 'Required'],
  ['companyName', 'W', 'Company name must be at least 2 characters'],
  ['companyName', null, 'Required'],
  ['companyName', '\u0000\ud800', 'Required'],
  ['email', 'da\u0000na@whitfield.example', 'Invalid email address'],
  ['email', 'da\ud800na@whitfield.example', 'Invalid email address'],
  ['email', {}, 'Required'],
])('the field %s with %j gets the message "%s"', async (field, value, message) => {
  const customer = { ...checkoutBody().customer, [field]: value }
  const { status, body } = await rig.post({ ...checkoutBody(), customer })
  expect(status).toBe(422)
  expect(body).toEqual(refusal('validation', message, { [`customer.${field}`]: message }))
})

test('all wrong fields are reported at once', async () => {
  const { status, body } = await rig.post({ ...checkoutBody(), customer: {} })
  expect(status).toBe(422)
  expect(body).toEqual(
    refusal('validation', 'Required', {
      'customer.fullName': 'Required',
      'customer.email': 'Required',
      'customer.companyName': 'Required',
    }),
  )
})

test('a body without a customer counts as an empty form', async () => {
  const { status, body } = await rig.post({ ...checkoutBody(), customer: undefined })
  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { fields: { 'customer.email': 'Required' } } })
})

test('an odd but usable value is cleaned and goes through', async () => {
  const customer = {
    fullName: ' Dana\u0000 \u202eWhit\nfield\ud800 ',
    email: ' dana@whitfield.example ',
    companyName: '💧 Plumbing',
  }
  const attribution = { utm_source: 'x'.repeat(2000), utm_term: '\ud800\u0007', gclid: '' }
  const { status } = await rig.post(checkoutBody({ customer, attribution }))
  const [request] = rig.fakeStripe.state.requests
  expect(status).toBe(200)
  expect(request?.parameters['customer_email']).toBe('dana@whitfield.example')
  expect(request?.parameters['metadata']).toMatchObject({
    plan: 'starter',
    billing: 'monthly',
    setup: 'self',
    full_name: 'Dana Whit field',
    company: '💧 Plumbing',
    utm_source: 'x'.repeat(500),
  })
})

test('an order at prices that have changed since the page showed them never reaches Stripe', async () => {
  expect((await rig.post(checkoutBody({ catalog: catalogDigest() }))).status).toBe(200)
  rig.reset()
  const { status, body } = await rig.post(checkoutBody({ catalog: '00000000' }))
  expect(status).toBe(409)
  expect(body).toEqual(
    refusal('prices_changed', 'Our prices have changed. Please reload the page.'),
  )
  expect(rig.fakeStripe.state.requests).toEqual([])
})
