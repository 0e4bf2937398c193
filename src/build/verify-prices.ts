import { describeError } from '../../api/checkout/describe-error'
import { parseEnvironment } from '../../api/checkout/environment'
import { createStripeClient } from '../../api/checkout/stripe-client'
import { loadEnvFile } from './server/load-env-file'
import { priceReport, type PriceReportRow } from './price-report'

/**
 * `npm run verify-prices`: prints what the site shows beside what Stripe would charge, before going
 * live. Exit code 1 where a price is missing, inactive, dearer or otherwise counted than shown.
 */

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printTable(rows: readonly PriceReportRow[]): void {
  const heading = ['Setting', 'Price id', 'Site shows', 'Stripe charges', 'Finding']
  const cells = rows.map((row) => [row.setting, row.priceId, row.shown, row.charged, row.finding])
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  print(line(heading))
  print(line(widths.map((width) => '-'.repeat(width))))
  for (const row of cells) print(line(row))
}

async function verifyPrices(): Promise<boolean> {
  // The operator checks live prices from a laptop; where visitors return to does not matter here.
  const variables = { SITE_URL: 'http://localhost', ...process.env }
  const { environment, problems } = parseEnvironment(variables, 'production')
  if (problems) {
    for (const problem of problems) print(problem)
    return false
  }
  try {
    const rows = await priceReport(createStripeClient(environment), environment)
    printTable(rows)
    return !rows.some(({ isBlocking }) => isBlocking)
  } catch (error) {
    print(`Stripe could not be asked: ${JSON.stringify(describeError(error))}`)
    return false
  }
}

loadEnvFile()
process.exitCode = (await verifyPrices()) ? 0 : 1
