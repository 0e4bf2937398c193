// Without the schemas of checkout.ts, so that code which loads with the first page can name them.

/** The checkout session, in the address that Stripe returns to and in that of its status (contract.md). */
export const SESSION_PARAMETER = 'session_id'

/** The plan that was bought, in the address that Stripe returns to (contract.md). */
export const PLAN_PARAMETER = 'plan'
