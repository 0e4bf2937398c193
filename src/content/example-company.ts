import type { Cents } from '../shared/money'

// The invented businesses that every picture, article sum and chat reply uses as its example. The main one has one logo,
// one set of prices and one average job.

/** The tag on each drawing, sum and reply that shows one of these companies. */
export const EXAMPLE_TAG = 'Example'

/** A fence builder in Frisco with six people. */
export const EXAMPLE_COMPANY = 'Redbud Fence & Patio'

/** Who builds the fences, by first name and job. */
export const EXAMPLE_CREW = {
  owner: { name: 'Ray', job: 'owner, sets the posts' },
  lead: { name: 'Luis', job: 'crew lead, drives the truck' },
} as const

/** The fence company's phone number, website and mailing address. */
export const EXAMPLE_CONTACT = {
  phone: '(469) 555-0164',
  site: 'redbudfence.example',
  mail: 'PO Box 118, Frisco, TX 75034',
} as const

/** The colors of the fence company's logo, and the measurements in its brand guide. */
export const EXAMPLE_LOGO = {
  colors: ['Cedar', 'Prairie', 'Chalk'],
  place: 'Truck door, 24 inches',
} as const

/** The fence company's prices, in US cents. */
export const EXAMPLE_PRICES = {
  cedarPerFootCents: 6_200,
  ironPerFootCents: 7_800,
  repairFromCents: 19_000,
  gateCents: 78_000,
  stainPerFootCents: 2_000,
} as const satisfies Record<string, Cents>

/** The price of the fence company's average job. */
export const EXAMPLE_AVERAGE_JOB_CENTS: Cents = 700_000

/** The other invented businesses, one for each trade. */
export const EXAMPLE_OTHERS = {
  vet: { name: 'Brush Creek Vet', person: 'Dr. Osei', site: 'brushcreekvet.example' },
  groomer: { name: 'Brush Creek Dogs', site: 'brushcreekdogs.example' },
  builder: { name: 'Stillhouse Homes' },
} as const

/** How long Joan's fence is, in feet. */
export const EXAMPLE_FENCE_FEET = 120

/** The customer. She calls on Monday, March 16, is visited on Thursday the 19th at 10:00 and signs the quote on Friday the 20th. */
export const EXAMPLE_CUSTOMER = 'Joan Whitaker'

/** The automatic text after a missed call, on every plan. */
export const EXAMPLE_TEXT_BACK = {
  text: 'Redbud Fence: sorry we missed you! Tap a time and we’ll come measure: Thu 10:00 or Fri 1:00. Reply STOP to opt out.',
  slots: ['Thu 10:00', 'Fri 1:00'],
} as const

/** The customer's number; 555-01 numbers belong to nobody. */
export const EXAMPLE_CUSTOMER_PHONE = '(469) 555-0117'

/** The lines of the customer's quote. */
export const EXAMPLE_QUOTE = [
  {
    name: `Cedar fence, ${EXAMPLE_FENCE_FEET} ft`,
    cents: EXAMPLE_FENCE_FEET * EXAMPLE_PRICES.cedarPerFootCents,
  },
  { name: 'Two gates', cents: 2 * EXAMPLE_PRICES.gateCents },
  { name: 'Stain and seal', cents: EXAMPLE_FENCE_FEET * EXAMPLE_PRICES.stainPerFootCents },
] as const

/** The price of the customer's fence. */
export const EXAMPLE_DEAL_CENTS: Cents = EXAMPLE_QUOTE.reduce((sum, { cents }) => sum + cents, 0)

/** What the customer pays when the quote is signed; the balance follows when the fence is up. */
export const EXAMPLE_DEPOSIT_CENTS: Cents = 342_000

/** The company's leads in March, from ads, website chat and referrals, and the visits booked from them, by week. */
export const EXAMPLE_CAMPAIGN_WEEKS = [
  { label: 'Mar 2', leads: 7, booked: 2 },
  { label: 'Mar 9', leads: 9, booked: 4 },
  { label: 'Mar 16', leads: 12, booked: 7 },
  { label: 'Mar 23', leads: 14, booked: 8 },
] as const

/** All leads of the month. */
export const EXAMPLE_LEADS = EXAMPLE_CAMPAIGN_WEEKS.reduce((sum, { leads }) => sum + leads, 0)

/** All visits booked in the month. */
export const EXAMPLE_VISITS = EXAMPLE_CAMPAIGN_WEEKS.reduce((sum, { booked }) => sum + booked, 0)

/** The jobs booked from those visits. */
export const EXAMPLE_JOBS = 7

/** What the campaign's ads cost in March. */
export const EXAMPLE_AD_SPEND_CENTS: Cents = 126_000
