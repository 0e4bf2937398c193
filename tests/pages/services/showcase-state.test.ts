import { expect, test } from 'vitest'
import {
  INITIAL_SHOWCASE,
  scrollTargetOf,
  serviceAt,
  showcaseReducer,
  type ShowcaseState,
} from '../../../src/pages/services/showcase-state'

const following = (active: number): ShowcaseState => ({
  ...INITIAL_SHOWCASE,
  reached: active,
  active,
})

test.each([
  [0, 0],
  [0.124, 0],
  [0.126, 1],
  [0.99, 7],
  [1, 7],
])('progress %f through eight services is at service %i', (progress, service) => {
  expect(serviceAt(progress, 8)).toBe(service)
})

test('a service is scrolled to 100 pixels inside its own stretch', () => {
  const section = { top: 1000, height: 8 * 800, viewHeight: 800 }
  expect(scrollTargetOf(0, 8, section)).toBe(1100)
  expect(scrollTargetOf(3, 8, section)).toBe(1000 + 3 * 700 + 100)
})

test('the state stays the same object while the position stays in one service', () => {
  const state = following(2)
  expect(showcaseReducer(state, { type: 'scrolled', to: 2 })).toBe(state)
})

test('a jump is shown at once, also during a lock', () => {
  const locked = { ...following(1), locked: true }
  const state = showcaseReducer(locked, { type: 'jumped', to: 6 })
  expect(state).toMatchObject({ active: 6, target: 6, locked: true })
})

test('a jump that has not arrived when the lock ends is kept once more, then the position rules', () => {
  const jumped = showcaseReducer(following(0), { type: 'jumped', to: 6 })
  const onTheWay = showcaseReducer(jumped, { type: 'scrolled', to: 4 })
  const kept = showcaseReducer(onTheWay, { type: 'unlocked' })
  expect(kept).toMatchObject({ active: 6, locked: true, target: undefined })
  expect(showcaseReducer(kept, { type: 'unlocked' })).toMatchObject({ active: 4, locked: true })
})

test('a jump that has arrived is unlocked at the end of its lock', () => {
  const jumped = showcaseReducer(following(0), { type: 'jumped', to: 6 })
  const arrived = showcaseReducer(jumped, { type: 'scrolled', to: 6 })
  expect(showcaseReducer(arrived, { type: 'unlocked' })).toMatchObject({
    active: 6,
    locked: false,
  })
})
