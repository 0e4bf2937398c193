// No `Intl`: its first use blocks a slow phone for 130 ms (docs/decisions/0017-no-intl-in-the-browser.md).

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

const monthOf = (date: Date) => MONTHS[date.getMonth()] ?? ''

/** `December 5` */
export const formatMonthDay = (date: Date): string => `${monthOf(date)} ${date.getDate()}`

/** `December 5, 2026` */
export const formatDay = (date: Date): string => `${formatMonthDay(date)}, ${date.getFullYear()}`

/** `2026-12-05` → `December 5, 2026`. With a time, because `Date` takes a date without one as UTC. */
export const formatIsoDay = (isoDay: string): string => formatDay(new Date(`${isoDay}T12:00:00`))

/** `3:05 PM` */
export function formatClockTime(date: Date): string {
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
