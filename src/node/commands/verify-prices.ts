import { parseEnvironment } from '../../../api/checkout/environment'
import { describeError } from '../../../api/checkout/log'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { loadEnvFiles } from '../env-files'
import { FAKE_STRIPE_KEY, withFakeStripe } from '../dev/fake-stripe/environment'
import { stop } from '../settings'
import { priceReport } from './price-report'
import { textTable } from './text-table'

/** `npm run verify-prices`. The exit code is 1 when the sign-up would refuse a price. */

/** Printed last, because people look at the last line first. */
const NO_PROOF =
  'This proves nothing about the live prices: set STRIPE_SECRET_KEY and the six price ids, and run it again.'

loadEnvFiles()
// Staff check live prices from a laptop, so a live key is allowed and no return URL is needed.
const variables = await withFakeStripe({
  ...process.env,
  SITE_URL: process.env.SITE_URL || 'https://localhost',
})
const { environment, problems } = parseEnvironment(variables, 'production')
if (problems) stop(problems.join('\n'))
const rows = await priceReport(createStripeClient(environment), environment).catch(
  (error: unknown) =>
    stop(`Stripe did not answer as expected: ${JSON.stringify(describeError(error))}`),
)
const titles = ['Setting', 'Price id', 'Site shows', 'Stripe charges', 'Finding']
const cells = rows.map((row) => [row.setting, row.priceId, row.shown, row.charged, row.finding])
const isFakeStripe = environment.secretKey === FAKE_STRIPE_KEY
const lines = [
  ...(isFakeStripe ? ['Fake Stripe: a rehearsal, no real prices'] : []),
  ...textTable(titles, cells),
  ...(isFakeStripe ? [NO_PROOF] : []),
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = rows.some(({ isBlocking }) => isBlocking) ? 1 : 0
