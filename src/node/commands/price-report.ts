import type { Stripe } from 'stripe'
import { comparePrice, PRICE_INTERVALS } from '../../../api/checkout/compare-price'
import type { CheckoutEnvironment } from '../../../api/checkout/environment'
import type { Order } from '../../shared/checkout'
import { formatUsd } from '../../shared/money'
import { BILLING_PERIODS, PLAN_IDS } from '../../shared/plans'
import { planPriceCents, priceVariable } from '../../shared/pricing'

const VERDICT_TEXTS: Readonly<Record<ReturnType<typeof comparePrice>, string>> = {
  same: 'as shown',
  less: 'CHARGES LESS than shown: the sign-up accepts it, and the difference is lost',
  more: 'CHARGES MORE than shown: the sign-up refuses it',
  different: 'OTHER currency, interval or billing scheme: the sign-up refuses it',
}

function chargedText({ unit_amount: amount, currency, recurring }: Stripe.Price): string {
  if (amount === null) return 'no fixed amount'
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const text = new Intl.NumberFormat('en-US', style).format(amount / 100)
  if (recurring === null) return `${text} once`
  const { interval, interval_count: count } = recurring
  return `${text} per ${count === 1 ? interval : `${count} ${interval}s`}`
}

/** Stripe's price, or undefined for an unknown id. Other errors are thrown. */
async function findPrice(stripe: Stripe, priceId: string) {
  return stripe.prices.retrieve(priceId).catch((error: unknown) => {
    if (error instanceof stripe.errors.StripeError && error.statusCode === 404) return undefined
    throw error
  })
}

/** One of the six prices: what the site shows, what Stripe charges, and the verdict. */
async function reportRow(stripe: Stripe, priceId: string, order: Pick<Order, 'plan' | 'billing'>) {
  const { plan, billing } = order
  const price = await findPrice(stripe, priceId)
  const inactive = price ? 'INACTIVE at Stripe: no one can buy it' : 'MISSING at Stripe'
  const verdict = price?.active ? comparePrice(price, order) : undefined
  return {
    setting: priceVariable(plan, billing),
    priceId,
    shown: `${formatUsd(planPriceCents(plan, billing))} per ${PRICE_INTERVALS[billing]}`,
    charged: price ? chargedText(price) : '–',
    finding: verdict ? VERDICT_TEXTS[verdict] : inactive,
    // The sign-up would fail.
    isBlocking: verdict !== 'same' && verdict !== 'less',
  }
}

/** Compares the six prices at Stripe with the catalog. Throws Stripe's errors. */
export async function priceReport(stripe: Stripe, { priceIds }: CheckoutEnvironment) {
  const rows = PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.map((billing) => reportRow(stripe, priceIds[plan][billing], { plan, billing })),
  )
  return Promise.all(rows)
}
