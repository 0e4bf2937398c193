import { TRACKING_PARAMETERS, type TrackingParameter } from './url-contract'
import { cleanText } from './clean-text'

/** Longer values are cut. It is also Stripe's limit for a metadata value (docs.stripe.com/metadata). */
export const TRACKING_VALUE_MAX_CHARS = 500

/** The cookie that stores the record. */
export const ATTRIBUTION_COOKIE = {
  name: 'utm_tracking',
  lifetimeDays: 30,
  /** Browsers silently drop a cookie of more than 4,096 bytes (RFC 6265bis, 5.4). This leaves some room. */
  maxEncodedBytes: 3_800,
} as const

/** All fields of a record. */
const RECORD_FIELDS = [...TRACKING_PARAMETERS, 'captured_at', 'landing_page'] as const
type RecordField = (typeof RECORD_FIELDS)[number]

/** The stored record. If it comes from a cookie, the time and the landing page may be missing. */
export type AttributionRecord = Readonly<Partial<Record<RecordField, string>>>

/** A record's tracked parameters in a fixed order. */
export function trackedEntries(record: AttributionRecord): [TrackingParameter, string][] {
  return TRACKING_PARAMETERS.flatMap((name) => {
    const value = record[name]
    return value === undefined ? [] : [[name, value] satisfies [TrackingParameter, string]]
  })
}

/** Picks the fields of a record and drops all others; null without a tracked parameter. */
function recordOf(fields: Readonly<Partial<Record<string, unknown>>>): AttributionRecord | null {
  const record: Partial<Record<RecordField, string>> = {}
  for (const name of RECORD_FIELDS) {
    const value = fields[name]
    const text = typeof value === 'string' ? cleanText(value, TRACKING_VALUE_MAX_CHARS) : ''
    if (text !== '') record[name] = text
  }
  return trackedEntries(record).length === 0 ? null : record
}

/** The record of a visit; null without a tracked parameter. The landing page has no query, which may contain personal data. */
export function recordFromUrl({ search, pathname }: Pick<URL, 'pathname' | 'search'>, now: Date) {
  // Reversed, because the first of repeated parameters counts.
  const query = Object.fromEntries([...new URLSearchParams(search)].reverse())
  return recordOf({ ...query, captured_at: now.toISOString(), landing_page: pathname })
}

/** Parses a stored record, which is untrusted input. Throws if the text is not JSON. */
export const parseRecord = (text: string) => recordOf(Object(JSON.parse(text)))

/** The record without click ids, which identify one click and so one person. */
export function withoutClickIds(record: AttributionRecord): AttributionRecord | null {
  return recordOf({ ...record, gclid: undefined, fbclid: undefined })
}

/** Longer values of these parameters can't be click ids. Click ids are never shortened, because a part of one is useless. */
const CLICK_ID_MAX_BYTES = 1_000

/** Fields in the order in which they are shortened if the record is too large, least important first. */
const SHORTENED = [
  'utm_content',
  'utm_term',
  'utm_campaign',
  'landing_page',
  'utm_medium',
  'utm_source',
] as const

const encodedBytes = (value: unknown) => encodeURIComponent(JSON.stringify(value)).length

/** The record with values shortened until its encoded JSON fits into the cookie. */
export function fitRecord(record: AttributionRecord): AttributionRecord {
  const fitted: Partial<Record<RecordField, string>> = { ...record }
  const fits = () => encodedBytes(fitted) <= ATTRIBUTION_COOKIE.maxEncodedBytes
  for (const name of ['fbclid', 'gclid'] as const) {
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
