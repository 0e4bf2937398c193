// What in addresses is agreed with others: with marketers, Stripe and the booking service. Without the
// schemas of checkout.ts, so that code which loads with the first page can name it.

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

/** The checkout session, in the address that Stripe returns to and in that of its status (contract.md). */
export const SESSION_PARAMETER = 'session_id'

/** The plan that was bought, in the address that Stripe returns to (contract.md). */
export const PLAN_PARAMETER = 'plan'

/** Where the booking service sends visitors afterwards (spec section 2.1). */
export const BOOKING_SUCCESS_PATH = '/booking-success'
