import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAN_IDS } from '../../src/shared/plans'
import {
  AI_USAGE_FEES,
  formatFee,
  percentBelowStarter,
  unitsForTenDollars,
  usageCents,
  USAGE_FEES,
} from '../../src/shared/usage-fees'

test.each([
  ['Making calls', 'minute', ['$0.07', '$0.056', '$0.035'], [145, 180, 285]],
  ['Receiving calls', 'minute', ['$0.0425', '$0.034', '$0.0213'], [235, 295, 470]],
  ['Text message', 'segment', ['$0.0395', '$0.0316', '$0.0198'], [255, 315, 505]],
  ['Email', 'each', ['$0.004', '$0.0032', '$0.002'], [2500, 3125, 5000]],
  ['Email verification', 'each', ['$0.005', '$0.005', '$0.004'], [2000, 2000, 2500]],
])(
  '%s has its price on each plan, and what ten dollars buy of it follows',
  (name, unit, prices, amounts) => {
    const fee = USAGE_FEES.find((entry) => entry.name === name)
    expect(fee?.unit).toBe(unit)
    expect(PLAN_IDS.map((id) => formatFee(fee?.prices[id] ?? 0))).toEqual(prices)
    expect(PLAN_IDS.map((id) => unitsForTenDollars(fee?.prices[id] ?? 0))).toEqual(amounts)
  },
)

test("calls, texts and emails cost a fifth less than Starter's on Business, about half on Shimzy", () => {
  expect(PLAN_IDS.map(percentBelowStarter)).toEqual([0, 20, 50])
})

test('there are five usage fees, no more', () => {
  expect(USAGE_FEES).toHaveLength(5)
})

test('an AI message is $0.05 and a voice minute $0.325: 200 messages and 30 minutes for $10', () => {
  const fees = AI_USAGE_FEES.map(({ unit, price }) => [
    unit,
    formatFee(price),
    unitsForTenDollars(price),
  ])
  expect(fees).toEqual([
    ['message', '$0.05', 200],
    ['voice minute', '$0.325', 30],
  ])
})

test('the use of a month is added up in whole cents', () => {
  const use = { 'making-calls': 100, 'text-message': 10, email: 1 }
  expect(usageCents('starter', use)).toBe(740)
  expect(usageCents('shimzy', { 'receiving-calls': 3 })).toBe(6)
  expect(usageCents('business', {})).toBe(0)
})

test('a fee is written as the browser itself would write it', () => {
  const byBrowser = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  fc.assert(
    fc.property(fc.nat(9_999_999), (price) => {
      expect(formatFee(price)).toBe(byBrowser.format(price / 10_000))
    }),
  )
})
