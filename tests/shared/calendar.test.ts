import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClockTime, formatDay, formatIsoDay, formatMonthDay } from '../../src/shared/calendar'

const DAYS = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('days are written with the month in full, with or without the year', () => {
  const day = new Date('2026-12-05T12:00:00')
  expect(formatDay(day)).toBe('December 5, 2026')
  expect(formatMonthDay(day)).toBe('December 5')
})

test('a day that is given without a time is the same day everywhere', () => {
  expect(formatIsoDay('2026-01-01')).toBe('January 1, 2026')
})

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is written as %s', (time, text) => {
  expect(formatClockTime(new Date(`2026-12-05T${time}:00`))).toBe(text)
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
