import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../api/checkout/environment'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { priceReport } from '../../../src/node/commands/price-report'
import { PLANS } from '../../../src/shared/plans'
import { startCheckoutRig } from '../../support/checkout-rig'

const { fakeStripe } = await startCheckoutRig()

async function report(change: Record<string, string> = {}) {
  const variables = { ...fakeStripe.environment, SITE_URL: 'http://localhost', ...change }
  const { environment } = parseEnvironment(variables, undefined)
  if (environment === undefined) throw new Error('The environment of the fake Stripe is unsound')
  return priceReport(createStripeClient(environment), environment)
}

test("business under starter's price is reported as a loss and does not block", async () => {
  const rows = await report({ STRIPE_PRICE_BUSINESS_MONTHLY: '' })
  expect(rows.filter(({ finding }) => finding !== 'as shown')).toMatchObject([
    { isBlocking: false, finding: expect.stringMatching(/less than shown/i) },
  ])
})

test.each<[string, object, RegExp]>([
  ['a cent higher', { unit_amount: PLANS.starter.monthlyCents + 1 }, /more than shown/i],
  ['in another currency', { currency: 'eur' }, /other currency/i],
  ['inactive', { active: false }, /inactive/i],
])('a price that is %s blocks going live', async (_name, change, finding) => {
  fakeStripe.state.changePrice('price_starter_monthly', change)
  const blocking = (await report()).filter(({ isBlocking }) => isBlocking)
  expect(blocking).toMatchObject([{ finding: expect.stringMatching(finding) }])
})

test('a price that Stripe does not know blocks going live', async () => {
  const rows = await report({ STRIPE_PRICE_SHIMZY_YEARLY: 'price_gone' })
  expect(rows.at(-1)).toMatchObject({ priceId: 'price_gone', isBlocking: true })
})

test('a key that Stripe refuses is an error, not a finding', async () => {
  const key = ['sk', 'test', 'other'].join('_')
  await expect(report({ STRIPE_SECRET_KEY: key })).rejects.toMatchObject({ statusCode: 401 })
})
