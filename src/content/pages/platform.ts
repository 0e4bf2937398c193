import { formatCount, formatUsd } from '../../shared/money'
import { DIFFERING_FEATURES, SHARED_FEATURES, type PlanFeatureId } from '../plan-features'
import { PLANS, TRIAL_DAYS, type BillingPeriod, type PlanId } from '../../shared/plans'
import { dueTodayCents } from '../../shared/pricing'
import { SETUP_OPTIONS, setupOptionsFor } from '../../shared/setup-options'
import { AI_USAGE_FEES, formatFee, percentBelowStarter, USAGE_FEES } from '../../shared/usage-fees'
import { company } from '../../site/company'
import { EXAMPLE_COMPANY } from '../example-company'
import type { FaqEntry } from '../types'
import {
  BUSINESS_TERMS,
  SALES_TAX,
  TRIAL_USAGE_CREDIT_CENTS,
  YEARLY_RENEWAL_DAYS,
} from '../business-terms'
import { CARRIER_FEES } from '../carrier-fees'
import { CLAIMS } from '../claims'
import { sampleNotes, supportPromise, textBackNote } from '../standing-copy'
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
  /** Follows each price. */
  readonly priceUnit: string
  /** What a cell says beside its mark. */
  readonly words: { readonly has: string; readonly separately: string; readonly lacks: string }
  readonly rows: readonly ComparisonRow[]
  /** What the two prices are, in words. */
  readonly note: string
}

interface Integration {
  readonly name: string
  /** What this kind of tool does, one stroke on 28 by 28; nobody's mark is copied. */
  readonly icon: string
  /** What comes over from it, in the invented company's words. */
  readonly arrives: string
}

interface IntegrationsContent {
  readonly title: string
  readonly text: string
  /** What moves, as its buttons name it: 'Pause integrations'. */
  readonly label: string
  readonly integrations: readonly Integration[]
  readonly more: string
}

/** The carousel's own texts, without the testimonials'. Positions count from one. */
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

/** What each plan's card says in addition to name, description and price. */
interface PlanCardContent {
  /** On the featured plan. */
  readonly featuredTag: string
  readonly per: Readonly<Record<BillingPeriod, string>>
  /** What is charged on the day of the order. */
  readonly firstOrder: (planId: PlanId, billingPeriod: BillingPeriod) => string
  /** What lower rates are worth, where a plan has them. */
  readonly rates: Partial<Readonly<Record<PlanId, string>>>
  /** Leads to what calls, texts and emails cost. */
  readonly usage: LinkContent
  readonly buttons: Readonly<Record<PlanId, string>>
}

/** A row of the table of differences: per plan a text, or whether it is included. */
export interface DifferenceRow {
  readonly name: string
  readonly hint?: string
  readonly link?: LinkContent
  /** What folds open below the name. */
  readonly features?: readonly string[]
  readonly values: Readonly<Record<PlanId, string | boolean>>
}

/** The table below the plan cards: one row for what all plans share, then what differs. */
interface PlanDifferencesContent {
  /** The table in one sentence, for assistive technology. */
  readonly caption: string
  readonly featureHeading: string
  readonly rows: readonly DifferenceRow[]
  /** What one plan alone brings, in a block of its own: it is no missing piece of the others. */
  readonly only: {
    readonly title: string
    readonly items: readonly { readonly name: string; readonly text: string }[]
  }
  readonly words: { readonly included: string; readonly missing: string }
}

interface PricingContent {
  readonly title: string
  readonly text: string
  /** Names the choice between monthly and annual for assistive technology. */
  readonly billingLegend: string
  readonly yearlyNote: string
  /** How a yearly plan goes on and ends. */
  readonly renewal: string
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
  title: 'Calls, texts, quotes and reviews in one login.',
  lead: `Plus your leads, calendar, invoices and website. For service businesses, clinics and studios in and around ${company.cities.frisco} and ${company.cities.prosper}.`,
  link: { label: 'Start Free Trial', to: { signUp: starter.id } },
  more: { label: 'Compare the plans', to: { route: 'platform', hash: 'pricing' } },
  price: {
    before: 'From',
    figure: starterPrice,
    unit: 'a month',
    note: `Plus usage. For example, ${exampleMonth.inShort} cost ${exampleMonth.withRegistration} a month, with the phone carriers’ fee.`,
  },
  note: `${trialDays} free, no credit card. Cancel a monthly plan any time; a yearly one renews each year.`,
} as const satisfies { link: LinkContent; more: LinkContent; [key: string]: unknown }

export const platformStats: readonly Stat[] = [
  CLAIMS.toolsReplaced,
  CLAIMS.timeSaved,
  CLAIMS.support,
  CLAIMS.unifiedSolution,
].map(({ value, label, meaning }) => ({ figure: value, label, meaning }))

export const platformStatsNote = 'Our own figures, not independently checked; results differ.'

export const platformFeatures: FeatureTabsContent = {
  title: 'One record for every customer.',
  note: `These screens are examples. ${EXAMPLE_COMPANY} isn’t a real company.`,
  label: 'Platform features',
  tabs: [
    {
      id: 'crm',
      label: 'CRM',
      features: [
        {
          name: 'Contacts that save themselves',
          text: 'A call, a form or a chat creates the contact and notes where it came from. Nobody retypes a phone number.',
        },
        {
          name: 'Pipelines with a next step',
          text: 'Every deal has a stage. Deals without a next step go to the top of your morning list.',
        },
        {
          name: 'Booking calendar',
          text: 'Customers pick an open time on your website or from a text. They get a reminder the day before and again on the morning of the visit, by text if they agreed to texts, otherwise by email.',
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
          text: 'The day after a job, your customer gets a link to your Google Business Profile: by text if they agreed to texts, otherwise by email. You reply from the same screen.',
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
          text: 'Calls, texts, emails, website chat, Facebook and Instagram show up in one thread per customer.',
        },
        {
          name: 'Missed-call text-back',
          text: `Can’t pick up, day or night? The caller gets one text back, once the carriers approve your number. ${textBackNote}`,
        },
        {
          name: 'Recorded calls',
          text: 'Make and take calls on your business number. Recordings are kept with the customer’s record. With call recording on, tell callers; some states require everyone’s consent.',
        },
        {
          name: 'Shimzy, the AI assistant',
          text: 'On the Shimzy plan, it answers calls, emails, texts and chats around the clock and hands you the booked visit.',
        },
      ],
    },
  ],
}

/**
 * The two prices are prescribed copy: ours is Starter with a light month of usage, theirs our own estimate. The
 * plans' own prices are in src/shared/plans.ts.
 */
const ours = { name: 'Our platform', price: '$199' }
const multiple = { name: 'Multiple tools', price: '$500+' }

/** How many emails make up the difference between Starter's price and the comparison's. */
const LIGHT_MONTH_EMAILS = 500

export const platformComparison: ComparisonContent = {
  title: 'One provider instead of several.',
  caption: `${ours.name} at ${ours.price} a month compared with ${multiple.name.toLowerCase()} at ${multiple.price} a month`,
  featureHeading: 'What you get',
  ours,
  multiple,
  priceUnit: '/mo',
  words: { has: 'Included', separately: 'Costs extra', lacks: 'Needs connecting' },
  rows: [
    { feature: 'One record for each customer', ours: true, multiple: false },
    { feature: 'Calls, texts and emails in one thread, plus usage', ours: true, multiple: false },
    { feature: 'Booking with reminders', ours: true, multiple: true },
    { feature: 'Review requests', ours: true, multiple: true },
    { feature: 'Website, funnels and forms', ours: true, multiple: true },
    { feature: 'Automation from first click to invoice', ours: true, multiple: false },
    { feature: 'Reports across all of it', ours: true, multiple: false },
  ],
  note: `${ours.price} is ${starter.name} at ${starterPrice} with a light month of usage: about ${LIGHT_MONTH_EMAILS} emails, no calls or texts. With ${exampleMonth.inShort}, it’s ${exampleMonth.starterTotal} a month, including the carriers’ ${formatUsd(CARRIER_FEES.registrationMonthlyCents)}, plus ${formatUsd(CARRIER_FEES.registrationOnceCents)} once to register with them. ${multiple.price} is our own estimate for the separate tools. Some businesses pay less, so add up your own bills first.`,
}

/** Thirteen names and a text tile. */
export const platformIntegrations: IntegrationsContent = {
  title: 'Keep the accounts you already use.',
  text: 'Connect them on day one. What happens in them shows up on the customer’s record.',
  label: 'integrations',
  integrations: [
    {
      name: 'Gmail',
      icon: 'M4 7.5h20v13H4Zm.5.8L14 15.5l9.5-7.2',
      arrives: 'A reply lands in Joan’s record.',
    },
    {
      name: 'Google Calendar',
      icon: 'M5 6.5h18v17H5Zm0 5.5h18M9.5 4v4.5m9-4.5v4.5M10 17.5h4',
      arrives: 'Thursday at 10:00 is taken in both.',
    },
    {
      name: 'Drive',
      icon: 'M4 22V7h7l2.5 3H24v12Zm0-8h20',
      arrives: 'The HOA letter is on the job’s record.',
    },
    {
      name: 'Outlook',
      icon: 'M4 16 8 6.5h12L24 16v6.5H4Zm0 0h6c.5 4 7.5 4 8 0h6',
      arrives: 'The supplier’s email finds its job.',
    },
    {
      name: 'Teams',
      icon: 'M10 13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-7 13-7 13 0m1.5-9.5a3 3 0 1 0 0-6m2 8.5c3 .5 4.5 3 4.5 7',
      arrives: 'A booked visit pings the crew.',
    },
    {
      name: 'OneDrive',
      icon: 'M8.5 21.5a4.7 4.7 0 0 1-.5-9.4 6.5 6.5 0 0 1 12.4 1.4 4.1 4.1 0 0 1-.4 8Z',
      arrives: 'Before and after photos, by customer.',
    },
    {
      name: 'Zoom',
      icon: 'M3.5 8h14v12h-14Zm14 5 7-4v10l-7-4',
      arrives: 'A video visit gets its own link.',
    },
    {
      name: 'QuickBooks',
      icon: 'M5 5.5h5v17H5Zm5 0h5v17h-5Zm5.5 1 4.5-1.5 5 16.5-4.5 1.5Z',
      arrives: 'A paid invoice is entered for you.',
    },
    {
      name: 'Shopify',
      icon: 'M5 11v11.5h18V11M3.5 11 6 5.5h16l2.5 5.5c-1 3.5-5.5 3.5-7 0-1 3.5-6 3.5-7 0-1.5 3.5-6 3.5-7 0Z',
      arrives: 'An order adds the buyer to your contacts.',
    },
    {
      name: 'Stripe',
      icon: 'M3.5 7h21v14.5h-21Zm0 5h21M7 17.5h5',
      arrives: 'The deposit shows up on the quote.',
    },
    {
      name: 'PayPal',
      icon: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19ZM12 18.5v-9h3a2.7 2.7 0 0 1 0 5.4h-3',
      arrives: 'Her payment shows up on the invoice.',
    },
    {
      name: 'Zapier',
      icon: 'M16 3.5 6 16h7l-1.5 8.5L22 11.5h-7Z',
      arrives: 'Apps without a connection come in through it.',
    },
    {
      name: 'Calendly',
      icon: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19Zm0-15V14l4 2.5',
      arrives: 'Old booking links keep working.',
    },
  ],
  more: '& many many more',
}

export const platformTestimonialCarousel: TestimonialCarouselContent = {
  title: 'After switching',
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
  if (PLANS[planId].hasTrial) {
    return `${TRIAL_DAYS}-day free trial, $0 due today if you set it up yourself.`
  }
  const due = formatUsd(dueTodayCents({ planId, billingPeriod, setupOption: 'shimzy' }))
  const setup = formatUsd(SETUP_OPTIONS.shimzy.feeCents)
  return `${due} due today: ${setup} setup plus the first ${billingPeriod === 'yearly' ? 'year' : 'month'}.`
}

const HINTS: Partial<Record<PlanFeatureId, string>> = {
  'mobile-app': `${starter.name} and ${business.name} work in your phone’s browser`,
}

function includedIn(plans: readonly PlanId[]): DifferenceRow['values'] {
  return {
    starter: plans.includes('starter'),
    business: plans.includes('business'),
    shimzy: plans.includes('shimzy'),
  }
}

const isOnlyWithShimzy = (id: PlanFeatureId) => id === 'shimzy' || id === 'dedicated-manager'

/** The features that Starter or Business goes without. The free consultation is free for everyone. */
const featureRows = DIFFERING_FEATURES.filter(
  ({ id }) => id !== 'consultation' && !isOnlyWithShimzy(id),
).map(({ id, name, plans }): DifferenceRow => {
  return { name, values: includedIn(plans), hint: HINTS[id] }
})

const [aiMessage, aiVoice] = AI_USAGE_FEES
const [, , textMessageFee] = USAGE_FEES

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
    hint: 'metered, in addition to the plan',
    link: { label: 'View additional platform fees', to: 'platformFees' },
    values: {
      starter: 'Standard rates',
      business: `${percentBelowStarter('business')}% lower rates`,
      shimzy: `About ${percentBelowStarter('shimzy')}% lower rates`,
    },
  },
]

/** What only Shimzy includes, with what it costs to use. */
const onlyWithShimzy = DIFFERING_FEATURES.filter(({ id }) => isOnlyWithShimzy(id)).map(
  ({ id, name }) => ({
    name,
    text:
      id === 'shimzy'
        ? `Answers calls, emails, texts and chats. Metered, on top of the call or text itself: ${formatFee(aiMessage.price)} a ${aiMessage.unit}, ${formatFee(aiVoice.price)} a ${aiVoice.unit}.`
        : BUSINESS_TERMS.dedicatedManager.text,
  }),
)

/** How much Starter usage a month it takes until Business's lower rates pay for its higher price. */
const breakEvenCents =
  ((business.monthlyCents - starter.monthlyCents) * 100) / percentBelowStarter('business')

/** The same in text segments, to the nearest hundred. */
const breakEvenTexts =
  Math.round((breakEvenCents * 100) / textMessageFee.prices.starter / 100) * 100

const withoutWebsiteFee = formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)
const withWebsiteFee = formatUsd(SETUP_OPTIONS.assisted.feeCents)

const questions: readonly FaqEntry[] = [
  {
    question: 'Do I need a credit card?',
    answer: `Not at first, if you set it up yourself. You need one to text, to use more than ${formatUsd(TRIAL_USAGE_CREDIT_CENTS)} of calls and emails, or to keep the plan. If we set it up, the setup fee is charged to a card today, and the plan from day ${TRIAL_DAYS + 1} unless you cancel first. ${shimzy.name} has no trial: its setup and first month or year are charged today.`,
  },
  {
    question: 'What does a setup include?',
    answer: `For ${withoutWebsiteFee}, we move your contacts, calendar and follow-ups, even from a paper notebook, and connect your phone numbers. For ${withWebsiteFee}, you also get a new website and booking pages. ${BUSINESS_TERMS.setupTime.text} ${BUSINESS_TERMS.setupRefund.text}`,
  },
  {
    question: `How does ${shimzy.name} start?`,
    answer: `It always comes with the AI setup, ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}. Our AI specialists train it on your prices, hours and answers, and we agree on the day it starts answering. ${BUSINESS_TERMS.shimzyStart.text} ${BUSINESS_TERMS.shimzyRefund.text}`,
  },
  {
    question: 'Who can use it, and who hears about leads?',
    answer: `${BUSINESS_TERMS.users.text} ${BUSINESS_TERMS.leadAlerts.text} ${BUSINESS_TERMS.boughtLeads.text}`,
  },
  {
    question: 'Can I keep my phone number?',
    answer: `${BUSINESS_TERMS.keepNumber.text} ${BUSINESS_TERMS.yourNumbers.text} ${BUSINESS_TERMS.numbers.text}`,
  },
  {
    question: `${starter.name} or ${business.name}?`,
    answer: `${starter.name}, unless you sell online courses or a paid community. ${BUSINESS_TERMS.switching.text}`,
  },
  {
    question: 'When can I start texting?',
    answer: `Once the phone carriers approve your business number (A2P 10DLC registration). That can take up to three weeks, longer than the trial, so start it on day one. ${BUSINESS_TERMS.carrierFiling.text} Registration needs a card, which also pays for the plan from day ${TRIAL_DAYS + 1} unless you cancel first. ${BUSINESS_TERMS.carrierFees.text} Until you’re approved, reminders and follow-ups go out by email. Automated marketing texts also need each customer’s written consent (TCPA), and in Texas you may have to register with the state first (SB 140).`,
  },
  {
    question: 'What if the carriers take longer or refuse?',
    answer: `${BUSINESS_TERMS.trialExtension.text} ${BUSINESS_TERMS.carrierRefusal.text}`,
  },
  {
    question: 'Do you sign a HIPAA agreement?',
    answer: `${BUSINESS_TERMS.baa.text} ${BUSINESS_TERMS.baaScope.text}`,
  },
  {
    question: `What does ${shimzy.name} tell my callers?`,
    answer: `${BUSINESS_TERMS.assistantDisclosure.text} ${BUSINESS_TERMS.spanish.text}`,
  },
  {
    question: 'What if something breaks?',
    answer: `${supportPromise.short} Uptime: ${CLAIMS.uptime.value}. ${CLAIMS.uptime.meaning}`,
  },
]

export const platformPricing: PricingContent = {
  title: 'Start small, add what you need.',
  text: `All three share the same ${SHARED_FEATURES.length} features. ${starter.name} and ${business.name} are free for ${trialDays}. ${SALES_TAX}`,
  billingLegend: 'Billing period',
  yearlyNote: 'Get 2 Months Free, billed annually',
  renewal: `An annual plan renews each year until you cancel by email. We remind you ${YEARLY_RENEWAL_DAYS} days before.`,
  planLegend: 'Plan',
  card: {
    featuredTag: 'Most Popular',
    per: { monthly: 'per month', yearly: 'per year' },
    firstOrder,
    rates: {
      business: `${percentBelowStarter('business')}% off calls, texts and emails. If you only text, the discount covers the extra ${formatUsd(business.monthlyCents - starter.monthlyCents)} at about ${formatCount(breakEvenTexts)} texts a month.`,
    },
    usage: { label: 'plus usage', to: 'platformFees' },
    buttons: { starter: 'Start Free Trial', business: 'Start Free Trial', shimzy: 'Get Started' },
  },
  differences: {
    caption: `What ${starter.name}, ${business.name} and ${shimzy.name} share and where they differ`,
    featureHeading: 'Feature',
    rows: [
      {
        name: `In every plan: ${SHARED_FEATURES.length} features`,
        features: SHARED_FEATURES.map(({ name }) => name),
        values: { starter: true, business: true, shimzy: true },
      },
      ...featureRows,
      ...chargedRows,
    ],
    only: { title: `Only with ${shimzy.name}`, items: onlyWithShimzy },
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
      text: 'Every call, form and chat creates a contact and notes where it came from. You see which ads pay for themselves.',
    },
    {
      id: 'nurturing',
      name: 'Lead nurturing',
      text: 'The lead gets emails (and texts, with consent). Your team gets call reminders. When the lead answers, it all stops.',
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
  text: `${starter.name} is free for ${trialDays}, no credit card. Once you add one, you pay for usage, carrier registration if you text (${formatUsd(CARRIER_FEES.registrationOnceCents)} once, ${formatUsd(CARRIER_FEES.registrationMonthlyCents)} a month) and, from day ${TRIAL_DAYS + 1}, ${starterPrice} a month, unless you cancel first.`,
  link: { label: 'Start Free Trial', to: { signUp: starter.id } },
  demo: {
    text: 'Want to see it first? We’ll show you around in 30 minutes.',
    link: { label: 'Book a Free Demo', to: 'contact' },
  },
} as const satisfies {
  link: LinkContent
  demo: { text: string; link: LinkContent }
  [key: string]: unknown
}
