import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { SessionId } from '../../src/shared/checkout'
import { CheckoutError } from './reply'

const Price = z.object({
  id: z.string(),
  billing_scheme: z.string(),
  currency: z.string(),
  unit_amount: z.nullable(z.number()),
  recurring: z.nullable(
    z.object({ interval: z.string(), interval_count: z.number(), usage_type: z.string() }),
  ),
})

export type StripePrice = z.infer<typeof Price>

const LineItem = z.object({ price: z.nullable(Price), quantity: z.nullable(z.number()) })

/** The parts of a Checkout Session that the site reads (docs.stripe.com/api/checkout/sessions/object). */
const StripeSession = z.object({
  object: z.literal('checkout.session'),
  id: SessionId,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.nullish(z.string()),
  currency: z.nullish(z.string()),
  amount_total: z.nullish(z.number()),
  total_details: z.nullish(z.object({ amount_tax: z.number() })),
  customer_email: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  line_items: z.optional(z.object({ data: z.array(LineItem) })),
  subscription: z.nullish(z.union([z.string(), z.object({ trial_end: z.nullish(z.number()) })])),
})
export type StripeSession = z.infer<typeof StripeSession>

/** Stripe marks a saved reply with this header (docs.stripe.com/idempotency). */
export function isReplay({ lastResponse }: Stripe.Response<unknown>): boolean {
  return lastResponse.headers['idempotent-replayed'] === 'true'
}

/** Reads a reply that should be a session. Throws 'unreachable' (502) for anything else, such as a gateway's page. */
export function parseSession(reply: unknown): StripeSession {
  const { data, error } = StripeSession.safeParse(reply)
  if (error) throw new CheckoutError(502, 'unreachable', { cause: error })
  return data
}

/** Looks a session up; undefined if Stripe says that it has none of that id. */
export async function findSession(
  stripe: Stripe,
  id: string,
  expand: 'line_items' | 'subscription',
): Promise<StripeSession | undefined> {
  try {
    return parseSession(await stripe.checkout.sessions.retrieve(id, { expand: [expand] }))
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError
    // docs.stripe.com/error-codes
    if (isStripes && error.code === 'resource_missing') return undefined
    throw error
  }
}
