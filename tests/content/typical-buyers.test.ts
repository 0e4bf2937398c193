import { expect, test } from 'vitest'
import { buyerTotals, TYPICAL_BUYERS, usageInWords } from '../../src/content/typical-buyers'
import { PLANS } from '../../src/shared/plans'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import { AI_USAGE_FEES, USAGE_FEES } from '../../src/shared/usage-fees'

test.each(TYPICAL_BUYERS)('$name pays what the price list adds up to', (buyer) => {
  const { plan, units, aiMessages = 0, aiMinutes = 0 } = buyer
  const [message, minute] = AI_USAGE_FEES
  // Fees are ten-thousandths of a dollar, a hundredth of a cent.
  const metered = USAGE_FEES.map(({ id, prices }) => (units[id] ?? 0) * prices[plan])
  const fees = [...metered, aiMessages * message.price, aiMinutes * minute.price]
  const usage = Math.round(fees.reduce((total, fee) => total + fee, 0) / 100)
  const month = PLANS[plan].monthlyCents + usage
  expect(buyerTotals(buyer)).toEqual({
    usageCents: usage,
    monthCents: month,
    firstYearCents: 12 * month + SETUP_OPTIONS[buyer.setup].feeCents,
  })
})

test('a usage in words leaves out what a buyer does not use', () => {
  const units = { 'making-calls': 100, 'receiving-calls': 50, 'text-message': 1_200, email: 9 }
  const roofer = { name: 'A roofer', plan: 'starter', setup: 'self', units } as const
  expect(usageInWords(roofer)).toBe('100 outgoing minutes, 50 incoming, 1,200 texts, 9 emails')
  expect(usageInWords({ ...roofer, aiMessages: 4, aiMinutes: 40 })).toBe(
    '100 outgoing minutes, 50 incoming, 40 of those by the AI, 1,200 texts, 9 emails, 4 AI messages',
  )
})
