import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatUsd } from '../../src/shared/money'

test('money and whole numbers are written as the browser itself would write them', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      const digits = cents % 100 === 0 ? 0 : 2
      const byBrowser = new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      expect(formatUsd(cents)).toBe(byBrowser.format(cents / 100))
      expect(formatCount(cents)).toBe(cents.toLocaleString('en-US'))
    }),
  )
})
