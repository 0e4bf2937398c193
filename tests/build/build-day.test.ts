import { expect, test } from 'vitest'
import { buildDay } from '../../src/build/program-files'

const NOW = new Date('2026-11-20T23:30:00Z')

test('the day of a build is that of the clock, unless a fixed one is set', () => {
  expect(buildDay(undefined, NOW)).toBe('2026-11-20')
  expect(buildDay('1744675200', NOW)).toBe('2025-04-15')
})

test('a fixed day that is no number is ignored', () => {
  expect(buildDay('', NOW)).toBe('2026-11-20')
  expect(buildDay('soon', NOW)).toBe('2026-11-20')
})
