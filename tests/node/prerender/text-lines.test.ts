import { expect, test } from 'vitest'
import { fitText } from '../../../src/node/prerender/text-lines'

/** Every character is half as wide as the font is tall. */
const measure = (text: string) => text.length / 2

const SPACE = { width: 1000, height: 260, largestSize: 120, smallestSize: 40, maxLines: 3 }

test('a short text is set at the largest size in one line, a longer one in lines of like length', () => {
  expect(fitText('Fees', SPACE, measure)).toEqual({ size: 120, lines: ['Fees'] })
  const { lines } = fitText('one two three four five six', SPACE, measure)
  expect(lines).toEqual(['one two three', 'four five six'])
})

test('no line is wider than the space, and a text that does not fit is refused', () => {
  const text = 'word '.repeat(30).trim()
  const { size, lines } = fitText(text, SPACE, measure)
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(SPACE.width)
  expect(lines.length * size).toBeLessThanOrEqual(SPACE.height)
  expect(lines.join(' ')).toBe(text)
  expect(() => fitText('a'.repeat(70), SPACE, measure)).toThrow('too long')
})
