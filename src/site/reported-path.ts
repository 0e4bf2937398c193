import { isBillingPeriod, isPlanId } from '../shared/plans'
import { CAMPAIGN_PARAMETERS, PURCHASED_PLAN_PARAMETER } from '../shared/url-contract'
import { filterQuery, matchRoute, NOT_FOUND_PATH, pathTo, SIGN_UP_PARAMETERS } from './routes'

/** Google's click ids, which connect a visit to an ad in Analytics. */
export const GOOGLE_CLICK_IDS: readonly string[] = ['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid']

/** More layers of encoding than any tool adds. A limit, so that a crafted URL can't keep a phone busy for seconds. */
const MAX_ENCODINGS = 10

/** Decodes percent-encoding until none is left. */
function fullyDecoded(text: string, encodings = MAX_ENCODINGS): string {
  const value = text.replaceAll(/[&+]/g, encodeURIComponent)
  const decoded = new URLSearchParams(`=${value}`).get('') ?? ''
  return decoded === text || encodings === 0 ? text : fullyDecoded(decoded, encodings - 1)
}

/** Deliberately broad: anything that could be an email address matches. */
const EMAIL = /[^\s@]\s*(?:@|&#64;)\s*[^\s@]+[.\u3002]\s*[^\s@]/i

/**
 * North American phone numbers, and any number after a plus sign, which a query encodes as a space. Bare digits do not
 * match, because the ids of campaigns and ads look like that (support.google.com/google-ads/answer/6305348).
 */
const PHONE =
  /(?:^|\D)(?!\d{10})[2-9]\d\d[\s().-]*[2-9]\d\d[\s.-]*\d{4}(?:\D|$)|(?:\+|^\s)\d[\d\s().-]{6,}\d/

/** A query inside a value, whose parameters have not been checked. */
const NESTED_QUERY = /[?&;#]\s*[\w-]+\s*=/

/** Encoding that is left after `MAX_ENCODINGS` may hide anything. */
const STILL_ENCODED = /%[\da-f]{2}/i

const decodedText = (text: string) => fullyDecoded(text).normalize('NFKC')

/** Whether a text may hold an email address, in any encoding. */
export const isEmailLike = (text: string) => EMAIL.test(decodedText(text))

/** Whether a text may hold a written phone number, in any encoding. */
export const isPhoneLike = (text: string) => PHONE.test(decodedText(text))

/** Whether a text may hold an email address, a phone number or a query, in any encoding. */
export const isPersonal = (text: string) =>
  [EMAIL, PHONE, NESTED_QUERY, STILL_ENCODED].some((pattern) => pattern.test(decodedText(text)))

/** The canonical spelling of a page's path; undefined if there is no such page. */
export function knownPath(pathname: string): string | undefined {
  const match = matchRoute(fullyDecoded(pathname))
  if (match.page === 'notFound') return undefined
  if (match.page !== 'article') return pathTo(match.page)
  return isPersonal(match.slug) ? undefined : pathTo({ article: match.slug })
}

/** The parameters of a query that may leave the site: the campaign's, plan and billing, and the given click ids. */
export function reportedQuery(search: string, clickIds: readonly string[] = []): string {
  // With an unknown billing, drop the plan, too: alone it would open the sign-up.
  const allowed: readonly string[] = [...CAMPAIGN_PARAMETERS, ...clickIds]
  const billing = new URLSearchParams(search).get(SIGN_UP_PARAMETERS.billing) ?? 'monthly'
  return filterQuery(search, (name, value) => {
    if (name === SIGN_UP_PARAMETERS.plan) return isPlanId(value) && isBillingPeriod(billing)
    if (name === PURCHASED_PLAN_PARAMETER) return isPlanId(value)
    if (name === SIGN_UP_PARAMETERS.billing) return isBillingPeriod(value)
    return allowed.includes(name) && !isPersonal(value)
  })
}

/** The path and query that may be sent to analytics services. */
export function reportedPath(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  clickIds?: readonly string[],
): string {
  return (knownPath(pathname) ?? NOT_FOUND_PATH) + reportedQuery(search, clickIds)
}
