import { BUSINESS_TERMS, type BusinessTerm, type TermStatus } from '../../content/business-terms'
import { CLAIMS, type ProofStatus } from '../../content/claims'
import { about } from '../../content/pages/about'
import { filmScenes, filmStatus } from '../../content/pages/testimonial-video'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../content/testimonials'
import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES, type StartingPrice } from '../../site/service-prices'
import { BILLING_PERIODS, PLAN_IDS, PLANS, type BillingPeriod } from '../../shared/plans'
import { planPriceCents, priceVariable } from '../../shared/pricing'
import { malformedPublicSettings } from '../prerender/public-env'

/** Something that the agency has to replace, confirm or set before the site goes live. */
interface LaunchFinding {
  readonly area: string
  readonly what: string
  /** The variable to set or the file to change. */
  readonly where: string
}

/** Something that the site shows as proof, and whether it is confirmed. */
export interface Proof extends LaunchFinding {
  readonly status: ProofStatus | TermStatus
}

type Variables = Readonly<Record<string, string | undefined>>

/** A setting without spaces around it; one that is not set is empty. */
const reader = (variables: Variables) => (name: string) => variables[name]?.trim() ?? ''
type ReadSetting = ReturnType<typeof reader>

/** Hosts that only this computer reaches, or that nobody can own (RFC 2606). */
const PLACEHOLDER_HOST = /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|net|org))?)$/

/** 555-0100 to 555-0199 are reserved for fiction. */
const PLACEHOLDER_PHONE = /^1?\d{3}55501\d{2}$/

function isPlaceholder(value: string): boolean {
  if (PLACEHOLDER_PHONE.test(value.replace(/\D/g, ''))) return true
  const host = URL.canParse(value) ? new URL(value).hostname : value.split('@')[1]
  return PLACEHOLDER_HOST.test(host ?? '')
}

/** Without these the site shows placeholders, or links to them. */
const COMPANY = {
  VITE_SITE_URL: 'Domain',
  VITE_COMPANY_NAME: 'Name',
  VITE_COMPANY_EMAIL: 'Email',
  VITE_COMPANY_PHONE: 'Phone',
  VITE_COMPANY_ADDRESS: 'Address',
  VITE_ASSISTANT_URL: "The assistant's own site",
  VITE_ENTERPRISE_BOOKING_URL: 'Enterprise booking page',
} as const

/** Without these the site leaves something out: a link, a frame, the measuring. */
const OPTIONAL = {
  VITE_COMPANY_FACEBOOK_URL: 'Facebook page',
  VITE_COMPANY_INSTAGRAM_URL: 'Instagram profile',
  VITE_COMPANY_X_URL: 'X profile',
  VITE_COMPANY_LINKEDIN_URL: 'LinkedIn page',
  VITE_BOOKING_WIDGET_URL: 'Booking calendar',
  VITE_INTAKE_FORM_URL: 'Website intake form',
  VITE_GA_MEASUREMENT_ID: 'Google Analytics',
  VITE_META_PIXEL_ID: 'Meta pixel',
} as const

/** The settings that are not set, or else those that are placeholders. */
function settingFindings(
  area: string,
  settings: Readonly<Record<string, string>>,
  fault: 'is not set' | 'is a placeholder',
  read: ReadSetting,
): LaunchFinding[] {
  const isFault = (value: string) => (fault === 'is not set' ? value === '' : isPlaceholder(value))
  return Object.entries(settings)
    .filter(([where]) => isFault(read(where)))
    .map(([where, name]) => ({ area, what: `${name} ${fault}`, where }))
}

const LOSS = "Business is sold at Starter's price"

function lossText(period: BillingPeriod): string {
  const charged = formatUsd(planPriceCents('starter', period))
  const shown = formatUsd(planPriceCents('business', period))
  const per = period === 'monthly' ? 'a month' : 'a year'
  return `${LOSS}: Stripe charges ${charged} ${per}, the page says ${shown}`
}

function stripeFindings(read: ReadSetting): LaunchFinding[] {
  const findings: LaunchFinding[] = []
  const add = (what: string, where: string) => findings.push({ area: 'Stripe', what, where })
  const isElsewhere = read('STRIPE_API_BASE') !== ''
  // Key and prices of another address, such as the fake Stripe's, say nothing about the account.
  const readAccount = (name: string) => (isElsewhere ? '' : read(name))
  const key = readAccount('STRIPE_SECRET_KEY')
  if (isElsewhere) add('Checkouts go to another address than Stripe', 'STRIPE_API_BASE (unset it)')
  else if (key === '') add('The secret key is not set', 'STRIPE_SECRET_KEY')
  else if (!/^[rs]k_live_/.test(key)) add('The secret key is not a live one', 'STRIPE_SECRET_KEY')
  for (const planId of PLAN_IDS) {
    for (const period of BILLING_PERIODS) {
      const setting = priceVariable(planId, period)
      const priceId = readAccount(setting)
      const starterId = readAccount(priceVariable('starter', period))
      const isStarters = starterId !== '' && ['', starterId].includes(priceId)
      if (planId === 'business' && isStarters) add(lossText(period), setting)
      else if (priceId === '')
        add(`The price of ${PLANS[planId].name}, ${period}, is not set`, setting)
    }
  }
  const siteUrl = read('SITE_URL') || read('URL')
  const returning = 'The address that visitors return to after checkout is not set'
  if (siteUrl === '' || isPlaceholder(siteUrl))
    add(returning, 'SITE_URL (Netlify sets its own URL)')
  if (read('VITE_SIGN_UP_VARIANT') === 'simple')
    add('The sign-up is the rehearsal that subscribes nobody', 'VITE_SIGN_UP_VARIANT (unset it)')
  return findings
}

/** Makes the proofs of an area that are all in one place. */
const proofsOf = (area: string, where: string) => (what: string, status: Proof['status']) =>
  ({ area, what, where, status }) satisfies Proof

const quote = proofsOf('Quotes and video', 'src/content/testimonials.ts')
const video = proofsOf(
  'Quotes and video',
  'VITE_TESTIMONIAL_VIDEO_URL, then filmStatus in src/content/pages/testimonial-video.ts',
)
const figure = proofsOf('Figures', 'src/content/claims.ts')
const term = proofsOf('To confirm', 'src/content/business-terms.ts')
const price = proofsOf('To confirm', 'src/site/service-prices.ts')
const photo = proofsOf('Photos', 'src/content/pages/about.ts')

/** What the repository holds as proof. */
export const launchProofs: readonly Proof[] = [
  ...[...homeTestimonials, ...platformTestimonials].map(({ businessType, status }) =>
    quote(`Sample quote: ${businessType}`, status),
  ),
  ...Object.values(serviceTestimonials)
    .flat()
    .map(({ name, role, status }) => quote(`Sample quote: ${name}, ${role}`, status)),
  ...filmScenes.flatMap(({ note = '', status }) =>
    status === undefined ? [] : [quote(`Sample quote in the video: ${note}`, status)],
  ),
  video('Sample video', filmStatus),
  ...Object.values(CLAIMS).map(({ value, label, status }) =>
    figure(`Unconfirmed: ${value} ${label}`, status),
  ),
  ...Object.values<BusinessTerm>(BUSINESS_TERMS).map(({ topic, status }) =>
    term(`To confirm: ${topic}`, status),
  ),
  ...Object.entries<StartingPrice>(SERVICE_STARTING_PRICES).map(([service, { cents, status }]) =>
    price(`To confirm: ${service} from ${formatUsd(cents)}`, status),
  ),
  ...about.people.items.map(({ name, photo: file }) =>
    photo(`Drawn, without a photo: ${name}`, file === undefined ? 'sample' : 'confirmed'),
  ),
]

/** Everything that is still a placeholder, a sample or not set. Tests pass proofs of their own. */
export function launchFindings(
  variables: Variables,
  proofs: readonly Proof[] = launchProofs,
): LaunchFinding[] {
  const read = reader(variables)
  const samples = proofs.filter(({ status }) => status !== 'confirmed')
  return [
    ...settingFindings('Company', COMPANY, 'is not set', read),
    ...settingFindings('Company', COMPANY, 'is a placeholder', read),
    ...stripeFindings(read),
    ...settingFindings('Links, widgets and analytics', OPTIONAL, 'is a placeholder', read),
    ...samples.map(({ area, what, where }) => ({ area, what, where })),
  ]
}

function launchCount(count: number): string {
  if (count === 0) return 'Nothing is left to replace, confirm or set before launch.'
  return `${count === 1 ? '1 thing is' : `${count} things are`} still a placeholder, a sample or not set.`
}

/** What a production build prints: the count, and where Stripe would charge less than the page says. */
export function launchSummary(variables: Variables): string[] {
  const findings = launchFindings(variables)
  const hint = findings.length === 0 ? '' : ' npm run launch-check lists them.'
  const losses = findings.filter(({ what }) => what.startsWith(LOSS))
  return [
    `Launch check: ${launchCount(findings.length)}${hint}`,
    ...losses.map(({ what, where }) => `${what}. Set ${where}.`),
  ]
}

/** Prints the summary after a production build. */
export function printLaunchSummary(variables: Variables): void {
  for (const line of launchSummary(variables)) console.warn(line)
}

function listed(findings: readonly LaunchFinding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines: string[] = []
  for (const area of new Set(findings.map((finding) => finding.area))) {
    const ofArea = findings.filter((finding) => finding.area === area)
    lines.push('', area, ...ofArea.map(({ what, where }) => `  ${what.padEnd(width)}  ${where}`))
  }
  return lines
}

/** What `npm run launch-check` prints, and its exit code: 1 while anything is left that is not optional. */
export function launchReport(variables: Variables, proofs?: readonly Proof[]) {
  const names = malformedPublicSettings(variables).join(', ')
  const malformed = names === '' ? [] : [`Malformed build setting: ${names} (see .env.example)`, '']
  const findings = launchFindings(variables, proofs)
  const read = reader(variables)
  const optional = settingFindings('Optional, and not set', OPTIONAL, 'is not set', read)
  return {
    lines: [...malformed, launchCount(findings.length), ...listed([...findings, ...optional])],
    exitCode: findings.length + malformed.length > 0 ? 1 : 0,
  }
}
