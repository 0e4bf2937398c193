import { Stripe } from 'stripe'
import {
  parseStripeAccess,
  type StripeAccess,
  type Variables,
} from '../../../api/checkout/environment'
import { createStripeClient } from '../../../api/checkout/stripe-client'
import { FAKE_STRIPE_KEY, withFakeStripe } from '../../dev/fake-stripe/environment'
import { parseOptions, UsageError, type ReportOptions } from './options'
import { csvOutput, heading, jsonOutput, tableOutput, type ReportSource } from './output'
import { makeReport } from './report'

/** Largest page that Stripe gives (docs.stripe.com/api/pagination). */
const PAGE_SIZE = 100

/** A page of 100 expanded sessions takes Stripe longer than one session. */
const PAGE_TIMEOUT_MS = 30_000

/** What tests may replace. */
interface Dependencies {
  readonly variables?: Variables
  readonly findFakeStripe?: () => Promise<string | undefined>
  readonly print?: (text: string) => void
  /** For what does not belong in a file: the heading of CSV and JSON, errors. */
  readonly printError?: (line: string) => void
}

/** Live keys are fine here, on a laptop too: the report only reads. */
function checkedAccess(found: Variables): StripeAccess {
  if (!found['STRIPE_SECRET_KEY']?.trim()) {
    throw new UsageError(
      'STRIPE_SECRET_KEY is not set, and no fake Stripe is running. Set the key, or run `npm start` first.',
    )
  }
  const { access, problems } = parseStripeAccess(found, 'production')
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  return access
}

function sourceOf({ secretKey, isLive }: StripeAccess): ReportSource {
  if (secretKey === FAKE_STRIPE_KEY) return 'fake'
  return isLive ? 'live' : 'test'
}

/** The finished sessions, newest first, with line items and subscription. The SDK asks for page after page. */
function finishedSessions(access: StripeAccess, { created }: ReportOptions) {
  return createStripeClient(access, PAGE_TIMEOUT_MS).checkout.sessions.list({
    status: 'complete',
    created,
    limit: PAGE_SIZE,
    expand: ['data.line_items', 'data.subscription'],
  })
}

/** What to tell about an error of Stripe's. Its own message may quote a part of the key. */
function explain(error: Stripe.errors.StripeError): string {
  const { errors } = Stripe
  if (error instanceof errors.StripeAuthenticationError) {
    return 'Stripe does not accept STRIPE_SECRET_KEY.'
  }
  if (error instanceof errors.StripePermissionError) {
    const [permission] = /\brak_\w+/.exec(error.message) ?? []
    const asked = permission === undefined ? '' : ` Stripe asks for ${permission}.`
    return `The Stripe key lacks a permission. It needs read access to Checkout Sessions and Subscriptions.${asked}`
  }
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`
  return `Stripe could not list the checkouts (${error.code ?? error.type}${request}). Run the report again in a minute.`
}

/** `npm run campaign-report`. Prints nothing before everything has been read. Returns the exit code. */
export async function runCampaignReport(
  args: readonly string[],
  {
    variables = process.env,
    findFakeStripe,
    print = (text) => process.stdout.write(`${text}\n`),
    printError = (line) => process.stderr.write(`${line}\n`),
  }: Dependencies = {},
): Promise<number> {
  try {
    const options = parseOptions(args)
    const access = checkedAccess(await withFakeStripe(variables, findFakeStripe))
    const source = sourceOf(access)
    const report = await makeReport(finishedSessions(access, options), options.by)
    const title = heading(source, options)
    if (options.csv || options.json) printError(title)
    if (options.csv) print(csvOutput(report, options))
    else if (options.json) print(jsonOutput(report, source, options))
    else print(`${title}\n\n${tableOutput(report, options)}`)
    return 0
  } catch (error) {
    if (error instanceof UsageError) printError(error.message)
    else if (error instanceof Stripe.errors.StripeError) printError(explain(error))
    else throw error
    return 1
  }
}
