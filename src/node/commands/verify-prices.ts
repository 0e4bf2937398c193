import { parseEnvironment } from '../../../api/checkout/environment'
import { describeError } from '../../../api/checkout/log'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { loadEnvFiles } from '../env-files'
import { FAKE_STRIPE_KEY, withFakeStripe } from '../dev/fake-stripe/environment'
import { priceReport } from './price-report'
import { textTable } from './text-table'

/** `npm run verify-prices`. The exit code is 1 when the sign-up would refuse a price. */

/** Printed last, because people look at the last line first. */
const NO_PROOF =
  'This proves nothing about the live prices: set STRIPE_SECRET_KEY and the six price ids, and run it again.'

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function verifyPrices(): Promise<boolean> {
  // Staff check live prices from a laptop, so a live key is allowed and no return URL is needed.
  const variables = await withFakeStripe({
    ...process.env,
    SITE_URL: process.env.SITE_URL || 'http://localhost',
  })
  const isFakeStripe = variables['STRIPE_SECRET_KEY'] === FAKE_STRIPE_KEY
  if (isFakeStripe) print('Fake Stripe: a rehearsal, no real prices')
  const { environment, problems } = parseEnvironment(variables, 'production')
  if (problems) {
    for (const problem of problems) print(problem)
    return false
  }
  try {
    const rows = await priceReport(createStripeClient(environment), environment)
    const titles = ['Setting', 'Price id', 'Site shows', 'Stripe charges', 'Finding']
    const cells = rows.map((row) => [row.setting, row.priceId, row.shown, row.charged, row.finding])
    print(textTable(titles, cells).join('\n'))
    if (isFakeStripe) print(NO_PROOF)
    return !rows.some(({ isBlocking }) => isBlocking)
  } catch (error) {
    print(`Stripe did not answer as expected: ${JSON.stringify(describeError(error))}`)
    return false
  }
}

loadEnvFiles()
process.exitCode = (await verifyPrices()) ? 0 : 1
