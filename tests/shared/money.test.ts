import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd } from '../../src/shared/money'

test.each([
  [0, '$0'],
  [19_700, '$197'],
  [199_700, '$1,997'],
  [599_000, '$5,990'],
  [280, '$2.80'],
  [5, '$0.05'],
  [119_401, '$1,194.01'],
])('%i cents are written as %s', (cents, text) => {
  expect(formatUsd(cents)).toBe(text)
})

test('no cent is lost in writing', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      const digits = formatUsd(cents).replace(/[$,]/g, '')
      expect(Math.round(Number(digits) * 100)).toBe(cents)
    }),
  )
})

test('money is written as the browser itself would write it', () => {
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
    }),
  )
})
