import * as z from 'zod'
import { ApiError } from './api-error'

/** A decoded form: texts, and groups of them. A group whose names are indexes is a list. */
interface FormGroup {
  [name: string]: FormGroup | string
}

/** Without a prototype, because a field may have the name `__proto__`. */
const emptyGroup = (): FormGroup => Object.create(null)

/** Decodes a form or a query as Stripe's SDK writes it: `line_items[0][quantity]=1` (docs.stripe.com/api). */
export function parseForm(text: string): Record<string, unknown> {
  const form = emptyGroup()
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.replaceAll(']', '').split('[')
    let group = form
    for (const name of names.slice(0, -1)) {
      const inner = group[name]
      group = typeof inner === 'object' ? inner : (group[name] = emptyGroup())
    }
    group[names.at(-1) ?? ''] = value
  }
  return JSON.parse(JSON.stringify(form), (_, it) =>
    it instanceof Object && '0' in it ? Object.values(it) : it,
  )
}

/** A whole number, also as form text. */
const wholeNumber = (minimum: number) => z.coerce.number().int().min(minimum)

/** The limits of docs.stripe.com/metadata, in characters and keys. */
const Metadata = z
  .record(
    z.string().max(40),
    z.string().refine((value) => Array.from(value).length <= 500),
  )
  .refine((metadata) => Object.keys(metadata).length <= 50)

const LineItem = z.union([
  z.strictObject({
    price: z.string(),
    quantity: wholeNumber(1),
  }),
  z.strictObject({
    price_data: z.strictObject({
      currency: z.literal('usd'),
      unit_amount: wholeNumber(0),
      product_data: z.strictObject({ name: z.string().min(1) }),
    }),
    quantity: wholeNumber(1),
  }),
])

const webAddress = z.url({ protocol: /^https?$/ })

/** The parameters of a new session that the site uses. Stripe has more; the fake Stripe refuses those. */
export const SessionRequest = z.strictObject({
  automatic_tax: z.strictObject({ enabled: z.literal(['true', true]) }).optional(),
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
    .default({}),
  expand: z.array(z.literal('line_items')).optional(),
})
export type SessionRequest = z.infer<typeof SessionRequest>

export const LookupRequest = z.strictObject({
  expand: z.array(z.enum(['line_items', 'subscription'])).optional(),
})

/** Which finished sessions to list: 100 at most (docs.stripe.com/api/pagination). */
export const ListRequest = z.strictObject({
  limit: wholeNumber(1).max(100),
  starting_after: z.string().optional(),
  status: z.literal('complete'),
  created: z
    .strictObject({ gte: z.coerce.number().default(0), lt: z.coerce.number().default(Infinity) })
    .prefault({}),
  expand: z.array(z.enum(['data.line_items', 'data.subscription'])).optional(),
})
export type ListRequest = z.infer<typeof ListRequest>

/** Validates the input. Refuses it with a list of everything that is wrong. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  const { data, error } = schema.safeParse(input)
  if (error) throw new ApiError(400, z.prettifyError(error))
  return data
}
