import { expect, test } from 'vitest'
import { comparePrice, compareSession } from '../../../api/checkout/compare-price'
import { parseSession } from '../../../api/checkout/stripe-session'
import { PLANS } from '../../../src/shared/plans'
import { dueTodayCents, planPriceCents } from '../../../src/shared/pricing'
import { checkoutBody, refusal, startCheckoutRig } from '../../support/checkout-rig'

const rig = await startCheckoutRig()

const MONTHLY = { interval: 'month', interval_count: 1, usage_type: 'licensed' }
const CENTS = PLANS.starter.monthlyCents
const STARTER: Parameters<typeof comparePrice>[0] = {
  unit_amount: CENTS,
  currency: 'usd',
  billing_scheme: 'per_unit',
  recurring: MONTHLY,
}

test.each<[string, Partial<typeof STARTER>, string]>([
  ['the catalog price', {}, 'same'],
  ['a cent more', { unit_amount: CENTS + 1 }, 'more'],
  ['a cent less', { unit_amount: CENTS - 1 }, 'less'],
  ['another currency', { currency: 'eur' }, 'different'],
  ['no amount', { unit_amount: null }, 'different'],
  ['tiers', { billing_scheme: 'tiered' }, 'different'],
  ['a single payment', { recurring: null }, 'different'],
  ['a yearly interval', { recurring: { ...MONTHLY, interval: 'year' } }, 'different'],
  ['every two months', { recurring: { ...MONTHLY, interval_count: 2 } }, 'different'],
  ['payment by use', { recurring: { ...MONTHLY, usage_type: 'metered' } }, 'different'],
])('%s at Stripe (%j) counts as %s', (_name, change, verdict) => {
  const order = { plan: 'starter', billing: 'monthly' } as const
  expect(comparePrice({ ...STARTER, ...change }, order)).toBe(verdict)
})

const ORDER = { plan: 'business', billing: 'yearly' } as const
const CENTS_PER_YEAR = planPriceCents('business', 'yearly')
const SHOWN = { ...ORDER, shownCents: CENTS_PER_YEAR, dueTodayCents: 0 }

const SHIMZY = { plan: 'shimzy', billing: 'monthly', setup: 'shimzy' } as const

const DUE = dueTodayCents(SHIMZY)

test.each<[string, object, string]>([
  [
    'with the sales tax on top',
    { amount_total: DUE + 5, total_details: { amount_tax: 5 } },
    'same',
  ],
  ['with more due today', { amount_total: DUE + 5, total_details: { amount_tax: 4 } }, 'more'],
  ['in another currency', { currency: 'eur' }, 'different'],
  ['for a thousand plans', { quantity: 1_000 }, 'different'],
  ['without lines', { line_items: { data: [] } }, 'unknown'],
  ['whose lines Stripe does not say', { line_items: undefined }, 'unknown'],
  ['whose total Stripe does not say', { amount_total: null }, 'unknown'],
])('a session for Shimzy %s is judged as a whole: %j', (_name, change, verdict) => {
  const { quantity = 1, ...changes }: { quantity?: number } = change
  const price = { ...STARTER, id: 'price_1', unit_amount: PLANS.shimzy.monthlyCents }
  const session = parseSession({
    object: 'checkout.session',
    id: 'cs_test_1',
    status: 'open',
    payment_status: 'unpaid',
    currency: 'usd',
    amount_total: DUE,
    line_items: { data: [{ price, quantity }] },
    ...changes,
  })
  expect(compareSession(session, SHIMZY)).toBe(verdict)
})

const CHARGED = { price: { unit_amount: CENTS_PER_YEAR + 10_000 }, quantity: 1 }

test.each([
  ['higher-price', 'more', { charged: CHARGED, amountTotal: 0 }],
  ['session-currency', 'different', {}],
  ['no-trial', 'more', { amountTotal: CENTS_PER_YEAR }],
] as const)(
  'an order that Stripe would charge with %s is refused, logged, and its session made unusable',
  async (fault, verdict, figures) => {
    rig.fakeStripe.state.faults.add(fault, 1, 'create')
    const ours = refusal(500, 'misconfigured', 'Stripe API error: Unknown error')
    expect(await rig.post(checkoutBody(ORDER))).toEqual(ours)
    expect(rig.fakeStripe.state.sessions.all()).toMatchObject([{ status: 'expired' }])
    const event = { level: 'error', event: 'price_mismatch', verdict }
    expect(rig.log[0]).toMatchObject({ ...event, ...SHOWN, ...figures })
    expect(rig.log.at(-1)).toMatchObject({ event: 'checkout', reason: 'price_mismatch' })
  },
)

test('the refusal stays the same when the form is sent again, or the session cannot be expired', async () => {
  const { prices } = rig.fakeStripe.state
  for (const price of prices.values()) Object.assign(price, { unit_amount: 1_000_000 })
  rig.fakeStripe.state.faults.add('http-403', 1, 'expire')
  const body = checkoutBody()
  expect([(await rig.post(body)).status, (await rig.post(body)).status]).toEqual([500, 500])
  const sessions = rig.fakeStripe.state.sessions.all()
  expect(sessions.map(({ status }) => status)).not.toContain('open')
})

test('an order that Stripe would charge less for goes through with a warning', async () => {
  const { prices } = rig.fakeStripe.state
  for (const each of prices.values()) Object.assign(each, { unit_amount: 1 })
  expect((await rig.post(checkoutBody())).status).toBe(200)
  expect(rig.log[0]).toMatchObject({ level: 'warn', verdict: 'less', plan: 'starter' })
})
