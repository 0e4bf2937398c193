import { CLAIMS, type Claim, type ProofStatus } from '../content/claims'
import { filmScenes, filmStatus } from '../content/pages/testimonial-video'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../content/testimonials'
import { formatUsd } from '../shared/money'
import { BILLING_PERIODS, PLAN_IDS, PLANS, type BillingPeriod, type PlanId } from '../shared/plans'
import { priceVariable } from '../shared/price-settings'
import { planPriceCents } from '../shared/pricing'

/** Something that the agency has to replace, confirm or set before the site goes live. */
export interface LaunchFinding {
  readonly area: 'Company' | 'Stripe' | 'Widgets and analytics' | 'Quotes and video' | 'Figures'
  readonly what: string
  /** The variable to set or the file to change. */
  readonly where: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** Something that the site shows as proof, and whether it is confirmed. */
interface Proof {
  readonly name: string
  readonly status: ProofStatus
}

/** What the site shows as proof. Tests pass their own. */
export interface LaunchContent {
  readonly claims: readonly Claim[]
  readonly testimonials: readonly Proof[]
  readonly videoQuotes: readonly Proof[]
  readonly video: ProofStatus
}

/** Hosts that only this computer reaches, or that nobody can own (RFC 2606). */
const PLACEHOLDER_HOST = /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|net|org))?)$/

/** 555-0100 to 555-0199 are reserved for fiction. */
const PLACEHOLDER_PHONE = /^1?\d{3}55501\d{2}$/

function isPlaceholder(value: string): boolean {
  if (URL.canParse(value)) return PLACEHOLDER_HOST.test(new URL(value).hostname)
  const [, mailHost] = value.split('@')
  return (
    PLACEHOLDER_PHONE.test(value.replace(/\D/g, '')) ||
    (mailHost !== undefined && PLACEHOLDER_HOST.test(mailHost))
  )
}

const COMPANY = {
  VITE_SITE_URL: 'Domain',
  VITE_COMPANY_NAME: 'Name',
  VITE_COMPANY_EMAIL: 'Email',
  VITE_COMPANY_PHONE: 'Phone',
  VITE_COMPANY_ADDRESS: 'Address',
  VITE_COMPANY_FACEBOOK_URL: 'Facebook page',
  VITE_COMPANY_INSTAGRAM_URL: 'Instagram profile',
  VITE_COMPANY_X_URL: 'X profile',
  VITE_COMPANY_LINKEDIN_URL: 'LinkedIn page',
  VITE_ASSISTANT_URL: "The assistant's own site",
} as const

const WIDGETS_AND_ANALYTICS = {
  VITE_BOOKING_WIDGET_URL: 'Booking calendar',
  VITE_INTAKE_FORM_URL: 'Website intake form',
  VITE_ENTERPRISE_BOOKING_URL: 'Enterprise booking page',
  VITE_GA_MEASUREMENT_ID: 'Google Analytics',
  VITE_META_PIXEL_ID: 'Meta pixel',
} as const

function unsetSettings(
  settings: Readonly<Record<string, string>>,
  area: LaunchFinding['area'],
  variables: Variables,
): LaunchFinding[] {
  return Object.entries(settings).flatMap(([where, what]) => {
    const value = variables[where]?.trim()
    if (!value) return [{ area, what: `${what} is not set`, where }]
    return isPlaceholder(value) ? [{ area, what: `${what} is a placeholder`, where }] : []
  })
}

const PER_PERIOD: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'a month',
  yearly: 'a year',
}

function priceFinding(
  planId: PlanId,
  period: BillingPeriod,
  variables: Variables,
): LaunchFinding | undefined {
  const where = priceVariable(planId, period)
  const priceId = variables[where]?.trim()
  const starterId = variables[priceVariable('starter', period)]?.trim()
  if (planId === 'business' && starterId && (!priceId || priceId === starterId)) {
    const [charged, shown] = [planPriceCents('starter', period), planPriceCents('business', period)]
    return {
      area: 'Stripe',
      what: `Business is sold at Starter's price: Stripe charges ${formatUsd(charged)} ${PER_PERIOD[period]}, the page says ${formatUsd(shown)}`,
      where,
    }
  }
  if (priceId) return undefined
  return {
    area: 'Stripe',
    what: `The price of ${PLANS[planId].name}, ${period}, is not set`,
    where,
  }
}

function stripeFindings(variables: Variables): LaunchFinding[] {
  const isElsewhere = Boolean(variables['STRIPE_API_BASE']?.trim())
  // Key and prices of another address, such as the stand-in's, say nothing about the Stripe account.
  const stripe = isElsewhere ? {} : variables
  const key = stripe['STRIPE_SECRET_KEY']?.trim() ?? ''
  const findings: (LaunchFinding | undefined)[] = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period) => priceFinding(planId, period, stripe)),
  )
  if (isElsewhere) {
    const what = 'Checkouts go to another address than Stripe'
    findings.unshift({ area: 'Stripe', what, where: 'STRIPE_API_BASE (unset it)' })
  } else if (!/^[rs]k_live_/.test(key)) {
    const what = key === '' ? 'The secret key is not set' : 'The secret key is not a live one'
    findings.unshift({ area: 'Stripe', what, where: 'STRIPE_SECRET_KEY' })
  }
  // Netlify sets URL by itself.
  const siteUrl = variables['SITE_URL']?.trim() || variables['URL']?.trim()
  if (!siteUrl || isPlaceholder(siteUrl)) {
    const what = 'The address that visitors return to after checkout is not set'
    findings.push({ area: 'Stripe', what, where: 'SITE_URL (Netlify sets its own URL)' })
  }
  if (variables['VITE_SIGN_UP_VARIANT'] === 'simple') {
    const what = 'The sign-up is the rehearsal that subscribes nobody'
    findings.push({ area: 'Stripe', what, where: 'VITE_SIGN_UP_VARIANT (unset it)' })
  }
  return findings.filter((finding) => finding !== undefined)
}

function samples(
  proofs: readonly Proof[],
  area: LaunchFinding['area'],
  what: string,
  where: string,
): LaunchFinding[] {
  return proofs
    .filter(({ status }) => status === 'sample')
    .map(({ name }) => ({ area, what: `${what}: ${name}`, where }))
}

/** What the repository holds as proof. */
export const launchContent: LaunchContent = {
  claims: Object.values(CLAIMS),
  testimonials: [
    ...homeTestimonials.map(({ businessType, status }) => ({ name: businessType, status })),
    ...platformTestimonials.map(({ businessType, status }) => ({ name: businessType, status })),
    ...Object.values(serviceTestimonials)
      .flat()
      .map(({ name, role, status }) => ({ name: `${name}, ${role}`, status })),
  ],
  videoQuotes: filmScenes.flatMap(({ note = '', status }) =>
    status === undefined ? [] : [{ name: note, status }],
  ),
  video: filmStatus,
}

/** Everything that is still a placeholder, a sample or not set. */
export function launchFindings(
  variables: Variables,
  { claims, testimonials, videoQuotes, video }: LaunchContent = launchContent,
): LaunchFinding[] {
  const proof = 'Quotes and video'
  const quotesFile = 'src/content/testimonials.ts'
  const figures = claims.map(({ value, label, status }) => ({ name: `${value} ${label}`, status }))
  const videoWhere =
    'VITE_TESTIMONIAL_VIDEO_URL, then filmStatus in src/content/pages/testimonial-video.ts'
  return [
    ...unsetSettings(COMPANY, 'Company', variables),
    ...stripeFindings(variables),
    ...unsetSettings(WIDGETS_AND_ANALYTICS, 'Widgets and analytics', variables),
    ...samples(testimonials, proof, 'Sample quote', quotesFile),
    ...samples(videoQuotes, proof, 'Sample quote in the video', quotesFile),
    ...(video === 'sample'
      ? [{ area: proof, what: 'Sample video', where: videoWhere } as const]
      : []),
    ...samples(figures, 'Figures', 'Unconfirmed', 'src/content/claims.ts'),
  ]
}

/** How many things are left, in a sentence. */
export function launchCount(findings: readonly LaunchFinding[]): string {
  if (findings.length === 0) return 'Nothing is left to replace, confirm or set before launch.'
  const things = findings.length === 1 ? '1 thing is' : `${findings.length} things are`
  return `${things} still a placeholder, a sample or not set.`
}

/** What a production build prints: the count, and where Stripe would charge less than the page says. */
export function launchSummary(variables: Variables): string[] {
  const findings = launchFindings(variables)
  const losses = findings.filter(({ what }) => what.startsWith('Business is sold'))
  const hint = findings.length === 0 ? '' : ' npm run launch-check lists them.'
  return [
    `Launch check: ${launchCount(findings)}${hint}`,
    ...losses.map(({ what, where }) => `${what}. Set ${where}.`),
  ]
}
