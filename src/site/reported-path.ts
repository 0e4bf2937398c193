import { BOOKING_SUCCESS_PATH, SESSION_PARAMETER } from '../shared/url-contract'
import { filterQuery } from './routes'

/**
 * Ids that name one click and so one person. The list of the widest maintained collector, PostHog's
 * event-utils.ts, and Stripe's session.
 */
const CLICK_IDS = new Set([
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
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

/** Anything that could be an email address, so the pattern is wide. */
const EMAIL_LIKE = /[^\s@]@[^\s@]+\.[^\s@]/

/** Whether a text may hold an email address. */
export const isEmailLike = (text: string) => EMAIL_LIKE.test(text)

/** The marks of an address may be percent-encoded in a path. */
const withPlainMarks = (part: string) => part.replaceAll(/%40/g, '@').replaceAll(/%2e/gi, '.')

/** The path and query without checkout session, email addresses and what tells who has booked. */
export function withoutPersonalValues(path: string): string {
  // Booking services append who has booked: name, phone, answers.
  const isBooking = path.split('?')[0] === BOOKING_SUCCESS_PATH
  return filterQuery(path, (name, value) => {
    if (isBooking && !name.startsWith('utm_')) return false
    return name !== SESSION_PARAMETER && !isEmailLike(name) && !isEmailLike(value)
  })
}

/**
 * The path and query as they may be told to an analytics service: without personal values, also in
 * the path, and without click ids.
 */
export function reportedPath(path: string): string {
  const [pathname = '', ...query] = withoutPersonalValues(path).split('?')
  const safePath = pathname
    .split('/')
    .map((part) => (isEmailLike(withPlainMarks(part)) ? '[email]' : part))
    .join('/')
  return filterQuery([safePath, ...query].join('?'), (name) => !CLICK_IDS.has(name.toLowerCase()))
}
