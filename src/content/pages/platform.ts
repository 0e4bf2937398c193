import { formatUsd } from '../../shared/money'
import { DIFFERING_FEATURES, SHARED_FEATURES, type PlanFeatureId } from '../plan-features'
import { PLAN_IDS, PLANS, TRIAL_DAYS, type BillingPeriod, type PlanId } from '../../shared/plans'
import { dueTodayCents } from '../../shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor } from '../../shared/setup-options'
import { AI_USAGE_FEES, formatFee, percentBelowStarter } from '../../shared/usage-fees'
import { company } from '../../site/company'
import { EXAMPLE_COMPANY } from '../example-company'
import type { FaqEntry } from '../types'
import { LEGAL_FACTS } from '../../site/legal-facts'
import { CLAIMS } from '../claims'
import { consultationMinutes, freePlan, sampleNotes, supportPromise } from '../standing-copy'
import type { LinkContent, Stat } from '../types'
import { exampleMonth } from './platform-fees'

/** The tabs of the platform's features in their order; the first is shown first. */
export const FEATURE_TAB_IDS = ['crm', 'marketing', 'communication'] as const
export type FeatureTabId = (typeof FEATURE_TAB_IDS)[number]

export interface FeatureTab {
  readonly id: FeatureTabId
  readonly label: string
  readonly features: readonly { readonly name: string; readonly text: string }[]
}

/** The features in tabs, of which the first is shown until another is chosen. */
interface FeatureTabsContent {
  readonly title: string
  /** Says that what the drawings show is invented. */
  readonly note: string
  /** Names the row of tabs for assistive technology. */
  readonly label: string
  readonly tabs: readonly [FeatureTab, ...FeatureTab[]]
}

/** A line of the comparison: what the platform has, and whether several tools together have it. */
interface ComparisonRow {
  readonly feature: string
  readonly ours: boolean
  readonly multiple: boolean
}

interface ComparisonContent {
  readonly title: string
  /** The table in one sentence, for assistive technology. */
  readonly caption: string
  readonly featureHeading: string
  readonly ours: { readonly name: string; readonly price: string }
  readonly multiple: { readonly name: string; readonly price: string }
  /** Stands behind each price. */
  readonly priceUnit: string
  /** What a cell says beside its mark. */
  readonly words: { readonly has: string; readonly separately: string; readonly lacks: string }
  readonly rows: readonly ComparisonRow[]
  /** What the two prices are, in words. */
  readonly note: string
}

/** What a tile of the integrations stands for; each kind has a drawn sign. */
export type IntegrationIcon =
  | 'bolt'
  | 'books'
  | 'calendar'
  | 'card'
  | 'clock'
  | 'cloud'
  | 'coin'
  | 'drive'
  | 'letter'
  | 'people'
  | 'shop'
  | 'tray'
  | 'video'

interface Integration {
  readonly name: string
  readonly icon: IntegrationIcon
}

interface IntegrationsContent {
  readonly title: string
  readonly text: string
  /** What moves, as its buttons name it: 'Pause integrations'. */
  readonly label: string
  readonly integrations: readonly Integration[]
  readonly more: string
}

/** What the carousel of testimonials says besides them. Positions count from one. */
interface TestimonialCarouselContent {
  readonly title: string
  /** Shown while one of the quotes is a sample. */
  readonly sampleNote: string
  /** Names the carousel for assistive technology. */
  readonly label: string
  /** What moves, as the pause button names it. */
  readonly subject: string
  readonly slideLabel: (position: number, count: number) => string
  readonly dotLabel: (position: number, count: number, businessType: string) => string
  readonly ratingInWords: (stars: number) => string
}

/** What each plan's card says besides name, description and price. */
interface PlanCardContent {
  /** On the featured plan. */
  readonly featuredTag: string
  readonly per: Readonly<Record<BillingPeriod, string>>
  /** What is charged on the day of the order. */
  readonly firstOrder: (planId: PlanId, billingPeriod: BillingPeriod) => string
  readonly buttons: Readonly<Record<PlanId, string>>
}

/** A row of the table of differences: per plan a text, or whether it is included. */
export interface DifferenceRow {
  readonly name: string
  readonly hint?: string
  readonly link?: LinkContent
  readonly values: Readonly<Record<PlanId, string | boolean>>
}

/** The table below the plan cards: one row for what all plans share, then what differs. */
interface PlanDifferencesContent {
  /** The table in one sentence, for assistive technology. */
  readonly caption: string
  readonly featureHeading: string
  readonly shared: { readonly name: string; readonly features: readonly string[] }
  readonly rows: readonly DifferenceRow[]
  readonly words: { readonly included: string; readonly missing: string }
}

interface PricingContent {
  readonly title: string
  readonly text: string
  /** Names the choice between monthly and annual for assistive technology. */
  readonly billingLegend: string
  readonly yearlyNote: string
  /** Names the choice of the plan that phones show, for assistive technology. */
  readonly planLegend: string
  readonly card: PlanCardContent
  readonly differences: PlanDifferencesContent
  readonly questions: { readonly title: string; readonly entries: readonly FaqEntry[] }
}

interface JourneyContent {
  readonly title: string
  readonly stages: readonly {
    readonly id: 'generation' | 'nurturing' | 'conversion'
    readonly name: string
    readonly text: string
  }[]
}

const trialDays = `${TRIAL_DAYS} days`
const { starter, business, shimzy } = PLANS
const starterPrice = formatUsd(starter.monthlyCents)

export const platformHero = {
  title: `Replace ${CLAIMS.toolsReplaced.value} tools with\u00a0one.`,
  lead: `One login for leads, calls, texts, booking, reviews and your website. For service businesses, clinics and studios in ${company.cities.frisco}, ${company.cities.prosper} and nearby. From ${starterPrice} a\u00a0month, plus usage.`,
  link: { label: 'Start Free Trial', to: { signUp: starter.id } },
  more: { label: 'Compare the plans', to: { route: 'platform', hash: 'pricing' } },
  note: `${trialDays} free. No credit card, no long-term contract.`,
} as const satisfies { link: LinkContent; more: LinkContent; [key: string]: unknown }

export const platformStats: readonly Stat[] = [
  CLAIMS.toolsReplaced,
  CLAIMS.timeSaved,
  CLAIMS.support,
  CLAIMS.unifiedSolution,
].map(({ value, label, meaning }) => ({ figure: value, label, meaning }))

export const platformStatsNote = 'Our own figures. Your results will differ.'

export const platformFeatures: FeatureTabsContent = {
  title: 'One record for every customer.',
  note: `The screens are examples. ${EXAMPLE_COMPANY} is an invented company.`,
  label: 'Platform features',
  tabs: [
    {
      id: 'crm',
      label: 'CRM',
      features: [
        {
          name: 'Contacts that save themselves',
          text: 'A call, a form or a chat creates the contact and notes the ad it came from. Nobody retypes a phone number.',
        },
        {
          name: 'Pipelines with a next step',
          text: 'Every deal has a stage. Deals without a next step go to the top of your morning list.',
        },
        {
          name: 'Booking calendar',
          text: 'Customers pick an open time on your website or from a text. They get a reminder the day before and on the morning of the visit.',
        },
        {
          name: 'Quotes and invoices',
          text: 'Send the quote from your phone’s browser. Your customer signs and pays the deposit on theirs.',
        },
      ],
    },
    {
      id: 'marketing',
      label: 'Marketing',
      features: [
        {
          name: 'Email and text campaigns',
          text: 'Write it once and choose who gets it. You see how many visits it booked, not just how many people opened it.',
        },
        {
          name: 'Review requests',
          text: 'The day after a job, your customer gets one text with one link to your Google Business Profile. You reply from the same screen.',
        },
        {
          name: 'Social planner',
          text: 'Schedule a month of Facebook and Instagram posts. They go out on time, even while you’re on a job.',
        },
        {
          name: 'Pages, funnels and blogs',
          text: 'Build the page, its form and the follow-up behind it in one place. There are no plug-ins to keep alive.',
        },
      ],
    },
    {
      id: 'communication',
      label: 'Communication',
      features: [
        {
          name: 'One inbox for six channels',
          text: 'Calls, texts, emails, website chat, Facebook and Instagram messages show up in one thread per customer.',
        },
        {
          name: 'Missed-call text-back',
          text: 'Can’t pick up? The caller gets a text within seconds and can book a time from it. Every plan has it, once the carriers approve your number.',
        },
        {
          name: 'Recorded calls',
          text: 'Make and take calls on your business number. The recording stays with the customer, so nothing depends on memory.',
        },
        {
          name: 'Shimzy, the AI assistant',
          text: 'On the Shimzy plan, it answers calls, emails, texts and chats around the clock and hands you the booked visit.',
        },
      ],
    },
  ],
}

/** The two prices are marketing copy. The plans' own prices are in src/shared/plans.ts. */
const ours = { name: 'Our platform', price: '$199' }
const multiple = { name: 'Multiple tools', price: '$500+' }

export const platformComparison: ComparisonContent = {
  title: 'One bill instead of fifty subscriptions.',
  caption: `${ours.name} at ${ours.price} a month compared with ${multiple.name.toLowerCase()} at ${multiple.price} a month`,
  featureHeading: 'What you get',
  ours,
  multiple,
  priceUnit: '/mo',
  words: { has: 'Included', separately: 'Costs extra', lacks: 'Not built in' },
  rows: [
    { feature: 'One record for each customer', ours: true, multiple: false },
    { feature: 'Calls, texts and emails in one thread', ours: true, multiple: false },
    { feature: 'Booking with reminders', ours: true, multiple: true },
    { feature: 'Review requests', ours: true, multiple: true },
    { feature: 'Website, funnels and forms', ours: true, multiple: true },
    { feature: 'Automation from first click to invoice', ours: true, multiple: false },
    { feature: 'Reports across all of it', ours: true, multiple: false },
    { feature: 'One login, one bill, one support line', ours: true, multiple: false },
  ],
  note: `${starter.name} is ${starterPrice} a month plus usage and has all of this. ${multiple.price} is our own estimate for separate tools. Compare it with your bills.`,
}

/** Thirteen names and a text tile. */
export const platformIntegrations: IntegrationsContent = {
  title: 'Keep the accounts you already use.',
  text: 'Connect them on day one. What happens in them shows up on the customer’s record.',
  label: 'integrations',
  integrations: [
    { name: 'Gmail', icon: 'letter' },
    { name: 'Google Calendar', icon: 'calendar' },
    { name: 'Drive', icon: 'drive' },
    { name: 'Outlook', icon: 'tray' },
    { name: 'Teams', icon: 'people' },
    { name: 'OneDrive', icon: 'cloud' },
    { name: 'Zoom', icon: 'video' },
    { name: 'QuickBooks', icon: 'books' },
    { name: 'Shopify', icon: 'shop' },
    { name: 'Stripe', icon: 'card' },
    { name: 'PayPal', icon: 'coin' },
    { name: 'Zapier', icon: 'bolt' },
    { name: 'Calendly', icon: 'clock' },
  ],
  more: '& many many more',
}

export const platformTestimonialCarousel: TestimonialCarouselContent = {
  title: 'What owners say after switching',
  sampleNote: sampleNotes.quotes,
  label: 'Testimonials',
  subject: 'testimonials',
  slideLabel: (position, count) => `${position} of ${count}`,
  dotLabel: (position, count, businessType) =>
    `Testimonial ${position} of ${count}: ${businessType}`,
  ratingInWords: (stars) => `Rated ${stars} of 5`,
}

/** What is due today: nothing on a trial without a setup fee; with Shimzy, its setup and the first period. */
function firstOrder(planId: PlanId, billingPeriod: BillingPeriod): string {
  if (PLANS[planId].hasTrial) return `${TRIAL_DAYS}-day free trial, $0 due today`
  const due = formatUsd(dueTodayCents({ planId, billingPeriod, setupOption: 'shimzy' }))
  const setup = formatUsd(SETUP_OPTIONS.shimzy.feeCents)
  return `${due} due today: ${setup} setup plus the first ${billingPeriod === 'yearly' ? 'year' : 'month'}`
}

const HINTS: Partial<Record<PlanFeatureId, string>> = {
  consultation: `planning calls; on ${shimzy.name}, they’re part of the setup`,
  'mobile-app': `${starter.name} and ${business.name} work in your phone’s browser`,
}

function includedIn(plans: readonly PlanId[]): DifferenceRow['values'] {
  return {
    starter: plans.includes('starter'),
    business: plans.includes('business'),
    shimzy: plans.includes('shimzy'),
  }
}

const featureRows = DIFFERING_FEATURES.map(({ id, name, plans }): DifferenceRow => {
  return { name, values: includedIn(plans), hint: HINTS[id] }
})

const [aiMessage, aiVoice] = AI_USAGE_FEES

/** The setup fees of a plan, from the lowest. */
function setupFees(planId: PlanId): string {
  const fees = setupOptionsFor(planId).map(({ feeCents }) => formatUsd(feeCents))
  return [fees.slice(0, -1).join(', '), fees.at(-1)].filter(Boolean).join(' or ')
}

const chargedRows: readonly DifferenceRow[] = [
  {
    name: 'Setup',
    hint: 'one time, see below',
    values: {
      starter: setupFees('starter'),
      business: setupFees('business'),
      shimzy: setupFees('shimzy'),
    },
  },
  {
    name: 'Calls, texts and emails',
    hint: 'metered, on top of the plan',
    link: { label: 'View additional platform fees', to: 'platformFees' },
    values: {
      starter: 'Standard rates',
      business: `${percentBelowStarter('business')}% lower rates`,
      shimzy: `About ${percentBelowStarter('shimzy')}% lower rates`,
    },
  },
  {
    name: 'AI answers',
    hint: 'metered, on top of the plan',
    values: {
      starter: false,
      business: false,
      shimzy: `${formatFee(aiMessage.price)} a ${aiMessage.unit}, ${formatFee(aiVoice.price)} a ${aiVoice.unit}`,
    },
  },
]

/** How much Starter usage a month it takes until Business's lower rates pay for its higher price. */
const breakEvenCents =
  ((business.monthlyCents - starter.monthlyCents) * 100) / percentBelowStarter('business')

const exampleUsage = PLAN_IDS.map((id) => `${exampleMonth.sum(id)} on ${PLANS[id].name}`).join(', ')

const withoutWebsiteFee = formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)
const withWebsiteFee = formatUsd(SETUP_OPTIONS.assisted.feeCents)

const questions: readonly FaqEntry[] = [
  {
    question: 'Do I need a credit card?',
    answer: `Not for a trial that you set up yourself: nothing is due today. If we set it up for you, the setup fee (${withoutWebsiteFee}, or ${withWebsiteFee} with a website) is charged today. ${shimzy.name} has no trial, so its setup and first payment are charged today too.`,
  },
  {
    question: 'What does a setup include?',
    answer: `You pay for it once. On ${starter.name} and ${business.name}, setting it up yourself costs nothing: you follow our guides and call us if you get stuck. For ${withoutWebsiteFee}, we move your contacts, phone numbers, calendar and follow-ups. For ${withWebsiteFee}, you also get a new website and booking pages. ${shimzy.name} always comes with the AI setup, ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}: our AI specialists train it on your prices, hours and answers. Whenever we do the setup, it starts with a planning call. For Shimzy, we agree on a start date on that call.`,
  },
  {
    question: 'How do I cancel?',
    answer: `Email ${company.email} at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before your next billing date. A monthly plan has no minimum term. A yearly plan runs to the end of the year you paid for. You can cancel a trial on any day before it ends. A trial without a card ends by itself.`,
  },
  {
    question: 'What does usage come to?',
    answer: `Calls, texts and emails are metered and charged at the end of each billing cycle. Say you spend ${exampleMonth.inWords} in a month. That comes to ${exampleUsage}.`,
  },
  {
    question: `${starter.name} or ${business.name}?`,
    answer: `For a service firm it comes down to usage. On ${business.name}, calls, texts and emails cost ${percentBelowStarter('business')}% less. That pays for the extra ${formatUsd(business.monthlyCents - starter.monthlyCents)} once your usage would cost about ${formatUsd(breakEvenCents)} a month at ${starter.name} rates. Below that, ${starter.name} costs you less. Choose ${business.name} anyway if you want its courses, communities and affiliate manager.`,
  },
  {
    question: 'When can I start texting?',
    answer:
      'Once the phone carriers approve your business number (A2P 10DLC registration). That can take up to three weeks, longer than the trial, so start it on day one. Everything else works in the trial. Marketing texts also need each customer’s written consent (TCPA).',
  },
  {
    question: 'What about patient data?',
    answer:
      'If you run a clinic, ask us on a call whether we can sign a business associate agreement (BAA) for your account. Don’t put any patient data in until it’s signed.',
  },
  {
    question: 'What if something breaks?',
    answer: `${supportPromise.full} Uptime: ${CLAIMS.uptime.value}. ${CLAIMS.uptime.meaning}`,
  },
]

export const platformPricing: PricingContent = {
  title: 'Three plans, and what each one adds.',
  text: `All three share the same ${SHARED_FEATURES.length} features. ${starter.name} and ${business.name} are free for ${trialDays}.`,
  billingLegend: 'Billing period',
  yearlyNote: 'Get 2 Months Free, billed annually',
  planLegend: 'Plan',
  card: {
    featuredTag: 'Most Popular',
    per: { monthly: 'per month, plus usage', yearly: 'per year, plus usage' },
    firstOrder,
    buttons: { starter: 'Start Free Trial', business: 'Start Free Trial', shimzy: 'Get Started' },
  },
  differences: {
    caption: `What ${starter.name}, ${business.name} and ${shimzy.name} share and where they differ`,
    featureHeading: 'Feature',
    shared: {
      name: `In every plan: ${SHARED_FEATURES.length} features`,
      features: SHARED_FEATURES.map(({ name }) => name),
    },
    rows: [...featureRows, ...chargedRows],
    words: { included: 'Included', missing: 'Not included' },
  },
  questions: { title: 'Before you start', entries: questions },
}

export const platformJourney: JourneyContent = {
  title: 'From the first click to the paid deposit.',
  stages: [
    {
      id: 'generation',
      name: 'Lead generation',
      text: 'Calls, forms and chats each create a contact and note the ad it came from. You see which ads pay for themselves.',
    },
    {
      id: 'nurturing',
      name: 'Lead nurturing',
      text: 'The lead gets emails and, with consent, texts, and your team gets reminders to call, day by day until the lead answers. Then it all stops.',
    },
    {
      id: 'conversion',
      name: 'Lead conversion',
      text: 'Your customer books, signs the quote and pays the deposit on a phone, while they still want the job done.',
    },
  ],
}

export const platformClosing = {
  title: 'Try it with your\u00a0team.',
  text: `${business.name} is free for ${trialDays}, no credit card. Then ${formatUsd(business.monthlyCents)} a month plus usage, if you add a card.`,
  link: { label: 'Start Free Trial', to: { signUp: business.id } },
  demo: {
    text: `Want to see it first? A demo takes ${consultationMinutes}. ${freePlan.sentence}`,
    link: { label: 'Book a Free Demo', to: 'contact' },
  },
} as const satisfies {
  link: LinkContent
  demo: { text: string; link: LinkContent }
  [key: string]: unknown
}
