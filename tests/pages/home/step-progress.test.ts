import { expect, test } from 'vitest'
import { stepAt, threadTransform } from '../../../src/pages/home/step-progress'

/** The moved share of the drawing's own width, in drawing units (6400 wide). */
function unitsOf(transform: string): number {
  return (Number.parseFloat(transform.replace(/^translateX\(calc\(/, '')) / 100) * 6400
}

test('each step has a third of the way', () => {
  expect([0, 0.2, 0.4, 0.6, 0.8, 1].map(stepAt)).toEqual([1, 1, 2, 2, 3, 3])
})

test('the thread is pulled from +460 to -860 units', () => {
  expect(unitsOf(threadTransform(0))).toBeCloseTo(460)
  expect(unitsOf(threadTransform(1))).toBeCloseTo(-860)
})
