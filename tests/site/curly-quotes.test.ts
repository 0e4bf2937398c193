import { expect, test } from 'vitest'
import { curlyQuotes } from '../../src/site/curly-quotes'

test.each([
  ["It's the owner's list", 'It’s the owner’s list'],
  ["'Frisco' and 'Prosper'.", '‘Frisco’ and ‘Prosper’.'],
  ['("we")', '(“we”)'],
  ['She said "no" twice', 'She said “no” twice'],
  ['"\'Soon\' is not a day"', '“‘Soon’ is not a day”'],
  ["three business days' notice", 'three business days’ notice'],
  ['No marks at all', 'No marks at all'],
])('%s is set as %s', (typed, set) => {
  expect(curlyQuotes(typed)).toBe(set)
})
