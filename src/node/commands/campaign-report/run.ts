import { Stripe } from 'stripe'
import { parseStripeAccess, type Variables } from '../../../../api/checkout/environment'
import { createStripeClient } from '../../../../api/checkout/stripe-client'
import { FAKE_STRIPE_KEY, withFakeStripe } from '../../dev/fake-stripe/environment'
import { parseOptions, UsageError } from './options'
import { csvOutput, heading, jsonOutput, leftOutNote, tableOutput } from './output'
import { makeReport } from './report'

/** A page of 100 expanded sessions takes Stripe longer than one session. */
const PAGE_TIMEOUT_MS = 30_000

/** Our message for an error of Stripe's, whose own message may quote part of the key. */
function explain(error: Stripe.errors.StripeError): string {
  const { errors } = Stripe
  if (error instanceof errors.StripeAuthenticationError) {
    return 'Stripe does not accept STRIPE_SECRET_KEY.'
  }
  if (error instanceof errors.StripePermissionError) {
    const [permission = 'another one'] = /\brak_\w+/.exec(error.message) ?? []
    return `The Stripe key lacks a permission. It needs read access to Checkout Sessions and Subscriptions. Stripe asks for ${permission}.`
  }
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`
  return `Stripe could not list the checkouts (${error.code ?? error.type}${request}). Run the report again in a minute.`
}

async function report(args: readonly string[], settings: Variables) {
  const options = parseOptions(args, settings)
  const variables = await withFakeStripe(settings)
  if (!variables['STRIPE_SECRET_KEY']?.trim()) {
    throw new UsageError(
      'STRIPE_SECRET_KEY is not set, and no fake Stripe is running. Set the key, or run `npm start` first.',
    )
  }
  // Live keys are allowed, even on a laptop, because the report only reads.
  const { access, problems } = parseStripeAccess(variables, 'production')
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const mode = access.isLive ? 'live' : 'test'
  const source = access.secretKey === FAKE_STRIPE_KEY ? 'fake' : mode
  const finishedSessions = createStripeClient(access, PAGE_TIMEOUT_MS).checkout.sessions.list({
    status: 'complete',
    created: options.created,
    // The largest page that Stripe gives (docs.stripe.com/api/pagination).
    limit: 100,
    expand: ['data.line_items', 'data.subscription'],
  })
  const figures = await makeReport(finishedSessions, options.by)
  const title = heading(source, options)
  const isTable = !options.csv && !options.json
  const text = options.csv
    ? csvOutput(figures, options)
    : options.json
      ? jsonOutput(figures, source, options)
      : `${title}\n\n${tableOutput(figures, options)}`
  // The notes must not become rows of a spreadsheet.
  const stderr = isTable ? '' : [title, ...leftOutNote(figures)].join('\n')
  return { stdout: text, stderr }
}

/** `npm run campaign-report`: its exit code, the report (stdout), and headings and errors (stderr). */
export async function runCampaignReport(
  args: readonly string[],
  variables: Variables = process.env,
) {
  try {
    return { exitCode: 0, ...(await report(args, variables)) }
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError
    if (!isStripes && !(error instanceof UsageError)) throw error
    return { exitCode: 1, stdout: '', stderr: isStripes ? explain(error) : error.message }
  }
}
