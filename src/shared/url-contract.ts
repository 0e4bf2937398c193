// Parameters and paths that marketers, Stripe and the booking service rely on. They are not in
// checkout.ts, so that the entry script can use them without loading its schemas.

/** The parameters that marketers write into a link. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number]

/** The parameters that Google and Meta add themselves. Each identifies one click and so one person. */
export const CLICK_IDS = ['gclid', 'fbclid'] as const

/** The seven tracked parameters. */
export const TRACKING_PARAMETERS = [...CAMPAIGN_PARAMETERS, ...CLICK_IDS] as const
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
