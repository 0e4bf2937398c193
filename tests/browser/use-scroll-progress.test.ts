import { expect, test } from 'vitest'
import { progressThrough } from '../../src/browser/use-scroll-progress'

test.each([
  ['before its top reaches the top of the view', 300, 2400, 0],
  ['for the share of the way that is scrolled', -400, 2400, 0.25],
  ['once its bottom reaches the bottom of the view', -1600, 2400, 1],
  ['before a section lower than the view', 10, 600, 0],
  ['within a section lower than the view', -1, 600, 1],
])('progress through a section %s', (_, top, height, progress) => {
  expect(progressThrough(top, height, 800)).toBe(progress)
})
