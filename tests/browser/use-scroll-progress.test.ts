import { expect, test } from 'vitest'
import { progressThrough } from '../../src/browser/use-scroll-progress'

const VIEW = 800

test('progress is nothing until the top of the section reaches the top of the view', () => {
  expect(progressThrough(300, 2400, VIEW)).toBe(0)
  expect(progressThrough(0, 2400, VIEW)).toBe(0)
})

test('progress is complete once the bottom of the section reaches the bottom of the view', () => {
  expect(progressThrough(-1600, 2400, VIEW)).toBe(1)
  expect(progressThrough(-2000, 2400, VIEW)).toBe(1)
})

test('progress between is the share of the way that is scrolled', () => {
  expect(progressThrough(-400, 2400, VIEW)).toBe(0.25)
})

test('a section that is no taller than the view has no way: it is either begun or not', () => {
  expect(progressThrough(10, 600, VIEW)).toBe(0)
  expect(progressThrough(-1, 600, VIEW)).toBe(1)
})
