import { expect, test } from 'vitest'
import { catalogDigest } from '../../../src/shared/catalog-digest'
import { CHECKOUT_MESSAGES } from '../../../src/shared/checkout'
import { checkoutBody, refusal, startCheckoutRig } from '../../support/checkout-rig'

const rig = await startCheckoutRig()

const send = async (change: object) => rig.post({ ...checkoutBody(), ...change })
test.each([
  ...[{ plan: 'enterprise' }, { plan: undefined }, { plan: 5 }, { plan: '__proto__' }],
  ...[{ billing: 'annual' }, { billing: undefined }, { setup: 'vip' }, { setup: null }],
  ...[
    { plan: 'x', customer: {} },
    { plan: 'shimzy', customer: {} },
  ],
])('an order with %j is an invalid plan or billing type', async (change) => {
  expect(await send(change)).toEqual(refusal(400, 'invalid_plan', 'Invalid plan or billing type'))
})

const proto = JSON.stringify(checkoutBody()).replace('{', '{"__proto__":{"plan":"shimzy"},')

test.each([
  ...[{ price: 1 }, { amount: 100 }, { customer: 'Dana' }, { customer: null }],
  ...[undefined, 'abc', `${crypto.randomUUID()}\n`].map((attemptId) => ({ attemptId })),
  { customer: { ...checkoutBody().customer, phone: '1' } },
  ...[[], { captured_at: 'now' }, { gclid: 5 }].map((attribution) => ({ attribution })),
  ...[{ catalog: 'ABCDEF01' }, { replaces: 'sub_1' }],
  ...['null', '[]', '"starter"', '5', 'true', proto],
])('a body with or of %j is an invalid request', async (change) => {
  const reply = await (typeof change === 'string' ? rig.post(change) : send(change))
  expect(reply).toEqual(refusal(400, 'invalid_request', CHECKOUT_MESSAGES.fallback))
})

test.each([{}, undefined])(
  'all wrong fields of the customer %j are named at once',
  async (customer) => {
    const names = ['fullName', 'email', 'companyName']
    const fields = Object.fromEntries(names.map((name) => [`customer.${name}`, 'Required']))
    expect(await send({ customer })).toEqual(refusal(422, 'validation', 'Required', fields))
  },
)

test('an odd but usable value is cleaned and goes through', async () => {
  const customer = {
    fullName: ' Dana\u0000 \u202eWhit\nfield\ud800 ',
    email: ' dana@whitfield.example ',
    companyName: `💧 ${'x'.repeat(2000)}`,
  }
  const attribution = { utm_source: 'x'.repeat(2000), utm_term: '\ud800\u0007', gclid: '' }
  expect((await send({ customer, attribution })).status).toBe(200)
  const { parameters = {} } = rig.fakeStripe.state.requests[0] ?? {}
  expect(parameters['customer_email']).toBe('dana@whitfield.example')
  expect(parameters['metadata']).toMatchObject({
    full_name: 'Dana Whit field',
    company: `💧 ${'x'.repeat(498)}`,
    utm_source: 'x'.repeat(500),
  })
})

test('an order at prices that have changed since the page showed them never reaches Stripe', async () => {
  expect((await send({ catalog: catalogDigest() })).status).toBe(200)
  rig.reset()
  const message = 'Our prices have changed. Please reload the page.'
  const reply = await send({ catalog: '00000000' })
  expect(reply).toEqual(refusal(409, 'prices_changed', message))
  expect(rig.fakeStripe.state.requests).toEqual([])
})
