import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatClockTime, formatDay, formatIsoDay, formatMonthDay } from '../../src/shared/calendar'

const DAYS = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('a day that is given without a time is the same day everywhere', () => {
  vi.stubEnv('TZ', 'America/Chicago')
  expect(formatIsoDay('2026-01-01')).toBe('January 1, 2026')
})

test('days and times are written as the browser itself would write them', () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
  const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })
  const clockTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
  fc.assert(
    fc.property(DAYS, (date) => {
      expect(formatDay(date)).toBe(day.format(date))
      expect(formatMonthDay(date)).toBe(monthDay.format(date))
      // Between time and half of the day, newer versions write a narrow space.
      expect(formatClockTime(date)).toBe(clockTime.format(date).replace(/\s/, ' '))
    }),
  )
})
