import { CLICK_IDS, TRACKING_PARAMETERS, type TrackingParameter } from './url-contract'
import { cleanText } from './clean-text'

/** Longer values are cut. It is also Stripe's limit for a metadata value (docs.stripe.com/metadata). */
export const TRACKING_VALUE_MAX_CHARS = 500

/** The cookie that stores the attribution. */
export const ATTRIBUTION_COOKIE = {
  name: 'utm_tracking',
  lifetimeDays: 30,
  /** Browsers silently drop a cookie of more than 4,096 bytes (RFC 6265bis, 5.4). This leaves some room. */
  maxEncodedBytes: 3_800,
} as const

/** All fields of an attribution. */
const ATTRIBUTION_FIELDS = [...TRACKING_PARAMETERS, 'captured_at', 'landing_page'] as const
type AttributionField = (typeof ATTRIBUTION_FIELDS)[number]

/** The campaign that brought a visitor. If it comes from a cookie, the time and the landing page may be missing. */
export type Attribution = Readonly<Partial<Record<AttributionField, string>>>

/** The tracked parameters in a fixed order. */
export function trackedEntries(attribution: Attribution): [TrackingParameter, string][] {
  return TRACKING_PARAMETERS.flatMap((name) => {
    const value = attribution[name]
    return value === undefined ? [] : [[name, value] satisfies [TrackingParameter, string]]
  })
}

/** Picks the fields of an attribution and drops all others; null without a tracked parameter. */
function pickAttribution(fields: Readonly<Partial<Record<string, unknown>>>): Attribution | null {
  const attribution: Partial<Record<AttributionField, string>> = {}
  for (const name of ATTRIBUTION_FIELDS) {
    const value = fields[name]
    const text = typeof value === 'string' ? cleanText(value, TRACKING_VALUE_MAX_CHARS) : ''
    if (text !== '') attribution[name] = text
  }
  return trackedEntries(attribution).length === 0 ? null : attribution
}

/** The attribution in a URL; null without a tracked parameter. The landing page has no query, which may be personal. */
export function attributionFromUrl(
  { search, pathname }: Pick<URL, 'pathname' | 'search'>,
  now: Date,
) {
  // Reversed, because the first of repeated parameters counts.
  const query = Object.fromEntries([...new URLSearchParams(search)].reverse())
  return pickAttribution({ ...query, captured_at: now.toISOString(), landing_page: pathname })
}

/** Parses a stored attribution, which is untrusted input. Throws if the text is not JSON. */
export function parseAttribution(text: string): Attribution | null {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' ? pickAttribution({ ...value }) : null
}

/** The attribution without click ids. */
export function withoutClickIds(attribution: Attribution): Attribution | null {
  const none = Object.fromEntries(CLICK_IDS.map((name) => [name, undefined]))
  return pickAttribution({ ...attribution, ...none })
}

/** Longer values can't be click ids, and are dropped: a part of a click id is useless. */
const CLICK_ID_MAX_BYTES = 1_000

/** Fields in the order in which they are shortened if the attribution is too large, least important first. */
const SHORTENED = [
  'utm_content',
  'utm_term',
  'utm_campaign',
  'landing_page',
  'utm_medium',
  'utm_source',
] as const

const encodedBytes = (value: unknown) => encodeURIComponent(JSON.stringify(value)).length

/** The attribution with values shortened until its encoded JSON fits into the cookie. */
export function fitAttribution(attribution: Attribution): Attribution {
  const fitted: Partial<Record<AttributionField, string>> = { ...attribution }
  const fits = () => encodedBytes(fitted) <= ATTRIBUTION_COOKIE.maxEncodedBytes
  for (const name of CLICK_IDS) {
    if (encodedBytes(fitted[name] ?? '') > CLICK_ID_MAX_BYTES) delete fitted[name]
  }
  for (const name of SHORTENED) {
    while (fitted[name] && !fits()) {
      fitted[name] = Array.from(fitted[name]).slice(0, -1).join('').trimEnd()
    }
    if (fitted[name] === '') delete fitted[name]
  }
  return fitted
}
