import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from '../../src/shared/money'

test.each([
  [0, '0'],
  [145, '145'],
  [3_125, '3,125'],
  [1_234_567, '1,234,567'],
])('%i is written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('a whole number is written as the browser itself would write it', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
