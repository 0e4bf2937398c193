import { expect, test } from 'vitest'
import { toCheckoutError } from '../../../api/checkout/map-stripe-error'
import { GATEWAY_FAULTS, type Fault } from '../../../src/node/dev/fake-stripe/faults'
import { CheckoutReply } from '../../../src/shared/checkout'
import { checkoutBody, refusal, startCheckoutRig } from '../../support/checkout-rig'

const UNKNOWN = 'Stripe API error: Unknown error'
const FALLBACK = 'There was a problem processing your payment'

const rig = await startCheckoutRig({ stripeTimeoutMs: 1_000 })

/** What the visitor gets when Stripe fails in a way that the SDK's retry does not get past. */
const OUTCOMES: Record<string, readonly [number, string, string, ...Fault[]]> = {
  'a mistake of ours': [500, 'misconfigured', UNKNOWN, 'http-401', 'http-403'],
  'an order that it rejects': [500, 'rejected', UNKNOWN, 'price-400'],
  'a pause': [503, 'busy', FALLBACK, 'http-409', 'http-429', 'http-503'],
  'a failure of its own': [502, 'provider', UNKNOWN, 'http-500', 'saved-500'],
  'a declined card': [402, 'provider', 'Stripe API error: Your card was declined.', 'card-402'],
  'no address': [502, 'no_url', 'No checkout URL returned from Stripe', 'no-url', 'sparse-no-url'],
  'no reply in time': [504, 'timeout', FALLBACK, 'hang'],
  'no reply of Stripe': [
    ...([502, 'unreachable', FALLBACK] as const),
    ...(['drop', 'cut-reply', 'unknown-status', ...GATEWAY_FAULTS] as const),
  ],
}

test.each(
  Object.entries(OUTCOMES).flatMap(([name, [status, code, message, ...faults]]) =>
    faults.map((fault) => [name, fault, status, code, message] as const),
  ),
)('%s (%s) is answered with %i %s', async (_name, fault, status, code, message) => {
  rig.fakeStripe.state.faults.add(fault, 2, 'create')
  const { post } = fault === 'hang' ? rig.impatient : rig
  expect(await post(checkoutBody())).toEqual(refusal(status, code, message))
})

test('a new session needs no more than an id and a URL; that its price cannot be compared is logged', async () => {
  rig.fakeStripe.state.faults.add('sparse', 1, 'create')
  const { status, body } = await rig.post(checkoutBody())
  expect(status).toBe(200)
  expect(CheckoutReply.safeParse(body).success).toBe(true)
  expect(rig.log[0]).toMatchObject({ level: 'warn', event: 'price_mismatch', verdict: 'unknown' })
})

test('an email address that Stripe refuses is reported at its field', async () => {
  rig.fakeStripe.state.faults.add('email-400', 1, 'create')
  const message = 'Invalid email address'
  const atItsField = refusal(422, 'validation', message, { 'customer.email': message })
  expect(await rig.post(checkoutBody())).toEqual(atItsField)
})

test.each(['http-500', 'http-503', 'http-409', 'drop', 'hang'] as const)(
  'a call that fails once (%s) is repeated with the same idempotency key',
  async (fault) => {
    rig.fakeStripe.state.faults.add(fault, 1, 'create')
    const { status } = await rig.post(checkoutBody())
    const keys = rig.fakeStripe.state.requests
      .filter(({ operation }) => operation === 'create')
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(status).toBe(200)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(rig.fakeStripe.state.sessions.all()).toHaveLength(1)
  },
)

test.each([
  ['names a price', "No such price: 'price_1NkZ'"],
  ['names a part of a key', 'Invalid API Key provided: rk_live_****1234'],
  ['is endless', 'x'.repeat(5000)],
  ['is empty', '  \n '],
  ['is no text', { text: 'Declined' }],
])('a card message that %s is not passed on', async (_name, message) => {
  const { Stripe } = await import('stripe')
  const error = new Stripe.errors.StripeCardError({ type: 'card_error' })
  Object.assign(error, { message })
  expect(toCheckoutError(error)).toMatchObject({ status: 402, message: UNKNOWN })
})

test('an error that is not from Stripe counts as a mistake of ours', () => {
  const cause = new RangeError('ours')
  expect(toCheckoutError(cause)).toMatchObject({ status: 500, code: 'misconfigured', cause })
})
