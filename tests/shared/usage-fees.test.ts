import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFee, unitsForTenDollars } from '../../src/shared/usage-fees'

test.each([
  [700, 145],
  [3_250, 30],
])('for ten dollars, %i ten-thousandths buy about %i units, in steps of five', (price, units) => {
  expect(unitsForTenDollars(price)).toBe(units)
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
