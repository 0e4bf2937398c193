import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../../api/checkout/environment'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { priceReport } from '../../../src/node/commands/price-report'
import { changedPrice, type PriceChange } from '../../../src/node/dev/fake-stripe/prices'
import { startFakeStripe } from '../../../src/node/dev/fake-stripe/start-fake-stripe'
import { PLANS } from '../../../src/shared/plans'
import { monthlyPrice, yearlyPrice } from '../../support/figures'

const fakeStripe = await startFakeStripe()
afterAll(() => fakeStripe.close())
beforeEach(() => fakeStripe.state.reset())

async function report(change: Record<string, string> = {}) {
  const variables = { ...fakeStripe.environment, SITE_URL: 'http://localhost', ...change }
  const { environment } = parseEnvironment(variables, undefined)
  if (environment === undefined) throw new Error('The environment of the fake Stripe is unsound')
  return priceReport(createStripeClient(environment), environment)
}

function changeAtStripe(id: string, change: PriceChange): void {
  const price = fakeStripe.state.prices.get(id)
  if (price) fakeStripe.state.prices.set(id, changedPrice(price, change))
}

test('six prices that match the catalog are reported as shown', async () => {
  const rows = await report()
  expect(rows.map(({ shown }) => shown)).toEqual([
    `${monthlyPrice('starter')} per month`,
    `${yearlyPrice('starter')} per year`,
    `${monthlyPrice('business')} per month`,
    `${yearlyPrice('business')} per year`,
    `${monthlyPrice('shimzy')} per month`,
    `${yearlyPrice('shimzy')} per year`,
  ])
  expect(rows.map(({ charged }) => charged)).toEqual(rows.map(({ shown }) => shown))
  expect(rows.every(({ finding, isBlocking }) => finding === 'as shown' && !isBlocking)).toBe(true)
})

test("business under starter's prices is reported as a loss and does not block", async () => {
  const rows = await report({ STRIPE_PRICE_BUSINESS_MONTHLY: '', STRIPE_PRICE_BUSINESS_YEARLY: '' })
  const business = rows.filter(({ setting }) => setting.includes('BUSINESS'))
  expect(business).toHaveLength(2)
  for (const row of business) {
    expect(row.finding).toMatch(/less than shown/i)
    expect(row.isBlocking).toBe(false)
  }
})

test.each<[string, PriceChange, RegExp]>([
  ['a cent higher', { unit_amount: PLANS.starter.monthlyCents + 1 }, /more than shown/i],
  ['in another currency', { currency: 'eur' }, /other currency/i],
  ['charged every week', { interval: 'week' }, /interval/i],
  ['inactive', { active: false }, /inactive/i],
])('a price that is %s blocks going live', async (_name, change, finding) => {
  changeAtStripe('price_starter_monthly', change)
  const [starter, ...others] = await report()
  expect(starter?.finding).toMatch(finding)
  expect(starter?.isBlocking).toBe(true)
  expect(others.some(({ isBlocking }) => isBlocking)).toBe(false)
})

test('a price that Stripe does not know blocks going live', async () => {
  const rows = await report({ STRIPE_PRICE_SHIMZY_YEARLY: 'price_gone' })
  expect(rows.at(-1)).toMatchObject({ priceId: 'price_gone', isBlocking: true })
})

test('a key that Stripe refuses is an error, not a finding', async () => {
  const key = ['sk', 'test', 'other'].join('_')
  await expect(report({ STRIPE_SECRET_KEY: key })).rejects.toMatchObject({ statusCode: 401 })
})
