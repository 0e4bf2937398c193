import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  comparePrice,
  compareSession,
  type ComparablePrice,
} from '../../../api/checkout/compare-price'
import { PLANS } from '../../../src/shared/plans'
import type { Order } from '../../../src/shared/pricing'
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

const MONTHLY: NonNullable<ComparablePrice['recurring']> = {
  interval: 'month',
  interval_count: 1,
  usage_type: 'licensed',
  meter: null,
  trial_period_days: null,
}
const CENTS = PLANS.starter.monthlyCents
const STARTER: ComparablePrice = { unit_amount: CENTS, currency: 'usd', recurring: MONTHLY }
const ORDER: Order = { plan: 'starter', billing: 'monthly', setup: 'self' }

test.each<[string, Partial<ComparablePrice>, string]>([
  ['the catalog price', {}, 'same'],
  ['a cent more', { unit_amount: CENTS + 1 }, 'more'],
  ['a cent less', { unit_amount: CENTS - 1 }, 'less'],
  ['nothing at all', { unit_amount: 0 }, 'less'],
  ['another currency', { currency: 'eur' }, 'different'],
  ['tiers instead of an amount', { unit_amount: null }, 'different'],
  ['a single payment', { recurring: null }, 'different'],
  ['a yearly interval', { recurring: { ...MONTHLY, interval: 'year' } }, 'different'],
  ['every two months', { recurring: { ...MONTHLY, interval_count: 2 } }, 'different'],
  ['payment by use', { recurring: { ...MONTHLY, usage_type: 'metered' } }, 'different'],
])('%s at Stripe is judged by what it charges', (_name, change, verdict) => {
  expect(comparePrice({ ...STARTER, ...change }, ORDER)).toBe(verdict)
})

test.each(['higher-price', 'wrong-interval', 'wrong-currency'] as const)(
  'an order that Stripe would charge with a %s is refused, and its session made unusable',
  async (fault) => {
    rig.fakeStripe.state.faults.add(fault, 1, 'create')
    const { status, body } = await rig.post(checkoutBody())
    expect(status).toBe(500)
    expect(body).toEqual(refusal('misconfigured', 'Stripe API error: Unknown error'))
    expect(rig.fakeStripe.state.sessions.all().map((session) => session.status)).toEqual([
      'expired',
    ])
    expect(rig.log[0]).toMatchObject({ level: 'error', event: 'price_mismatch', plan: 'starter' })
  },
)

test('the refusal stays the same when the form is sent again', async () => {
  rig.fakeStripe.state.faults.add('higher-price', 1, 'create')
  const body = checkoutBody()
  const statuses = [(await rig.post(body)).status, (await rig.post(body)).status]
  expect(statuses).toEqual([500, 500])
  expect(rig.fakeStripe.state.sessions.all()).toHaveLength(1)
})

test('the order is refused even when the session cannot be expired', async () => {
  rig.fakeStripe.state.faults.add('higher-price', 1, 'create')
  rig.fakeStripe.state.faults.add('http-403', 1, 'expire')
  expect((await rig.post(checkoutBody())).status).toBe(500)
  expect(rig.log.map(({ event }) => event)).toEqual([
    'price_mismatch',
    'session_not_expired',
    'checkout',
  ])
})

test('an order for which Stripe would charge less goes through with a warning', async () => {
  rig.fakeStripe.state.faults.add('lower-price', 1, 'create')
  expect((await rig.post(checkoutBody())).status).toBe(200)
  expect(rig.log[0]).toMatchObject({ level: 'warn', event: 'price_mismatch', verdict: 'less' })
})

test.each(['monthly', 'yearly'] as const)(
  'business sold under the %s price of starter goes through with a warning',
  async (billing) => {
    const { STRIPE_PRICE_BUSINESS_MONTHLY, STRIPE_PRICE_BUSINESS_YEARLY, ...rest } =
      rig.fakeStripe.environment
    const shared = checkoutRig(rig.fakeStripe, { variables: () => ({ ...rest, SITE_URL }) })
    const { status } = await shared.post(checkoutBody({ plan: 'business', billing }))
    expect(status).toBe(200)
    expect([STRIPE_PRICE_BUSINESS_MONTHLY, STRIPE_PRICE_BUSINESS_YEARLY]).not.toContain(undefined)
    expect(shared.log[0]).toMatchObject({ level: 'warn', verdict: 'less', plan: 'business' })
  },
)

test("starter sold under business's price is refused", async () => {
  const variables = {
    ...rig.fakeStripe.environment,
    SITE_URL,
    STRIPE_PRICE_STARTER_MONTHLY: 'price_business_monthly',
  }
  const swapped = checkoutRig(rig.fakeStripe, { variables: () => variables })
  expect((await swapped.post(checkoutBody())).status).toBe(500)
})

test('a total above the setup fee and one period is refused', async () => {
  const { Stripe } = await import('stripe')
  const stripe = new Stripe(rig.fakeStripe.environment['STRIPE_SECRET_KEY'] ?? '', {
    protocol: 'http',
    host: '127.0.0.1',
    port: new URL(rig.fakeStripe.url).port,
  })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: SITE_URL,
    line_items: [{ price: 'price_starter_monthly', quantity: 1 }],
    expand: ['line_items'],
  })
  expect(compareSession(session, ORDER)).toBe('same')
  expect(compareSession({ ...session, amount_total: CENTS + 1 }, ORDER)).toBe('more')
  expect(compareSession({ ...session, amount_total: 0 }, ORDER)).toBe('same')
  expect(compareSession({ ...session, amount_total: null }, ORDER)).toBe('same')
})

test('a reply without prices goes through with a warning', async () => {
  const { line_items: lineItems, ...session } = JSON.parse('{"id":"cs_test_1","amount_total":0}')
  expect(lineItems).toBeUndefined()
  expect(compareSession(session, ORDER)).toBe('unknown')
})
