import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { CheckoutReply, SessionId } from '../../src/shared/checkout'
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
  object: z.optional(z.literal('checkout.session')),
  id: SessionId,
  // A new session needs only `id` and `url`. `statusOf` refuses one without `status` and `payment_status`.
  status: z.nullish(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.nullish(z.enum(['paid', 'unpaid', 'no_payment_required'])),
  url: z.nullish(CheckoutReply.shape.url),
  currency: z.nullish(z.string()),
  amount_total: z.nullish(z.number()),
  automatic_tax: z.nullish(z.object({ enabled: z.boolean() })),
  total_details: z.nullish(z.object({ amount_tax: z.number() })),
  customer_email: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  line_items: z.optional(z.object({ data: z.array(LineItem) })),
  subscription: z.nullish(
    z.union([z.string(), z.object({ status: z.string(), trial_end: z.nullish(z.number()) })]),
  ),
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

/**
 * A session's status. A complete session whose payment takes days, such as a bank debit, is `processing`. If that
 * payment fails, Stripe ends the subscription (docs.stripe.com/billing/subscriptions/overview), and the session counts
 * as expired. Throws 'unreachable' (502) for a reply without a status.
 */
export function statusOf({ status, payment_status: payment, subscription }: StripeSession) {
  if (status == null || payment == null) throw new CheckoutError(502, 'unreachable')
  if (status !== 'complete' || payment !== 'unpaid') return status
  const isOver =
    typeof subscription === 'object' &&
    ['canceled', 'incomplete_expired'].includes(subscription?.status ?? '')
  return isOver ? 'expired' : 'processing'
}

/** What Stripe includes on request: the prices, and the subscription's status. */
const EXPAND = ['line_items', 'subscription']

/** Retrieves a session; undefined if Stripe says that it has none with that id. */
export async function retrieveSession(
  stripe: Stripe,
  id: string,
): Promise<StripeSession | undefined> {
  try {
    return parseSession(await stripe.checkout.sessions.retrieve(id, { expand: EXPAND }))
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError
    // docs.stripe.com/error-codes
    if (isStripes && error.code === 'resource_missing') return undefined
    throw error
  }
}
