import { parseEnvironment, type Variables } from '../../../api/checkout/environment'
import { CLAIMS, type ProofStatus } from '../../content/claims'
import { launchConfirmations } from './launch-confirmations'
import { videoStatus } from '../../content/pages/testimonial-video'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../content/testimonials'
import { formatUsd } from '../../shared/money'
import { BILLING_PERIODS, PLAN_IDS, type BillingPeriod } from '../../shared/plans'
import { planPriceCents, priceVariable } from '../../shared/pricing'
import { malformedPublicSettings, settingsWith } from '../prerender/public-env'
import { isSample, sampleSettings } from '../prerender/sample-identity'

/** Something that the owner has to replace, confirm or set before the site goes live. */
interface LaunchFinding {
  readonly area: string
  readonly what: string
  /** The variable to set or the file to change. */
  readonly where: string
}

/** Something that the owner has to confirm in a file of the repository. */
export interface LaunchItem extends LaunchFinding {
  readonly status: ProofStatus
}

type Add = (what: string, where: string) => void

const read = (variables: Variables, name: string) => variables[name] ?? ''

function checkIdentity(variables: Variables, add: Add): void {
  const address = { name: 'VITE_COMPANY_ADDRESS', what: 'mailing address' }
  for (const { name, what } of sampleSettings([...settingsWith('identity'), address], variables)) {
    const state = read(variables, name) === '' ? 'not set' : 'a placeholder'
    add(`The ${what} is ${state}`, name)
  }
}

/** Settings that the build would reject, links that lead nowhere, and URLs that are placeholders. */
function checkSettings(variables: Variables, add: Add): void {
  for (const { name, wanted } of malformedPublicSettings(variables))
    add(`${name} is not ${wanted}`, name)
  for (const { name, what } of settingsWith('link'))
    if (read(variables, name) === '') add(`${what} leads to an example address`, name)
  for (const { name, what } of (['link', 'optional', 'withDefault'] as const).flatMap(settingsWith))
    if (isSample(read(variables, name))) add(`${what} is a placeholder`, name)
}

const LOSS = "Business is sold at Starter's price"

function lossText(period: BillingPeriod): string {
  const charged = formatUsd(planPriceCents('starter', period))
  const shown = formatUsd(planPriceCents('business', period))
  const per = period === 'monthly' ? 'a month' : 'a year'
  return `${LOSS}: Stripe charges ${charged} ${per}, the page shows ${shown}`
}

/** Price ids that two settings share. Business under Starter's ids loses revenue, so it has its own message. */
function checkSharedPrices(variables: Variables, add: Add): void {
  const firstUse = new Map<string, string>()
  for (const plan of PLAN_IDS) {
    for (const period of BILLING_PERIODS) {
      const name = priceVariable(plan, period)
      const starter = priceVariable('starter', period)
      const isBusiness = plan === 'business'
      // Without an id of its own, Business is sold under Starter's.
      const id = read(variables, name) || (isBusiness ? read(variables, starter) : '')
      const first = firstUse.get(id)
      if (id === '') continue
      if (first === undefined) firstUse.set(id, name)
      else if (isBusiness && first === starter) add(lossText(period), name)
      else add(`${name} has the price of ${first}`, name)
    }
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

function checkStripe(variables: Variables, add: Add): void {
  const isElsewhere = read(variables, 'STRIPE_API_BASE') !== ''
  // Keys and prices of another API, such as the fake Stripe, don't describe the real account.
  const account = isElsewhere
    ? Object.fromEntries(Object.entries(variables).filter(([name]) => !name.startsWith('STRIPE_')))
    : variables
  if (isElsewhere) add('Checkouts go to another address than Stripe', 'STRIPE_API_BASE (unset it)')
  for (const problem of parseEnvironment(account, 'production').problems ?? [])
    add(problem, problem.split(' ')[0] ?? '')
  if (/^[rs]k_test_/.test(read(account, 'STRIPE_SECRET_KEY')))
    add('The secret key is a test key', 'STRIPE_SECRET_KEY')
  checkSharedPrices(account, add)
  const origin = read(variables, 'SITE_URL') || read(variables, 'URL')
  const shown = read(variables, 'VITE_SITE_URL')
  const [host, shownHost] = [hostOf(origin), hostOf(shown)]
  if (isSample(origin)) add('Buyers would return to a placeholder address', 'SITE_URL')
  else if (!isSample(shown) && host !== '' && shownHost !== '' && host !== shownHost)
    add(`Buyers would return to another domain than ${shown}`, 'SITE_URL')
  if (read(variables, 'VITE_SIGN_UP_VARIANT') === 'simple')
    add(
      'The sign-up is in demo mode and creates no subscription',
      'VITE_SIGN_UP_VARIANT (unset it)',
    )
}

/** Makes the items of one area that all live in one file. */
const itemsOf = (area: string, where: string) => (what: string, status: ProofStatus) =>
  ({ area, what, where, status }) satisfies LaunchItem

const quote = itemsOf('Quotes and video', 'src/content/testimonials.ts')
const video = itemsOf('Quotes and video', 'videoStatus in src/content/pages/testimonial-video.ts')
const figure = itemsOf('Figures', 'src/content/claims.ts')
const confirmation = itemsOf('To confirm', 'src/node/commands/launch-confirmations.ts')

/** Everything in the repository that the owner has to confirm. */
export const launchItems: readonly LaunchItem[] = [
  ...[...homeTestimonials, ...platformTestimonials].map(({ businessType, status }) =>
    quote(`Sample quote: ${businessType}`, status),
  ),
  ...Object.values(serviceTestimonials)
    .flat()
    .map(({ name, role, status }) => quote(`Sample quote: ${name}, ${role}`, status)),
  video('Sample video', videoStatus),
  ...Object.values(CLAIMS).map(({ value, label, status }) =>
    figure(`Unconfirmed: ${value} ${label}`, status),
  ),
  ...launchConfirmations.map(({ what, status }) => confirmation(what, status)),
]

/** Everything that is still a placeholder, a sample or not set. Tests pass their own items. */
export function launchFindings(variables: Variables, items = launchItems): LaunchFinding[] {
  const findings: LaunchFinding[] = []
  const addTo =
    (area: string): Add =>
    (what, where) =>
      findings.push({ area, what, where })
  checkIdentity(variables, addTo('Company'))
  checkSettings(variables, addTo('Settings'))
  checkStripe(variables, addTo('Stripe'))
  for (const { area, what, where, status } of items)
    if (status !== 'confirmed') addTo(area)(what, where)
  return findings
}

const launchCount = (count: number) =>
  `Left to replace, confirm or set before launch: ${count || 'nothing'}.`

/** What a production build prints: the count, missing widgets, and where Stripe would charge less than the page shows. */
export function launchSummary(variables: Variables): string[] {
  const findings = launchFindings(variables)
  const losses = findings.filter(({ what }) => what.startsWith(LOSS))
  return [
    `Launch check: ${findings.length} left before launch. npm run launch-check lists them.`,
    ...settingsWith('page')
      .filter(({ name }) => read(variables, name) === '')
      .map(({ name, what: page }) => `${name} is not set: ${page} shows phone and email instead.`),
    ...losses.map(({ what, where }) => `${what}. Set ${where}.`),
  ]
}

/** What `npm run launch-check` prints, and its exit code: 1 while anything is left that is not optional. */
export function launchReport(variables: Variables, items?: readonly LaunchItem[]) {
  const findings = launchFindings(variables, items)
  const optional = settingsWith('optional')
    .filter(({ name }) => read(variables, name) === '')
    .map(({ name: where, what }) => ({ area: 'Optional, and not set', what, where }))
  const listed = [...findings, ...optional]
  const width = Math.max(...listed.map(({ what }) => what.length))
  const lines = [launchCount(findings.length)]
  for (const [index, { area, what, where }] of listed.entries()) {
    if (listed[index - 1]?.area !== area) lines.push('', area)
    lines.push(`  ${what.padEnd(width)}  ${where}`)
  }
  return { lines, exitCode: findings.length > 0 ? 1 : 0 }
}
