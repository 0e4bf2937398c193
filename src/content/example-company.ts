import type { Cents } from '../shared/money'

// The invented company that the product drawings show at work, and the customer they follow.

/** A fence builder. */
export const EXAMPLE_COMPANY = 'Redbud Fence & Patio'

/** Who calls on Monday, March 16, is visited on Thursday the 19th at 10:00 and signs the quote on Friday the 20th. */
export const EXAMPLE_CUSTOMER = 'Joan Whitaker'

/** The customer's number; 555-01 numbers belong to nobody. */
export const EXAMPLE_CUSTOMER_PHONE = '(469) 555-0117'

/** What the customer's fence comes to. */
export const EXAMPLE_DEAL_CENTS: Cents = 1_140_000

/** What the customer pays when the quote is signed; the balance follows when the fence is up. */
export const EXAMPLE_DEPOSIT_CENTS: Cents = 342_000

/** The company's leads in March, from ads, website chat and referrals. */
export const EXAMPLE_LEADS = 42

/** The visits booked from those leads. */
export const EXAMPLE_VISITS = 21

/** The jobs booked from those visits. */
export const EXAMPLE_JOBS = 7

/** What the campaign's ads cost in March. */
export const EXAMPLE_AD_SPEND_CENTS: Cents = 126_000
