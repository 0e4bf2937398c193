import { SESSION_PARAMETER } from '../shared/url-contract'
import { filterQuery, matchRoute } from './routes'

/** Google's own click ids, by which Analytics ties a visit to an ad. */
export const GOOGLE_CLICK_IDS = ['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid']

/** Ids that name one click and so one person: the list of PostHog's event-utils.ts, the longest one maintained. */
const CLICK_IDS = new Set([
  ...GOOGLE_CLICK_IDS,
  'fbclid',
  'msclkid',
  'twclid',
  'li_fat_id',
  'igshid',
  'ttclid',
  'rdt_cid',
  'epik',
  'qclid',
  'sccid',
  'irclid',
  '_kx',
])

/** Whether a text may hold an email address. Anything that could be one counts, so the pattern is wide. */
export const isEmailLike = (text: string) => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)

/** The characters of an email address may be percent-encoded in a path. */
const withPlainMarks = (part: string) => part.replaceAll(/%40/g, '@').replaceAll(/%2e/gi, '.')

/** The path and query without checkout session, email addresses, and what the booking service adds. */
export function withoutPersonalValues(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  // Booking services append who has booked: name, phone, answers.
  const isBooking = matchRoute(pathname).page === 'bookingSuccess'
  const safePath = pathname
    .split('/')
    .map((part) => (isEmailLike(withPlainMarks(part)) ? '[email]' : part))
    .join('/')
  return filterQuery([safePath, ...query].join('?'), (name, value) => {
    if (isBooking && !name.startsWith('utm_')) return false
    return name !== SESSION_PARAMETER && !isEmailLike(name) && !isEmailLike(value)
  })
}

/** The path and query for an analytics service: nothing personal, and no click ids but those to keep. */
export function reportedPath(path: string, keptIds: readonly string[] = []): string {
  return filterQuery(withoutPersonalValues(path), (name) => {
    const id = name.toLowerCase()
    return !CLICK_IDS.has(id) || keptIds.includes(id)
  })
}
