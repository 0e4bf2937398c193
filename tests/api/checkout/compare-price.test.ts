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
])('%s at Stripe is judged by what it charges', (_name, change, verdict) => {
  const order = { plan: 'starter', billing: 'monthly' } as const
  expect(comparePrice({ ...STARTER, ...change }, order)).toBe(verdict)
})

const ORDER = { plan: 'business', billing: 'yearly' } as const
const CENTS_PER_YEAR = planPriceCents('business', 'yearly')
const SHOWN = { ...ORDER, shownCents: CENTS_PER_YEAR, dueTodayCents: 0 }

const SHIMZY = { plan: 'shimzy', billing: 'monthly', setup: 'shimzy' } as const

/** Judges a session for Shimzy, which is charged today, at the prices of the catalog. */
function judgeShimzy(changes: object) {
  const price = { ...STARTER, id: 'price_1', unit_amount: PLANS.shimzy.monthlyCents }
  const session = parseSession({
    object: 'checkout.session',
    id: 'cs_test_1',
    status: 'open',
    payment_status: 'unpaid',
    currency: 'usd',
    amount_total: dueTodayCents(SHIMZY),
    line_items: { data: [{ price, quantity: 1 }] },
    ...changes,
  })
  return compareSession(session, SHIMZY)
}

test('sales tax on top of the price is not a higher price', () => {
  const amount_total = dueTodayCents(SHIMZY) + 500
  expect(judgeShimzy({ amount_total, total_details: { amount_tax: 500 } })).toBe('same')
  expect(judgeShimzy({ amount_total, total_details: { amount_tax: 499 } })).toBe('more')
})

test('a session whose lines or total Stripe does not say is neither accepted nor refused', () => {
  expect(judgeShimzy({ line_items: { data: [] } })).toBe('unknown')
  expect(judgeShimzy({ line_items: undefined })).toBe('unknown')
  expect(judgeShimzy({ amount_total: null })).toBe('unknown')
})

const price = (figures: object) => ({ charged: { price: figures } })

test.each([
  ['higher-price', 'more', price({ unit_amount: CENTS_PER_YEAR + 10_000 })],
  ['wrong-currency', 'different', price({ currency: 'eur' })],
  ['session-currency', 'different', {}],
  ['wrong-quantity', 'different', { charged: { quantity: 1_000 } }],
  ['no-trial', 'more', { amountTotal: CENTS_PER_YEAR }],
] as const)(
  'an order that Stripe would charge with %s is refused, logged, and its session made unusable',
  async (fault, verdict, figures) => {
    rig.fakeStripe.state.faults.add(fault, 1, 'create')
    const { status, body } = await rig.post(checkoutBody(ORDER))
    expect(status).toBe(500)
    expect(body).toEqual(refusal('misconfigured', 'Stripe API error: Unknown error'))
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
