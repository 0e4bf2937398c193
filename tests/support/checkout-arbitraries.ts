import * as fc from 'fast-check'
import { CheckoutRequest } from '../../src/shared/checkout'
import { BILLING_PERIODS, PLAN_IDS } from '../../src/shared/plans'
import { setupOptionsFor } from '../../src/shared/setup-options'

/** Any text: control characters, lone surrogates, right-to-left marks, very long texts. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: 'grapheme', maxLength: 700 }),
)

/** Texts with at least two characters after cleaning. */
const anyName = anyText.map((text) => `Da ${text}`)

const anyAttribution = fc.record(
  {
    utm_source: anyText,
    utm_medium: anyText,
    utm_campaign: anyText,
    utm_term: anyText,
    utm_content: anyText,
    gclid: anyText,
    fbclid: anyText,
    landing_page: anyText,
  },
  { requiredKeys: [] },
)

const anyOrder = fc
  .record({ plan: fc.constantFrom(...PLAN_IDS), billing: fc.constantFrom(...BILLING_PERIODS) })
  .chain(({ plan, billing }) =>
    fc
      .constantFrom(...setupOptionsFor(plan).map(({ id }) => id))
      .map((setup) => ({ plan, billing, setup })),
  )

/** Bodies that the browser may send, before they are parsed. */
export const anyValidBody = fc
  .record({
    order: anyOrder,
    customer: fc.record({
      fullName: anyName,
      email: fc.emailAddress().map((address) => address.replace(/[^\w.@-]/g, 'x')),
      companyName: anyName,
    }),
    attribution: fc.option(anyAttribution, { nil: undefined }),
    attemptId: fc.uuid(),
  })
  .filter(
    ({ customer, order, attribution, attemptId }) =>
      CheckoutRequest.safeParse({ ...order, customer, attribution, attemptId }).success,
  )
  .map(({ order, attribution, ...rest }) =>
    Object.assign(rest, order, attribution && { attribution }),
  )

/** Parsed requests. */
export const anyCheckoutRequest = anyValidBody.map((body) => CheckoutRequest.parse(body))
