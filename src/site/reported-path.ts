import { decodePercent } from '../shared/decode-percent'

/** The checkout session in the address that Stripe returns to (contract.md). */
const SESSION_PARAMETER = 'session_id'

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

/** Anything that could be somebody's address, so a wide net. */
const EMAIL_LIKE = /[^\s@]@[^\s@]+\.[^\s@]/

const isEmailLike = (text: string) => EMAIL_LIKE.test(text)

/** Keeps the `name=value` pairs of a query that pass, each as it was spelled. */
function filterQuery(path: string, keep: (name: string, value: string) => boolean): string {
  const queryAt = path.indexOf('?')
  if (queryAt === -1) return path
  const kept = path
    .slice(queryAt + 1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair)].every(([name, value]) => keep(name, value)))
    .join('&')
  return path.slice(0, queryAt) + (kept === '' ? '' : `?${kept}`)
}

const isPersonal = (name: string, value: string) =>
  name === SESSION_PARAMETER || isEmailLike(name) || isEmailLike(value)

/** The path and query without checkout session and without values that look like an email address. */
export function withoutPersonalValues(path: string): string {
  return filterQuery(path, (name, value) => !isPersonal(name, value))
}

/**
 * The path and query as they may be told to an analytics service: without checkout session, click
 * ids and anything that looks like an email address.
 */
export function reportedPath(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const safePath = pathname
    .split('/')
    .map((part) => (isEmailLike(decodePercent(part)) ? '[email]' : part))
    .join('/')
  return filterQuery(
    [safePath, ...query].join('?'),
    (name, value) => !isPersonal(name, value) && !CLICK_IDS.has(name.toLowerCase()),
  )
}
