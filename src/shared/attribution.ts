import * as z from 'zod/mini'
import { TRACKING_VALUE_MAX_CHARS } from './attribution-record'
import { cleanText } from './clean-text'

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
