import * as z from 'zod/mini'
import { TRACKING_VALUE_MAX_CHARS } from './attribution'
import { cleanText } from './clean-text'
import { BILLING_PERIODS, PLAN_IDS } from './plans'
import { SETUP_OPTION_IDS, setupOptionsFor } from './setup-options'
import type { TrackingParameter } from './url-contract'

/** The path of the checkout function. */
export const CHECKOUT_PATH = '/api/checkout'

/** Largest accepted request body, in bytes. */
export const CHECKOUT_MAX_BODY_BYTES = 8 * 1024

/** Longer names are cut. It is Stripe's limit for a metadata value (docs.stripe.com/metadata). */
const CUSTOMER_TEXT_MAX_CHARS = 500

/** Messages that visitors read, in one place for the browser and the function. */
export const CHECKOUT_MESSAGES = {
  required: 'Required',
  fullName: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  companyName: 'Company name must be at least 2 characters',
  invalidPlan: 'Invalid plan or billing type',
  noUrl: 'No checkout URL returned from Stripe',
  pricesChanged: 'Our prices have changed. Please reload the page.',
  fallback: 'There was a problem processing your payment',
  stripe: (message: string) => `Stripe API error: ${message}`,
  stripeUnknown: 'Stripe API error: Unknown error',
} as const

/** The longest deliverable email address (RFC 5321). */
const EMAIL_MAX_CHARS = 254

/**
 * What Stripe accepts: no dot at the ends of the local part or twice in a row, an ASCII (or punycode) domain with a dot,
 * labels of at most 63 characters (RFC 1035), and a last label of two letters or more. No `i` flag, because it would
 * accept the Kelvin sign as a k.
 */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.[.@])[^\s@<>()[\]\\,;:"\p{C}]+@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z\d-]{1,59})$/u

/** Invisible characters: spaces, default ignorable code points, and the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** The number of visible characters (code points). */
const visibleLength = (text: string) => Array.from(text.replace(INVISIBLE, '')).length

const requiredText = (message: string) =>
  z.string({ error: CHECKOUT_MESSAGES.required }).check(
    z.overwrite((text) => cleanText(text, CUSTOMER_TEXT_MAX_CHARS)),
    z.refine((text) => visibleLength(text) > 0, { error: CHECKOUT_MESSAGES.required, abort: true }),
    z.refine((text) => visibleLength(text) > 1, { error: message }),
  )

/** The customer form of the wizard and the `customer` part of a request. */
export const Customer = z.strictObject({
  fullName: requiredText(CHECKOUT_MESSAGES.fullName),
  email: z.string({ error: CHECKOUT_MESSAGES.required }).check(
    // A paste may bring along marks that nobody sees.
    z.overwrite((text) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()),
    z.minLength(1, { error: CHECKOUT_MESSAGES.required, abort: true }),
    z.maxLength(EMAIL_MAX_CHARS, { error: CHECKOUT_MESSAGES.email, abort: true }),
    z.regex(EMAIL_PATTERN, { error: CHECKOUT_MESSAGES.email }),
  ),
  companyName: requiredText(CHECKOUT_MESSAGES.companyName),
})
export type Customer = z.infer<typeof Customer>

/** Values are cut, never refused: a strange campaign name must not cost a sale. */
const trackingValue = z.optional(
  z.string().check(z.overwrite((value) => cleanText(value, TRACKING_VALUE_MAX_CHARS))),
)

/** The attribution in a checkout request. Values are cleaned and cut; unknown keys are refused. */
export const CheckoutAttribution = z.strictObject({
  utm_source: trackingValue,
  utm_medium: trackingValue,
  utm_campaign: trackingValue,
  utm_term: trackingValue,
  utm_content: trackingValue,
  gclid: trackingValue,
  fbclid: trackingValue,
  landing_page: trackingValue,
} satisfies Record<TrackingParameter | 'landing_page', typeof trackingValue>)
export type CheckoutAttribution = z.infer<typeof CheckoutAttribution>

/** What is being bought, in ids. */
export const Order = z.object({
  plan: z.enum(PLAN_IDS),
  billing: z.enum(BILLING_PERIODS),
  setup: z.enum(SETUP_OPTION_IDS),
})
export type Order = Readonly<z.infer<typeof Order>>

/** The id of a Checkout Session (docs.stripe.com/api/checkout/sessions/object). */
export const SessionId = z.string().check(z.regex(/^cs_(?:test|live)_\w{1,200}$/))

/** The body of POST /api/checkout: ids, customer and attribution, never an amount. */
export const CheckoutRequest = z
  .strictObject({
    ...Order.shape,
    // A missing customer is an empty form, so that the reply names the required fields.
    customer: z.pipe(
      z.transform((form: unknown = {}) => form),
      Customer,
    ),
    attribution: z.optional(CheckoutAttribution),
    /** Identifies the sign-up: requests with the same id and the same form lead to the same session. */
    attemptId: z.guid(),
    /**
     * `catalogDigest()` of the page. If the function's differs, prices have changed, and the request is refused (409).
     * Optional for an order from the command line, which has shown no price.
     */
    catalog: z.optional(z.string().check(z.regex(/^[\da-f]{8}$/))),
    /**
     * The session in the sign-up's last reply, if there was one. The function answers with it if it is paid, or open
     * for the same order. Otherwise the function expires it, so that it can't be paid in addition to the new one.
     */
    replaces: z.optional(SessionId),
  })
  .check(
    z.refine(({ plan, setup }) => setupOptionsFor(plan).some(({ id }) => id === setup), {
      error: CHECKOUT_MESSAGES.invalidPlan,
      path: ['setup'],
      // By default, zod skips this check if another part is invalid, but a wrong order is reported first.
      when: ({ value }) => z.safeParse(Order, value).success,
    }),
  )
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** Reasons for a refusal. The message beside it is for people. */
export const CHECKOUT_ERROR_CODES = [
  'invalid_request',
  'invalid_plan',
  'validation',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'prices_changed',
  'misconfigured',
  'rejected',
  'provider',
  'no_url',
  'unreachable',
  'busy',
  'timeout',
] as const
export type CheckoutErrorCode = (typeof CHECKOUT_ERROR_CODES)[number]

/** Stripe repeats these failures for an attempt id, so the next request has a new one (docs.stripe.com/idempotency). */
export const NEW_ATTEMPT_CODES: readonly CheckoutErrorCode[] = ['rejected', 'provider', 'no_url']

/** 200 reply of POST: where the visitor pays, or the success page of a session that is paid. */
export const CheckoutReply = z.object({
  url: z.url({ protocol: /^https?$/ }),
  sessionId: SessionId,
})
export type CheckoutReply = z.infer<typeof CheckoutReply>

/** Every other reply. `fields` maps 'customer.email' to the message to show beside it. */
export const CheckoutErrorReply = z.object({
  error: z.object({
    code: z.enum(CHECKOUT_ERROR_CODES),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.string(),
  }),
})
export type CheckoutErrorReply = z.infer<typeof CheckoutErrorReply>

/** 200 reply of GET /api/checkout?session_id=…: nothing personal. `processing`: complete, not yet paid. */
export const CheckoutStatus = z.object({
  status: z.enum(['open', 'processing', 'complete', 'expired']),
  plan: z.enum(PLAN_IDS),
  billing: z.enum(BILLING_PERIODS),
  trialEnd: z.nullable(z.string()),
})
export type CheckoutStatus = z.infer<typeof CheckoutStatus>
