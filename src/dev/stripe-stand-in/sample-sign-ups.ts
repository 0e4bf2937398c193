import type { TrackingParameter } from '../../shared/agreed-addresses'
import { BILLING_PERIODS, PLAN_IDS, PLANS, TRIAL_DAYS } from '../../shared/plans'
import type { Order } from '../../shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor } from '../../shared/setup-options'
import { randomFrom } from '../../tools/random'
import type { CheckoutSessions, SubscriptionStatus } from './checkout-sessions'
import type { SessionRequest } from './parameters'
import { standInPriceId } from './prices'

const SECONDS_PER_DAY = 24 * 60 * 60

/** How far back the samples go: long enough for most trials to have ended. */
const SAMPLE_DAYS = 90

/** A checkout to be found at the stand-in. */
export interface SignUp extends Order {
  readonly attribution: Partial<Record<TrackingParameter, string>>
  /** Seconds since 1970. */
  readonly created: number
  /** The status of the subscription, or of a checkout that was not finished. */
  readonly outcome: SubscriptionStatus | 'open' | 'expired'
}

const CAMPAIGNS: readonly SignUp['attribution'][] = [
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring-roofing' },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'emergency-plumber' },
  { utm_source: 'facebook', utm_medium: 'paid-social', utm_campaign: 'spring-roofing' },
  { utm_source: 'facebook', utm_medium: 'paid-social', utm_campaign: 'missed-calls' },
  { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'october-offer' },
  { utm_source: 'chamber', utm_medium: 'referral' },
  {},
]

/** What becomes of ten checkouts whose trial, if there was one, is over. */
const OUTCOMES: readonly SignUp['outcome'][] = [
  ...Array.from({ length: 5 }, () => 'active' as const),
  'past_due',
  'canceled',
  'canceled',
  'open',
  'expired',
]

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

/** Sample checkouts of the last 90 days: the same ones for the same seed and moment. */
export function sampleSignUps(count: number, seed: number, now = Date.now()): SignUp[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const planId = pick(PLAN_IDS, random)
    const daysAgo = random() * SAMPLE_DAYS
    const isInTrial = PLANS[planId].hasTrial && daysAgo < TRIAL_DAYS
    const outcome = pick(OUTCOMES, random)
    return {
      planId,
      billingPeriod: pick(BILLING_PERIODS, random),
      setupOption: pick(setupOptionsFor(planId), random).id,
      attribution: pick(CAMPAIGNS, random),
      created: Math.floor(now / 1000 - daysAgo * SECONDS_PER_DAY),
      outcome: isInTrial && outcome === 'active' ? 'trialing' : outcome,
    }
  })
}

function sessionRequest(
  { planId, billingPeriod, setupOption, attribution }: SignUp,
  number: number,
): SessionRequest {
  const { feeCents } = SETUP_OPTIONS[setupOption]
  const { hasTrial } = PLANS[planId]
  const metadata = {
    plan: planId,
    billing: billingPeriod,
    setup: setupOption,
    full_name: `Owner ${number}`,
    company: `Company ${number}`,
    ...attribution,
  }
  const fee = {
    price_data: {
      currency: 'usd',
      unit_amount: feeCents,
      product_data: { name: 'One-time Setup Fee' },
    },
    quantity: 1,
  } as const
  return {
    mode: 'subscription',
    success_url: 'https://site.example/subscription-success',
    customer_email: `owner-${number}@customer.example`,
    line_items: [
      { price: standInPriceId(planId, billingPeriod), quantity: 1 },
      ...(feeCents > 0 ? [fee] : []),
    ],
    metadata,
    subscription_data: { metadata, ...(hasTrial && { trial_period_days: TRIAL_DAYS }) },
    ...(hasTrial && { payment_method_collection: 'if_required' }),
  }
}

/** Adds checkouts to a stand-in as if visitors had made them. */
export function addSignUps(sessions: CheckoutSessions, signUps: readonly SignUp[]): void {
  for (const [index, signUp] of signUps.entries()) {
    const { created, outcome } = signUp
    const { id } = sessions.create(sessionRequest(signUp, index + 1), {}, created)
    if (outcome === 'expired') sessions.expire(id)
    else if (outcome !== 'open') sessions.complete(id, { status: outcome, at: created })
  }
}
