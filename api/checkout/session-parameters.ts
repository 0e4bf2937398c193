import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import {
  CHECKOUT_RETURN_PATHS,
  PURCHASED_PLAN_PARAMETER,
  SESSION_PARAMETER,
} from '../../src/shared/url-contract'
import { catalogDigest } from '../../src/shared/catalog-digest'
import type { CheckoutRequest } from '../../src/shared/checkout'
import { PLANS, TRIAL_DAYS } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'
import type { CheckoutEnvironment } from './environment'

type SessionParameters = Stripe.Checkout.SessionCreateParams
type LineItem = NonNullable<SessionParameters['line_items']>[number]

/** Stripe replaces this with the id. It must not be percent-encoded (docs.stripe.com/payments/checkout/custom-success-page). */
const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

function setupFeeItems(setup: SetupOptionId): LineItem[] {
  const { feeCents } = SETUP_OPTIONS[setup]
  if (feeCents === 0) return []
  // This shimzy is the setup option of that name, not the plan.
  const name = setup === 'shimzy' ? 'Shimzy AI Setup Fee' : 'One-time Setup Fee'
  const priceData = { currency: 'usd', product_data: { name }, unit_amount: feeCents }
  return [{ price_data: priceData, quantity: 1 }]
}

/**
 * Who bought what at which prices (`catalog`), and which campaign brought them. The shared schema has cut the values to
 * Stripe's 500 characters. Empty ones are left out, because Stripe takes them as 'unset' (docs.stripe.com/metadata).
 */
function metadataOf(request: CheckoutRequest) {
  const { plan, billing, setup, customer, attribution, attemptId } = request
  const { fullName: full_name, companyName: company } = customer
  const ids = { attempt_id: attemptId, catalog: catalogDigest() }
  const order = { plan, billing, setup, full_name, company, ...ids }
  const entries = Object.entries({ ...order, ...attribution })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Without a card, the subscription is canceled when the trial ends (docs.stripe.com/payments/checkout/free-trials). */
const TRIAL = {
  trial_period_days: TRIAL_DAYS,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const

/** The URL to which Stripe sends a buyer after a complete session. */
export function successUrl(siteUrl: string, plan: string, sessionId: string): string {
  return `${siteUrl}${CHECKOUT_RETURN_PATHS.success}?${PURCHASED_PLAN_PARAMETER}=${plan}&${SESSION_PARAMETER}=${sessionId}`
}

/** The parameters of a new session. Equal requests must give equal ones, so they hold no time and no random value. */
export function sessionParameters(
  request: CheckoutRequest,
  { priceIds, automaticTax }: Pick<CheckoutEnvironment, 'priceIds' | 'automaticTax'>,
  siteUrl: string,
): SessionParameters {
  const { plan, billing, setup } = request
  const { hasTrial } = PLANS[plan]
  const metadata = metadataOf(request)
  return {
    mode: 'subscription',
    success_url: successUrl(siteUrl, plan, SESSION_ID_PLACEHOLDER),
    cancel_url: `${siteUrl}${CHECKOUT_RETURN_PATHS.cancel}`,
    customer_email: request.customer.email,
    line_items: [{ price: priceIds[plan][billing], quantity: 1 }, ...setupFeeItems(setup)],
    // Stripe Tax, which has to be set up first (docs.stripe.com/tax/checkout).
    ...(automaticTax && { automatic_tax: { enabled: true } }),
    ...(hasTrial && { payment_method_collection: 'if_required' }),
    subscription_data: { metadata, ...(hasTrial && TRIAL) },
    metadata,
    // Includes the prices, so that they can be compared without a second call.
    expand: ['line_items'],
  }
}

/**
 * Stripe's idempotency key: a changed form never gets the reply to an earlier one, and two visitors never share a session.
 * The earlier session is part of it, so that an order that is changed back gets a new session in place of its expired one.
 * Equal requests give equal text, because the schema orders the fields.
 */
export function idempotencyKey(
  attemptId: string,
  earlierId: string | undefined,
  parameters: unknown,
): string {
  const text = JSON.stringify([attemptId, earlierId, parameters])
  return createHash('sha256').update(text).digest('base64url')
}
