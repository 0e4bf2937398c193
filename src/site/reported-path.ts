import { isBillingPeriod, isPlanId } from '../shared/plans'
import { PLAN_PARAMETER, TRACKING_PARAMETERS } from '../shared/url-contract'
import { filterQuery, matchRoute, pathTo, SIGN_UP_PARAMETERS } from './routes'

/** Google's own click ids, by which Analytics ties a visit to an ad. */
export const GOOGLE_CLICK_IDS: readonly string[] = ['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid']

/** What every page that does not exist is reported as. */
export const NOT_FOUND_PATH = '/404'

/** Undoes percent-encoding, however often it was applied. */
function fullyDecoded(text: string): string {
  const value = text.replaceAll(/[&+]/g, encodeURIComponent)
  const decoded = new URLSearchParams(`=${value}`).get('') ?? ''
  return decoded === text ? text : fullyDecoded(decoded)
}

/** Anything that could be an email address counts, so the pattern is wide. */
const EMAIL = /[^\s@]\s*(?:@|&#64;)\s*[^\s@]+[.\u3002]\s*[^\s@]/i

/**
 * North American phone numbers, and any after a plus sign, which a query spells as a space. Eleven bare digits are
 * no phone number, because the ids of Google's campaigns look like that.
 */
const PHONE = /(?:^|\D)[2-9]\d\d[\s().-]*[2-9]\d\d[\s.-]*\d{4}(?:\D|$)|(?:\+|^\s)\d[\d\s().-]{6,}\d/

/** A query within a value, whose parameters nobody has looked at. */
const NESTED_QUERY = /[?&;#]\s*[\w-]+\s*=/

const plainText = (text: string) => fullyDecoded(text).normalize('NFKC')

/** Whether a text may hold an email address, in any encoding. */
export const isEmailLike = (text: string) => EMAIL.test(plainText(text))

/** Whether a text may hold an email address, a phone number or a query, in any encoding. */
export const isPersonal = (text: string) =>
  [EMAIL, PHONE, NESTED_QUERY].some((pattern) => pattern.test(plainText(text)))

/** The one spelling of the path of a page of this site; undefined for every other path. */
export function knownPath(pathname: string): string | undefined {
  const match = matchRoute(fullyDecoded(pathname))
  if (match.page === 'notFound') return undefined
  if (match.page !== 'article') return pathTo(match.page)
  return isPersonal(match.slug) ? undefined : pathTo({ article: match.slug })
}

const CAMPAIGN_TAGS: readonly string[] = TRACKING_PARAMETERS.filter((name) =>
  name.startsWith('utm_'),
)

/** The parameters of a query that may leave the site: campaign tags, the order's ids, and the given click ids. */
export function reportedQuery(search: string, clickIds: readonly string[] = []): string {
  const { plan, billing } = SIGN_UP_PARAMETERS
  const period = new URLSearchParams(search).get(billing) ?? 'monthly'
  return filterQuery(search, (name, value) => {
    // A sign-up with an unknown billing opens nothing, and must not do so without it.
    if (name === plan) return isPlanId(value) && isBillingPeriod(period)
    if (name === PLAN_PARAMETER) return isPlanId(value)
    if (name === billing) return isBillingPeriod(value)
    return (CAMPAIGN_TAGS.includes(name) || clickIds.includes(name)) && !isPersonal(value)
  })
}

/** The path and query of a URL as analytics services may know them. */
export function reportedPath(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  clickIds?: readonly string[],
): string {
  return (knownPath(pathname) ?? NOT_FOUND_PATH) + reportedQuery(search, clickIds)
}
