import { BILLING_PERIODS, PLAN_IDS, type BillingPeriod, type PlanId } from '../../src/shared/plans'

/** Everything the function takes from its surroundings, checked. */
export interface CheckoutEnvironment {
  readonly secretKey: string
  readonly isLive: boolean
  readonly priceIds: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, string>>>>
  /** Origin of the site, no slash at the end. Visitors return here. */
  readonly siteUrl: string
  /** Origin of another Stripe API, for example a stand-in. */
  readonly stripeApiBase: string | undefined
}

/** Variables by name. An empty one counts as absent. */
export type Variables = Readonly<Record<string, string | undefined>>

export type EnvironmentResult =
  | { readonly environment: CheckoutEnvironment; readonly problems?: undefined }
  | { readonly environment?: undefined; readonly problems: readonly string[] }

/** Secret (sk) and restricted (rk) keys (docs.stripe.com/keys). Publishable ones cannot create. */
const SECRET_KEY_PATTERN = /^(?:sk|rk)_(test|live)_[\w-]+$/
const PRICE_ID_PATTERN = /^price_[\w-]+$/

/** The setting that holds a price id: `STRIPE_PRICE_STARTER_MONTHLY`. */
export function priceVariable(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `STRIPE_PRICE_${planId}_${billingPeriod}`.toUpperCase()
}

/** Names of all variables that the function reads. */
export const CHECKOUT_VARIABLES: readonly string[] = [
  'STRIPE_SECRET_KEY',
  'STRIPE_API_BASE',
  'SITE_URL',
  'URL',
  'CONTEXT',
  ...PLAN_IDS.flatMap((planId) => BILLING_PERIODS.map((period) => priceVariable(planId, period))),
]

function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isOrigin =
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/'
  return isOrigin ? url.origin : undefined
}

/**
 * Checks the variables and names every problem at once, without quoting a value. `deployContext` is
 * the host's name for the deploy ('production', 'deploy-preview'); live keys work in production only,
 * so that no preview or laptop can charge a card.
 */
export function parseEnvironment(
  variables: Variables,
  deployContext: string | undefined,
): EnvironmentResult {
  const problems: string[] = []
  const read = (name: string) => variables[name]?.trim() || undefined

  const secretKey = read('STRIPE_SECRET_KEY') ?? ''
  const mode = SECRET_KEY_PATTERN.exec(secretKey)?.[1]
  const isLive = mode === 'live'
  if (secretKey === '') problems.push('STRIPE_SECRET_KEY is missing')
  else if (mode === undefined) problems.push('STRIPE_SECRET_KEY is not a secret or restricted key')
  else if (isLive && (deployContext ?? read('CONTEXT')) !== 'production') {
    problems.push('STRIPE_SECRET_KEY is a live key outside the production deploy')
  }

  const readPriceId = (planId: PlanId, period: BillingPeriod) => {
    const name = priceVariable(planId, period)
    // Business and starter may share their ids (spec section 9); compare-price.ts guards the amount.
    const fallback = planId === 'business' ? read(priceVariable('starter', period)) : undefined
    const priceId = read(name) ?? fallback
    if (priceId === undefined) problems.push(`${name} is missing`)
    else if (!PRICE_ID_PATTERN.test(priceId)) problems.push(`${name} is not a price id (price_…)`)
    return priceId ?? ''
  }
  const readPriceIds = (planId: PlanId) => ({
    monthly: readPriceId(planId, 'monthly'),
    yearly: readPriceId(planId, 'yearly'),
  })
  const priceIds = {
    starter: readPriceIds('starter'),
    business: readPriceIds('business'),
    shimzy: readPriceIds('shimzy'),
  }

  const readOrigin = (name: string) => {
    const address = read(name)
    const origin = address === undefined ? undefined : originOf(address)
    if (address !== undefined && origin === undefined) {
      problems.push(`${name} is not an origin such as https://www.example.com`)
    }
    return origin
  }
  const siteVariable = read('SITE_URL') === undefined ? 'URL' : 'SITE_URL'
  const siteUrl = readOrigin(siteVariable)
  if (read(siteVariable) === undefined) problems.push('SITE_URL is missing')
  const stripeApiBase = readOrigin('STRIPE_API_BASE')
  if (isLive && stripeApiBase?.startsWith('http:')) {
    problems.push('STRIPE_API_BASE would send a live key over plain http')
  }

  if (problems.length > 0 || siteUrl === undefined) return { problems }
  return { environment: { secretKey, isLive, priceIds, siteUrl, stripeApiBase } }
}
