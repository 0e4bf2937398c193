import { expect, test } from 'vitest'
import { catalogDigest } from '../../../src/shared/catalog-digest'
import { BILLING_PERIODS, PLAN_IDS, TRIAL_DAYS } from '../../../src/shared/plans'
import {
  SETUP_OPTION_IDS,
  SETUP_OPTIONS,
  type SetupOptionId,
} from '../../../src/shared/setup-options'
import { TRACKING_PARAMETERS } from '../../../src/shared/url-contract'
import { checkoutBody, SITE_URL, startCheckoutRig } from '../../support/checkout-rig'

const rig = await startCheckoutRig()

/** docs/product.md, What is sold: which setups cost something, and how Stripe names their fee. */
const SETUP_FEE_NAMES: Record<SetupOptionId, string | undefined> = {
  self: undefined,
  assistedNoWebsite: 'One-time Setup Fee',
  assisted: 'One-time Setup Fee',
  shimzy: 'Shimzy AI Setup Fee',
}

/** Every attribution field but one. */
const { fbclid: _, ...ATTRIBUTION } = Object.fromEntries(
  [...TRACKING_PARAMETERS, 'landing_page'].map((name) => [name, `spring & [${name}]=1`]),
)

const combinations = PLAN_IDS.flatMap((plan) =>
  BILLING_PERIODS.flatMap((billing) =>
    SETUP_OPTION_IDS.map((setup) => [plan, billing, setup] as const),
  ),
)
const allowed = combinations.filter(([plan, , id]) => (plan === 'shimzy') === (id === 'shimzy'))

test.each(allowed)(
  '%s paid %s with setup %s reaches Stripe field by field, without what is empty',
  async (plan, billing, setup) => {
    const body = checkoutBody({ plan, billing, setup, attribution: { ...ATTRIBUTION, fbclid: '' } })
    const { status } = await rig.post(body)
    const metadata = {
      plan,
      billing,
      setup,
      full_name: 'Dana Whitfield',
      company: 'Whitfield Plumbing',
      attempt_id: body.attemptId,
      catalog: catalogDigest(),
      ...ATTRIBUTION,
    }
    const name = SETUP_FEE_NAMES[setup]
    const cents = String(SETUP_OPTIONS[setup].feeCents)
    const feeItem = name && {
      price_data: { currency: 'usd', product_data: { name }, unit_amount: cents },
      quantity: '1',
    }
    const trial = {
      trial_period_days: String(TRIAL_DAYS),
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }
    const hasTrial = plan !== 'shimzy'

    expect(status).toBe(200)
    const { requests } = rig.fakeStripe.state
    expect(requests).toHaveLength(1)
    expect(requests[0]?.idempotencyKey).toMatch(/^[\w-]{43}$/)
    expect(requests[0]?.parameters).toEqual({
      mode: 'subscription',
      success_url: `${SITE_URL}/subscription-success?plan=${plan}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SITE_URL}/platform`,
      customer_email: 'dana@whitfield.example',
      line_items: [
        { price: `price_${plan}_${billing}`, quantity: '1' },
        ...(feeItem ? [feeItem] : []),
      ],
      ...(hasTrial && { payment_method_collection: 'if_required' }),
      subscription_data: { metadata, ...(hasTrial && trial) },
      metadata,
      expand: ['line_items'],
    })
  },
)
