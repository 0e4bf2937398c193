import type { Stripe } from 'stripe'
import { PLAN_PARAMETER, SESSION_PARAMETER } from '../../src/shared/agreed-addresses'
import { orderOf, type CheckoutRequest } from '../../src/shared/checkout'
import { PLANS, TRIAL_DAYS } from '../../src/shared/plans'
import { SETUP_OPTIONS, type SetupOptionId } from '../../src/shared/setup-options'
import type { CheckoutEnvironment } from './environment'

type SessionParameters = Stripe.Checkout.SessionCreateParams
type LineItem = NonNullable<SessionParameters['line_items']>[number]

/** Pages that Stripe sends the visitor back to (contract.md). */
export const RETURN_PATHS = { success: '/subscription-success', cancel: '/platform' } as const

/** Stripe puts the id in place of this, so it must arrive as it stands, not percent-encoded. */
const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

function setupFeeItems(setupOption: SetupOptionId): LineItem[] {
  const { feeCents } = SETUP_OPTIONS[setupOption]
  if (feeCents === 0) return []
  const name = setupOption === 'shimzy' ? 'Shimzy AI Setup Fee' : 'One-time Setup Fee'
  const priceData = { currency: 'usd', product_data: { name }, unit_amount: feeCents }
  return [{ price_data: priceData, quantity: 1 }]
}

/**
 * Who bought what, and which campaign brought them (decisions.md 14). The shared schema has cut the
 * values to Stripe's 500 characters; empty ones are left out, because Stripe reads them as 'unset'.
 */
function metadataOf({ plan, billing, setup, customer, attribution = {} }: CheckoutRequest) {
  const entries = {
    plan,
    billing,
    setup,
    full_name: customer.fullName,
    company: customer.companyName,
    ...attribution,
  }
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/**
 * Without a card there is nothing to charge when the trial ends, so it ends there: 'no contracts'
 * (decisions.md 13).
 */
const TRIAL = {
  trial_period_days: TRIAL_DAYS,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const

/**
 * What Stripe is asked for (contract.md). Equal requests give equal parameters: no clock, no random
 * value, because the idempotency key is made from them.
 */
export function sessionParameters(
  request: CheckoutRequest,
  { siteUrl, priceIds }: Pick<CheckoutEnvironment, 'siteUrl' | 'priceIds'>,
): SessionParameters {
  const { planId, billingPeriod, setupOption } = orderOf(request)
  const { hasTrial } = PLANS[planId]
  const metadata = metadataOf(request)
  return {
    mode: 'subscription',
    success_url: `${siteUrl}${RETURN_PATHS.success}?${PLAN_PARAMETER}=${planId}&${SESSION_PARAMETER}=${SESSION_ID_PLACEHOLDER}`,
    cancel_url: `${siteUrl}${RETURN_PATHS.cancel}`,
    customer_email: request.customer.email,
    line_items: [
      { price: priceIds[planId][billingPeriod], quantity: 1 },
      ...setupFeeItems(setupOption),
    ],
    ...(hasTrial && { payment_method_collection: 'if_required' }),
    subscription_data: { metadata, ...(hasTrial && TRIAL) },
    metadata,
    // Brings the prices along, so that compare-price.ts needs no second call.
    expand: ['line_items'],
  }
}
