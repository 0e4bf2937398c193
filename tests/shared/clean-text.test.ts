import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../../src/shared/clean-text'
import { anyText } from '../support/arbitraries'

test.each([
  ['  Dana  ', 'Dana'],
  ['Dana\tW\r\nLee', 'Dana W Lee'],
  ['Da\u0000na\u0007', 'Dana'],
  ['Da\ud800na', 'Dana'],
  ['\u202eanaD\u2069', 'anaD'],
  ['spri\u200bng\ufeff\u034f\u3164\u{e0041} cafe\u0301', 'spring café'],
  ['Zoë O’Neil-Łuk 李 👩‍🔧 ❤️', 'Zoë O’Neil-Łuk 李 👩‍🔧 ❤️'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanText(text, 100)).toBe(cleaned)
})

test('no character that nobody sees is left, but for those that emoji and names are made with', () => {
  const ignorable = /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const left = all.filter((text) => ignorable.test(text) && cleanText(text, 1) !== '')
  expect(left.map((text) => text.codePointAt(0)?.toString(16))).toEqual([])
})

test('a text is trimmed again where it is cut', () => {
  expect(cleanText('ab cd', 3)).toBe('ab')
})

test('any text ends up sendable, printable, trimmed and within its limit', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 500 }), (text, maxChars) => {
      const cleaned = cleanText(text, maxChars)
      expect(() => encodeURIComponent(cleaned)).not.toThrow()
      expect(Array.from(cleaned).length).toBeLessThanOrEqual(maxChars)
      expect(cleaned).toBe(cleaned.trim())
      expect(cleaned).not.toMatch(/\p{Cc}/u)
      expect(cleanText(cleaned, maxChars)).toBe(cleaned)
    }),
  )
})
