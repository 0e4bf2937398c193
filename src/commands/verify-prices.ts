import { parseEnvironment, type Variables } from '../../api/checkout/environment'
import { describeError } from '../../api/checkout/log'
import { createStripeClient } from '../../api/checkout/stripe-client'
import {
  findRunningStandIn,
  loadEnvFile,
  standInEnvironment,
} from '../dev/stripe-stand-in/environment'
import { priceReport, type PriceReportRow } from './price-report'
import { textTable } from './text-table'

/**
 * `npm run verify-prices`: prints what the site shows beside what Stripe would charge, before going
 * live. The exit code is 1 when a price is missing, inactive, higher than shown, or charged in another
 * way. Without a key the stand-in of a running `npm start` or `npm run dev` is asked.
 */

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printTable(rows: readonly PriceReportRow[]): void {
  const columns = ['Setting', 'Price id', 'Site shows', 'Stripe charges', 'Finding']
  const cells = rows.map((row) => [row.setting, row.priceId, row.shown, row.charged, row.finding])
  for (const line of textTable(
    columns.map((title) => ({ title })),
    cells,
  ))
    print(line)
}

/** The settings to ask with: where there is no key, those of the running stand-in, if there is one. */
async function findVariables(): Promise<Variables> {
  // Staff check live prices from a laptop, and no visitor has to return there.
  const variables: Variables = { SITE_URL: 'http://localhost', ...process.env }
  if (variables['STRIPE_SECRET_KEY']?.trim()) return variables
  const standInUrl = variables['STRIPE_API_BASE']?.trim() || (await findRunningStandIn())
  if (standInUrl === undefined) return variables
  print('Stripe stand-in: a rehearsal, no real prices')
  return { ...variables, ...standInEnvironment(standInUrl) }
}

async function verifyPrices(): Promise<boolean> {
  const { environment, problems } = parseEnvironment(await findVariables(), 'production')
  if (problems) {
    for (const problem of problems) print(problem)
    return false
  }
  try {
    const rows = await priceReport(createStripeClient(environment), environment)
    printTable(rows)
    return !rows.some(({ isBlocking }) => isBlocking)
  } catch (error) {
    print(`Stripe did not answer as expected: ${JSON.stringify(describeError(error))}`)
    return false
  }
}

loadEnvFile()
process.exitCode = (await verifyPrices()) ? 0 : 1
