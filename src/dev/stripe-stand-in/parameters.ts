import * as z from 'zod/mini'
import { ApiError } from './replies'

/** A decoded form: texts, lists and nested groups. */
export type FormValue = string | FormValue[] | FormGroup
export interface FormGroup {
  [name: string]: FormValue
}

/** Splits `line_items[0][price]` into its names. An empty name (`expand[]`) asks for the next index. */
function namesOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[')
  return [first, ...rest.map((name) => name.replace(/\]$/, ''))]
}

function emptyGroup(): FormGroup {
  // No prototype: a field called `constructor` or `__proto__` is a field like any other.
  const group: FormGroup = Object.create(null)
  return group
}

function put(group: FormGroup, [name = '', ...deeper]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(group).length) : name
  if (deeper.length === 0) {
    group[key] = value
    return
  }
  const existing = group[key]
  const inner = typeof existing === 'object' && !Array.isArray(existing) ? existing : emptyGroup()
  group[key] = inner
  put(inner, deeper, value)
}

/** Groups whose names count up from 0 are lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  if (isList) return entries.map(([, inner]) => inner)
  return Object.assign(emptyGroup(), Object.fromEntries(entries))
}

/**
 * Decodes a form or a query as Stripe writes it: `subscription_data[metadata][plan]=starter` becomes
 * nested groups, and indexed fields become lists (docs.stripe.com/api).
 */
export function parseForm(text: string): FormGroup {
  const root = emptyGroup()
  for (const [key, value] of new URLSearchParams(text)) put(root, namesOf(key), value)
  const entries = Object.entries(root).map(([name, value]) => [name, withLists(value)] as const)
  return Object.assign(emptyGroup(), Object.fromEntries(entries))
}

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

/** The parameters of a new session that the site uses. Stripe has more; the stand-in refuses those. */
export type SessionRequest = z.infer<typeof SessionRequest>

/** Page size of a list, and its largest (docs.stripe.com/api/pagination). */
const LIST_DEFAULT = 10
const LIST_MAX = 100

const Seconds = wholeNumber(0)

const ListRequest = z.strictObject({
  limit: z._default(wholeNumber(1, LIST_MAX), LIST_DEFAULT),
  starting_after: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
  created: z.pipe(
    z._default(
      z.strictObject({
        gt: z.optional(Seconds),
        gte: z.optional(Seconds),
        lt: z.optional(Seconds),
        lte: z.optional(Seconds),
      }),
      {},
    ),
    z.transform(
      ({ gt = -1, gte = 0, lt = Infinity, lte = Infinity }) =>
        (time: number): boolean =>
          time > gt && time >= gte && time < lt && time <= lte,
    ),
  ),
  expand: z.optional(z.array(z.enum(['data.line_items', 'data.subscription']))),
})

/** Which sessions to list. `created` says whether a time, in seconds, is within the range asked for. */
export type ListRequest = z.infer<typeof ListRequest>

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

/** Checks parameters as Stripe would, and throws the first error. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, form: FormGroup): z.output<Schema> {
  const result = z.safeParse(schema, form, { reportInput: true })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue === undefined ? new ApiError(400, 'Invalid request') : toApiError(issue)
}

/** The parameters of a new session. */
export function readSessionRequest(form: FormGroup): SessionRequest {
  return parse(SessionRequest, form)
}

/** The parameters of a list of sessions. */
export function readListRequest(form: FormGroup): ListRequest {
  return parse(ListRequest, form)
}
