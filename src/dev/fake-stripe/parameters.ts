import * as z from 'zod'
import { ApiError } from './api-error'

/** A decoded form: texts, lists and nested groups. */
type FormValue = string | FormValue[] | FormGroup
export interface FormGroup {
  [name: string]: FormValue
}

type Fields = Map<string, string | Fields>

/** Groups whose names count up from 0 are lists. */
function withLists(value: string | Fields): FormValue {
  if (typeof value === 'string') return value
  const isList = [...value.keys()].every((name, index) => name === String(index))
  return isList ? [...value.values()].map(withLists) : toGroup(value)
}

function toGroup(fields: Fields): FormGroup {
  return Object.fromEntries([...fields].map(([name, value]) => [name, withLists(value)]))
}

/**
 * Decodes a form or a query as Stripe writes it: `subscription_data[metadata][plan]=starter` becomes
 * nested groups, and indexed fields become lists (docs.stripe.com/api).
 */
export function parseForm(text: string): FormGroup {
  // Maps, because a field called `constructor` or `__proto__` is a field like any other.
  const form: Fields = new Map()
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split('[').map((name) => name.replace(/\]$/, ''))
    const last = names.pop() ?? ''
    let fields = form
    for (const name of names) {
      const known = fields.get(name)
      const inner: Fields = known instanceof Map ? known : new Map()
      fields.set(name, inner)
      fields = inner
    }
    // `expand[]` asks for the next index.
    fields.set(last || String(fields.size), value)
  }
  return toGroup(form)
}

/** Limits of metadata (docs.stripe.com/metadata). */
const METADATA_MAX_KEYS = 50
const METADATA_KEY_MAX_CHARS = 40
const METADATA_VALUE_MAX_CHARS = 500

/** A number as a form writes it, or as it is. */
function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  const number = z.int('parameter_invalid_integer').check(z.gte(minimum), z.lte(maximum))
  return z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), number))
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

const webAddress = z.string().check(z.url({ protocol: /^https?$/, error: 'url_invalid' }))

/** The parameters of a new session that the site uses. Stripe has more; the fake Stripe refuses those. */
export const SessionRequest = z.strictObject({
  mode: z.literal('subscription'),
  success_url: webAddress,
  cancel_url: z.optional(webAddress),
  customer_email: z.optional(
    z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z0-9-]{2,}$/i, 'email_invalid')),
  ),
  line_items: z.array(LineItem).check(z.minLength(1)),
  metadata: z.optional(Metadata),
  payment_method_collection: z.optional(z.literal('if_required')),
  subscription_data: z.optional(
    z.strictObject({
      metadata: z.optional(Metadata),
      trial_period_days: z.optional(wholeNumber(1)),
      trial_settings: z.optional(
        z.strictObject({
          end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }),
        }),
      ),
    }),
  ),
  expand: z.optional(z.array(z.literal('line_items'))),
})
export type SessionRequest = z.infer<typeof SessionRequest>

const expandable = z.array(z.literal('subscription'))

/** The parameters of a lookup. */
export const LookupRequest = z.strictObject({ expand: z.optional(expandable) })

const Seconds = z.optional(wholeNumber(0))

/** Which sessions to list: 10, and 100 at most (docs.stripe.com/api/pagination). */
export const ListRequest = z.strictObject({
  limit: wholeNumber(1, 100).default(10),
  starting_after: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
  created: z.optional(z.strictObject({ gt: Seconds, gte: Seconds, lt: Seconds, lte: Seconds })),
  expand: z.optional(z.array(z.enum(['data.line_items', 'data.subscription']))),
})
export type ListRequest = z.infer<typeof ListRequest>

const MESSAGES: Readonly<Record<string, string>> = {
  parameter_unknown: 'Received unknown parameter',
  parameter_missing: 'Missing required param',
}

/** The code of an error where the schema names none. */
function codeOf({ code, input }: z.core.$ZodRawIssue): string {
  if (code === 'unrecognized_keys') return 'parameter_unknown'
  return input === undefined ? 'parameter_missing' : 'parameter_invalid'
}

/** Checks parameters as Stripe would, and throws the first error. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  const result = z.safeParse(schema, input, { error: codeOf })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const [first, ...rest] = [...(issue?.path ?? []), ...unknown].map(String)
  const param = `${first}${rest.map((name) => `[${name}]`).join('')}`
  const code = issue?.message ?? 'parameter_invalid'
  throw new ApiError(400, `${MESSAGES[code] ?? 'Invalid parameter'}: ${param}`, { code, param })
}
