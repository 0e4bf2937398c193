import type { Stripe } from 'stripe'
import { sessionParameters } from '../../../api/checkout/session-parameters'
import type { TrackingParameter } from '../../shared/url-contract'
import { BILLING_PERIODS, PLAN_IDS, PLANS, TRIAL_DAYS } from '../../shared/plans'
import type { Order } from '../../shared/pricing'
import { setupOptionsFor } from '../../shared/setup-options'
import type { CheckoutSessions } from './checkout-sessions'
import { FAKE_PRICE_IDS } from './environment'

const SECONDS_PER_DAY = 24 * 60 * 60

/** How far back the samples go: long enough for most trials to have ended. */
const SAMPLE_DAYS = 90

/** A checkout to be found at the fake Stripe. */
export interface SignUp extends Order {
  readonly attribution: Partial<Record<TrackingParameter, string>>
  /** Seconds since 1970. */
  readonly created: number
  /** The status of the subscription, or of a checkout that was not finished. */
  readonly outcome: Stripe.Subscription.Status | 'open' | 'expired'
}

const CAMPAIGNS: readonly SignUp['attribution'][] = [
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring-roofing' },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'emergency-plumber' },
  { utm_source: 'facebook', utm_medium: 'paid-social', utm_campaign: 'missed-calls' },
  { utm_source: 'chamber', utm_medium: 'referral' },
  {},
]

/** What becomes of checkouts whose trial, if there was one, is over. */
const OUTCOMES = ['active', 'active', 'past_due', 'canceled', 'open', 'expired'] as const

const ORDERS: readonly Order[] = PLAN_IDS.flatMap((planId) =>
  setupOptionsFor(planId).flatMap(({ id: setupOption }) =>
    BILLING_PERIODS.map((billingPeriod) => ({ planId, setupOption, billingPeriod })),
  ),
)

/** Every order of every campaign with every outcome, spread over the last 90 days. */
export function sampleSignUps(): SignUp[] {
  const signUps: SignUp[] = []
  for (const order of ORDERS) {
    for (const attribution of CAMPAIGNS) {
      for (const outcome of OUTCOMES) {
        const daysAgo = signUps.length % SAMPLE_DAYS
        const created = Math.floor(Date.now() / 1000 - daysAgo * SECONDS_PER_DAY)
        const isInTrial = PLANS[order.planId].hasTrial && daysAgo < TRIAL_DAYS
        const now = isInTrial && outcome === 'active' ? 'trialing' : outcome
        signUps.push({ ...order, attribution, created, outcome: now })
      }
    }
  }
  return signUps
}

/** Adds checkouts to a fake Stripe as if visitors had made them. */
export function addSignUps(sessions: CheckoutSessions, signUps: readonly SignUp[]): void {
  for (const [index, { attribution, created, outcome, ...order }] of signUps.entries()) {
    const form = {
      plan: order.planId,
      billing: order.billingPeriod,
      setup: order.setupOption,
      customer: {
        fullName: `Owner ${index + 1}`,
        email: `owner-${index + 1}@customer.example`,
        companyName: `Company ${index + 1}`,
      },
      attemptId: crypto.randomUUID(),
      attribution,
    }
    const parameters = sessionParameters(form, FAKE_PRICE_IDS, 'https://site.example')
    const { id } = sessions.create(parameters, undefined, created)
    if (outcome === 'expired') sessions.expire(id)
    else if (outcome !== 'open') sessions.complete(id, outcome, created)
  }
}
