import { expect, test } from 'vitest'
import { fitText } from '../../src/build/text-lines'

/** Every character is half as wide as the font is tall. */
const measure = (text: string) => text.length / 2

const SPACE = { width: 1000, height: 260, largest: 120, smallest: 40, leading: 1, maxLines: 3 }

test('a short text is set at the largest size in one line', () => {
  expect(fitText('Fees', SPACE, measure)).toEqual({ size: 120, lines: ['Fees'] })
})

test('lines are of like length rather than filled from the top', () => {
  const { lines } = fitText('one two three four five six', SPACE, measure)
  expect(lines).toEqual(['one two three', 'four five six'])
})

test('no line is wider than the space, whatever the text', () => {
  const texts = ['a'.repeat(70), 'word '.repeat(60), 'Antidisestablishmentarianism '.repeat(4)]
  for (const text of texts) {
    const { size, lines } = fitText(text, SPACE, measure)
    for (const line of lines) {
      expect(measure(line) * size).toBeLessThanOrEqual(SPACE.width)
    }
    expect(lines.length * size * SPACE.leading).toBeLessThanOrEqual(SPACE.height)
  }
})

test('a text that cannot fit at the smallest size ends with an ellipsis', () => {
  expect(fitText('word '.repeat(200), SPACE, measure).lines.at(-1)).toMatch(/…$/)
})
