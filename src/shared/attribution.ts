import * as z from 'zod/mini'
import { cleanText } from './clean-text'

/** The seven tracked parameters, exactly (spec section 9, decisions.md 19). */
export const TRACKING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
export type TrackingParameter = (typeof TRACKING_PARAMETERS)[number]

/** Longest kept value; also the longest metadata value at Stripe (docs.stripe.com/metadata). */
export const TRACKING_VALUE_MAX_CHARS = 500

/** A long or odd campaign name is no reason to lose a sale, so values are cut and never refused. */
const trackingValue = z.optional(
  z.string().check(z.overwrite((value) => cleanText(value, TRACKING_VALUE_MAX_CHARS))),
)

/** What a checkout carries of the attribution. Values are cleaned and cut, unknown keys refused. */
export const CheckoutAttribution = z.strictObject({
  utm_source: trackingValue,
  utm_medium: trackingValue,
  utm_campaign: trackingValue,
  utm_term: trackingValue,
  utm_content: trackingValue,
  gclid: trackingValue,
  fbclid: trackingValue,
  landing_page: trackingValue,
})
export type CheckoutAttribution = z.infer<typeof CheckoutAttribution>

/** The stored record: what was in the address, when, and on which page (spec section 3). */
export type AttributionRecord = Partial<Record<TrackingParameter, string>> & {
  readonly captured_at: string
  readonly landing_page: string
}

/** The cookie that keeps the record (spec section 9). */
export const ATTRIBUTION_COOKIE = {
  name: 'utm_tracking',
  lifetimeDays: 30,
  /** Browsers drop a cookie above 4,096 bytes without a word (RFC 6265bis 5.4); some room is left. */
  maxEncodedBytes: 3_800,
} as const
