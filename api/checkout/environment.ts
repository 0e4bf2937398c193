import type { BillingPeriod, PlanId } from '../../src/shared/plans'
import { priceVariable } from '../../src/shared/pricing'

/** Which Stripe account to ask, and where. */
export interface StripeAccess {
  readonly secretKey: string
  readonly isLive: boolean
  /** Origin of another Stripe API, for example a fake Stripe. */
  readonly stripeApiBase: string | undefined
}

/** Everything the function takes from its environment, checked. */
export interface CheckoutEnvironment extends StripeAccess {
  readonly priceIds: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, string>>>>
  /** Where buyers return. A preview deploy has none and sends them back to the origin at which it was called. */
  readonly siteUrl: string | undefined
  /** Whether Stripe calculates sales tax and adds it at the checkout. */
  readonly automaticTax: boolean
}

/** Variables by name. An empty one counts as absent. */
export type Variables = Readonly<Record<string, string | undefined>>

type EnvironmentResult =
  | { readonly environment: CheckoutEnvironment; readonly problems?: undefined }
  | { readonly environment?: undefined; readonly problems: readonly string[] }

/** Secret (sk) and restricted (rk) keys (docs.stripe.com/keys). Publishable keys cannot create sessions. */
const SECRET_KEY_PATTERN = /^(?:sk|rk)_(test|live)_[\w-]+$/
const PRICE_ID_PATTERN = /^price_[\w-]+$/

/** Reads variables and collects what is wrong with them. */
function reader(variables: Variables, problems: string[]) {
  const read = (name: string) => variables[name]?.trim() || undefined
  const readOrigin = (name: string) => {
    const text = read(name)
    if (text === undefined) return undefined
    const url = /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined
    if (url && url.href === `${url.origin}/`) return url.origin
    problems.push(`${name} is not an origin such as https://www.example.com`)
    return undefined
  }
  return { read, readOrigin }
}

/**
 * Checks what it takes to ask Stripe something. `deployContext` is the host's name for the deploy ('production',
 * 'deploy-preview'). A live key works in production only, so that no preview or laptop can charge a card.
 */
export function parseStripeAccess(
  variables: Variables,
  deployContext: string | undefined,
): { readonly access: StripeAccess; readonly problems: readonly string[] } {
  const problems: string[] = []
  const { read, readOrigin } = reader(variables, problems)
  const secretKey = read('STRIPE_SECRET_KEY') ?? ''
  const mode = SECRET_KEY_PATTERN.exec(secretKey)?.[1]
  const isLive = mode === 'live'
  if (secretKey === '') problems.push('STRIPE_SECRET_KEY is missing')
  else if (mode === undefined) problems.push('STRIPE_SECRET_KEY is not a secret or restricted key')
  else if (isLive && (deployContext ?? read('CONTEXT')) !== 'production') {
    problems.push('STRIPE_SECRET_KEY is a live key outside the production deploy')
  }
  const stripeApiBase = readOrigin('STRIPE_API_BASE')
  if (isLive && stripeApiBase?.startsWith('http:')) {
    problems.push('STRIPE_API_BASE would send a live key over plain http')
  }
  return { access: { secretKey, isLive, stripeApiBase }, problems }
}

/** Checks the variables and names every problem at once, without quoting a value. */
export function parseEnvironment(
  variables: Variables,
  deployContext: string | undefined,
): EnvironmentResult {
  const { access, problems: accessProblems } = parseStripeAccess(variables, deployContext)
  const problems = [...accessProblems]
  const { read, readOrigin } = reader(variables, problems)

  const readPriceId = (plan: PlanId, period: BillingPeriod) => {
    const name = priceVariable(plan, period)
    // Business may be sold under Starter's price ids. find-or-create-session.ts logs that they are less than the page shows.
    const fallback = plan === 'business' ? read(priceVariable('starter', period)) : undefined
    const priceId = read(name) ?? fallback
    if (priceId === undefined) problems.push(`${name} is missing`)
    else if (!PRICE_ID_PATTERN.test(priceId)) problems.push(`${name} is not a price id (price_…)`)
    return priceId ?? ''
  }
  const readPriceIds = (plan: PlanId) => ({
    monthly: readPriceId(plan, 'monthly'),
    yearly: readPriceId(plan, 'yearly'),
  })
  const priceIds = {
    starter: readPriceIds('starter'),
    business: readPriceIds('business'),
    shimzy: readPriceIds('shimzy'),
  }

  // A preview ignores SITE_URL and URL: they name the live site, where its buyers' sessions are unknown.
  const isPreview = deployContext !== undefined && deployContext !== 'production'
  const siteVariable = read('SITE_URL') === undefined ? 'URL' : 'SITE_URL'
  const siteUrl = isPreview ? undefined : readOrigin(siteVariable)
  if (!isPreview && read(siteVariable) === undefined) problems.push('SITE_URL is missing')
  if (access.isLive && siteUrl?.startsWith('http:')) {
    problems.push(`${siteVariable} would return buyers of a live key over plain http`)
  }

  const tax = read('STRIPE_AUTOMATIC_TAX') ?? 'false'
  if (tax !== 'true' && tax !== 'false') problems.push('STRIPE_AUTOMATIC_TAX is not true or false')

  if (problems.length > 0) return { problems }
  return { environment: { ...access, priceIds, siteUrl, automaticTax: tax === 'true' } }
}
