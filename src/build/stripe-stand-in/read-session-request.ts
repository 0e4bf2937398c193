import * as z from 'zod/mini'
import { ApiError } from './api-error'
import type { FormGroup } from './parse-form'

/** Limits of metadata (docs.stripe.com/metadata). */
const METADATA_MAX_KEYS = 50
const METADATA_KEY_MAX_CHARS = 40
const METADATA_VALUE_MAX_CHARS = 500

/** Longest trial (docs.stripe.com/api/checkout/sessions/create). */
const TRIAL_MAX_DAYS = 730

function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: 'parameter_invalid_integer' })),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(minimum), z.lte(maximum)),
    ),
  )
}

const Metadata = z
  .record(
    z.string().check(z.maxLength(METADATA_KEY_MAX_CHARS)),
    z.string().check(
      z.refine((value) => Array.from(value).length <= METADATA_VALUE_MAX_CHARS, {
        error: 'metadata_value_too_long',
      }),
    ),
  )
  .check(z.refine((metadata) => Object.keys(metadata).length <= METADATA_MAX_KEYS))

const LineItem = z
  .strictObject({
    price: z.optional(z.string()),
    price_data: z.optional(
      z.strictObject({
        currency: z.literal('usd'),
        unit_amount: wholeNumber(0),
        product_data: z.strictObject({ name: z.string().check(z.minLength(1)) }),
      }),
    ),
    quantity: wholeNumber(1),
  })
  .check(z.refine((item) => (item.price === undefined) !== (item.price_data === undefined)))

const webAddress = z
  .string()
  .check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'url_invalid'))

const SessionRequest = z.strictObject({
  mode: z.literal('subscription'),
  success_url: webAddress,
  cancel_url: z.optional(webAddress),
  customer_email: z.optional(
    z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z0-9-]{2,}$/i, 'email_invalid')),
  ),
  line_items: z.array(LineItem).check(z.minLength(1)),
  metadata: z.optional(Metadata),
  payment_method_collection: z.optional(z.enum(['always', 'if_required'])),
  subscription_data: z.optional(
    z.strictObject({
      metadata: z.optional(Metadata),
      trial_period_days: z.optional(wholeNumber(1, TRIAL_MAX_DAYS)),
      trial_settings: z.optional(
        z.strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
          }),
        }),
      ),
    }),
  ),
  expand: z.optional(z.array(z.enum(['line_items', 'subscription']))),
})

/** The parameters of a session that the site uses. Stripe knows more; the stand-in refuses those. */
export type SessionRequest = z.infer<typeof SessionRequest>

function parameterName([first, ...rest]: readonly PropertyKey[]): string {
  return `${String(first ?? '')}${rest.map((name) => `[${String(name)}]`).join('')}`
}

function toApiError({ code, path, message, input, ...issue }: z.core.$ZodIssue): ApiError {
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    const param = parameterName([...path, ...issue.keys.slice(0, 1)])
    const text = `Received unknown parameter: ${param}`
    return new ApiError(400, text, { code: 'parameter_unknown', param })
  }
  const param = parameterName(path)
  if (code === 'invalid_type' && input === undefined) {
    const text = `Missing required param: ${param}.`
    return new ApiError(400, text, { code: 'parameter_missing', param })
  }
  if (message === 'email_invalid') {
    return new ApiError(400, `Invalid email address: ${String(input)}`, { code: message, param })
  }
  const isNamed = /^[a-z]+(?:_[a-z]+)+$/.test(message)
  return new ApiError(400, `Invalid ${param}`, {
    ...(isNamed && { code: message }),
    param,
  })
}

/** Checks the parameters of a new session as Stripe would; the first error is thrown as `ApiError`. */
export function readSessionRequest(form: FormGroup): SessionRequest {
  const result = z.safeParse(SessionRequest, form, { reportInput: true })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue === undefined ? new ApiError(400, 'Invalid request') : toApiError(issue)
}
