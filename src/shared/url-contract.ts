// Parameters and paths that marketers, Stripe and the booking service rely on. They are not in
// checkout.ts, so that the entry script can use them without loading its schemas.

/** The seven tracked parameters. */
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

/** The checkout session, in the URL that Stripe returns to and in the URL of its status. */
export const SESSION_PARAMETER = 'session_id'

/** The plan that was bought, in the URL that Stripe returns to. */
export const PURCHASED_PLAN_PARAMETER = 'plan'

/** Where Stripe sends visitors after they have paid or canceled. */
export const CHECKOUT_RETURN_PATHS = {
  success: '/subscription-success',
  cancel: '/platform',
} as const

/** Where the booking service sends visitors afterward. */
export const BOOKING_SUCCESS_PATH = '/booking-success'
