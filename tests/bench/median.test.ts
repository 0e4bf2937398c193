import { expect, test } from 'vitest'
import { median } from '../../bench/median'

test('of an odd number of runs the middle one counts', () => {
  expect(median([300, 10, 20])).toBe(20)
})

// Runs that fail are left out, so an even number may remain; the upper one would be the slower time
// and, of scores, the better one.
test('of an even number of runs the mean of the two in the middle counts', () => {
  expect(median([300, 10, 30, 20])).toBe(25)
  expect(median([100, 90])).toBe(95)
})

test('without a run there is no figure', () => {
  expect(median([])).toBeNaN()
})
