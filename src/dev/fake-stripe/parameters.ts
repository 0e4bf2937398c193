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

/** A number as a form writes it, or as it is. */
const wholeNumber = (minimum: number) => z.coerce.number().int().min(minimum)

/** The limits of docs.stripe.com/metadata, in characters and keys. */
const Metadata = z
  .record(
    z.string().max(40),
    z.string().refine((value) => Array.from(value).length <= 500),
  )
  .refine((metadata) => Object.keys(metadata).length <= 50)

const LineItem = z
  .strictObject({
    price: z.string().optional(),
    price_data: z
      .strictObject({
        currency: z.literal('usd'),
        unit_amount: wholeNumber(0),
        product_data: z.strictObject({ name: z.string().min(1) }),
      })
      .optional(),
    quantity: wholeNumber(1),
  })
  .refine((item) => (item.price === undefined) !== (item.price_data === undefined))

const webAddress = z.url({ protocol: /^https?$/ })

/** The parameters of a new session that the site uses. Stripe has more; the fake Stripe refuses those. */
export const SessionRequest = z.strictObject({
  mode: z.literal('subscription'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer_email: z
    .string()
    .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z0-9-]{2,}$/i)
    .optional(),
  line_items: z.array(LineItem).min(1),
  metadata: Metadata.optional(),
  payment_method_collection: z.literal('if_required').optional(),
  subscription_data: z
    .strictObject({
      metadata: Metadata.optional(),
      trial_period_days: wholeNumber(1).optional(),
      trial_settings: z.unknown().optional(),
    })
    .optional(),
  expand: z.array(z.literal('line_items')).optional(),
})
export type SessionRequest = z.infer<typeof SessionRequest>

/** The parameters of a lookup. */
export const LookupRequest = z.strictObject({
  expand: z.array(z.literal('subscription')).optional(),
})

/** Which finished sessions to list: 100 at most (docs.stripe.com/api/pagination). */
export const ListRequest = z.strictObject({
  limit: wholeNumber(1).max(100),
  starting_after: z.string().optional(),
  status: z.literal('complete'),
  created: z
    .strictObject({ gte: wholeNumber(0).optional(), lt: wholeNumber(0).optional() })
    .optional(),
  expand: z.array(z.enum(['data.line_items', 'data.subscription'])).optional(),
})
export type ListRequest = z.infer<typeof ListRequest>

/** Checks what was sent, and refuses it with everything that is wrong. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ApiError(400, z.prettifyError(result.error))
}
