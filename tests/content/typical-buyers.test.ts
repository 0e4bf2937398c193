import { expect, test } from 'vitest'
import { buyerTotals, TYPICAL_BUYERS } from '../../src/content/typical-buyers'

// Worked out by hand from the price list: plan, setup, usage, carrier registration ($24 once, $11 a month).
test.each([
  // 150 × $0.07 + 100 × $0.0425 + 400 × $0.0395 + 1,000 × $0.004 = $34.55
  ['A fence company with six people', 34_55, 266_55, 2_934_60, 2_540_60],
  // 200 × $0.056 + 300 × $0.034 + 1,200 × $0.0316 + 4,000 × $0.0032 = $72.12
  ['A med spa that sells an online course, set up by us', 72_12, 1_401_12, 5_582_44, 4_988_44],
  // 150 × $0.035 + 400 × $0.0213 + 800 × $0.0198 + 2,000 × $0.002 + 400 × $0.05 + 200 × $0.325 = $118.61
  ['A dentist whose phone Shimzy answers', 118_61, 3_752_61, 11_767_32, 10_569_32],
])(
  '%s pays what the price list adds up to',
  (name, usageCents, firstMonthCents, firstYearCents, firstYearPaidYearlyCents) => {
    const buyer = TYPICAL_BUYERS.find((candidate) => candidate.name === name)
    expect(buyer && buyerTotals(buyer)).toEqual({
      usageCents,
      firstMonthCents,
      firstYearCents,
      firstYearPaidYearlyCents,
    })
  },
)
