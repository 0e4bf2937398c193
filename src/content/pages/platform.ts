import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS, type BillingPeriod, type PlanId } from '../../shared/plans'
import type { ClosingCallContent, LinkContent } from '../types'

/** A figure with what it counts (spec section 1, marketing claims). */
export interface Stat {
  readonly figure: string
  readonly label: string
}

/** The tabs of the platform's features in their order; the first is shown first (spec section 4). */
export const FEATURE_TAB_IDS = ['crm', 'marketing', 'communication'] as const
export type FeatureTabId = (typeof FEATURE_TAB_IDS)[number]

export interface FeatureTab {
  readonly id: FeatureTabId
  readonly label: string
  readonly features: readonly { readonly name: string; readonly text: string }[]
}

/** The features in tabs, of which the first is shown until another is chosen. */
export interface FeatureTabsContent {
  readonly title: string
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

export interface ComparisonContent {
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

export interface IntegrationsContent {
  readonly title: string
  readonly text: string
  /** What moves, as its buttons name it: 'Pause integrations'. */
  readonly label: string
  readonly integrations: readonly Integration[]
  readonly more: string
}

/** What the carousel of testimonials says besides them. Positions count from one. */
export interface TestimonialCarouselContent {
  readonly title: string
  /** Names the carousel for assistive technology. */
  readonly label: string
  /** What moves, as the pause button names it. */
  readonly subject: string
  readonly slideLabel: (position: number, count: number) => string
  readonly dotLabel: (position: number, count: number, businessType: string) => string
  readonly ratingInWords: (stars: number) => string
}

/** What each plan's column says besides name, price and features. */
export interface PlanColumnContent {
  /** Stands on the featured plan. */
  readonly featuredTag: string
  readonly per: Readonly<Record<BillingPeriod, string>>
  readonly withTrial: string
  readonly withoutTrial: string
  readonly missing: (feature: string) => string
}

export interface PricingContent {
  readonly title: string
  /** Names the choice between monthly and annual for assistive technology. */
  readonly billingLegend: string
  readonly yearlyNote: string
  readonly column: PlanColumnContent
  readonly buttons: Readonly<Record<PlanId, string>>
  readonly note: string
  readonly feesLink: LinkContent
}

export interface JourneyContent {
  readonly title: string
  readonly stages: readonly {
    readonly id: 'generation' | 'nurturing' | 'conversion'
    readonly name: string
    readonly text: string
    readonly points: readonly string[]
  }[]
}

const trialDays = `${TRIAL_DAYS} days`

export const platformHero = {
  title: 'Fifty tools out. One platform in.',
  lead: `Contacts, calls, texts, email, booking, reviews, website and reports behind one login, from ${formatUsd(PLANS.starter.monthlyCents)} a month.`,
  button: 'Start Free Trial',
  note: `${trialDays} free. No credit card, no contract.`,
} as const

export const platformStats: readonly Stat[] = [
  { figure: '50+', label: 'tools replaced' },
  { figure: '85%', label: 'time saved' },
  { figure: '24/7', label: 'support' },
  { figure: '1', label: 'unified solution' },
]

export const platformFeatures: FeatureTabsContent = {
  title: 'One record per customer. The\u00a0whole\u00a0team works from it.',
  label: 'Platform features',
  tabs: [
    {
      id: 'crm',
      label: 'CRM',
      features: [
        {
          name: 'Records that open themselves',
          text: 'A call, a form, a chat or an ad click creates the contact with its source. Nobody types a number twice.',
        },
        {
          name: 'Pipelines with a next step',
          text: 'Every deal stands in a stage and carries a date. The ones without a date head the morning list.',
        },
        {
          name: 'Booking calendar',
          text: 'Customers pick an open time from your site or from a text. The reminder goes out the night before.',
        },
        {
          name: 'Quotes and invoices',
          text: 'Send the quote from the truck, have it signed on a phone and take the deposit with it.',
        },
      ],
    },
    {
      id: 'marketing',
      label: 'Marketing',
      features: [
        {
          name: 'Email and text campaigns',
          text: 'Write once, choose who gets it, and count the visits it booked instead of the opens.',
        },
        {
          name: 'Review requests',
          text: 'The day after a job the customer gets one text with one link to your listing. You reply from the same screen.',
        },
        {
          name: 'Social planner',
          text: 'A month of Facebook and Instagram posts leaves from one calendar, also while you are on site.',
        },
        {
          name: 'Pages, funnels and blogs',
          text: 'Build the page, its form and the follow-up behind it in one place, without a plug-in in between.',
        },
      ],
    },
    {
      id: 'communication',
      label: 'Communication',
      features: [
        {
          name: 'One inbox for six channels',
          text: 'Calls, texts, emails, website chat, Facebook and Instagram messages line up in one thread per customer.',
        },
        {
          name: 'Missed-call text-back',
          text: 'Nobody free? The caller has a text within seconds and can pick a time from it.',
        },
        {
          name: 'Calls with a record',
          text: 'Call and be called on your business number. Recordings stay with the customer, so no promise hangs on memory.',
        },
        {
          name: 'Shimzy, the AI assistant',
          text: 'On the Shimzy plan it takes calls, emails, texts and chats around the clock and hands you the booked visit.',
        },
      ],
    },
  ],
}

/** The two prices are copy and stay as the specification states them (decisions.md 7). */
const ours = { name: 'Our platform', price: '$199' }
const multiple = { name: 'Multiple tools', price: '$500+' }

export const platformComparison: ComparisonContent = {
  title: 'Fifty subscriptions, or one line on the bill.',
  caption: `${ours.name} at ${ours.price} a month compared with ${multiple.name.toLowerCase()} at ${multiple.price} a month`,
  featureHeading: 'What you get',
  ours,
  multiple,
  priceUnit: '/mo',
  words: { has: 'Included', separately: 'Sold separately', lacks: 'Not possible' },
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
}

/** Thirteen names and a text tile (spec section 3, Integration tile). */
export const platformIntegrations: IntegrationsContent = {
  title: 'Keep the accounts that work.',
  text: 'Connect them on the first day. What happens in them lands on the customer’s record.',
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
  title: 'What owners say after moving in',
  label: 'Testimonials',
  subject: 'testimonials',
  slideLabel: (position, count) => `${position} of ${count}`,
  dotLabel: (position, count, businessType) =>
    `Testimonial ${position} of ${count}: ${businessType}`,
  ratingInWords: (stars) => `Rated ${stars} of 5`,
}

export const platformPricing: PricingContent = {
  title: 'Two weeks free. Then one price to plan with.',
  billingLegend: 'Billing period',
  yearlyNote: 'Get 2 Months Free on annual',
  column: {
    featuredTag: 'Most Popular',
    per: { monthly: 'per month', yearly: 'per year' },
    withTrial: `${TRIAL_DAYS}-day free trial`,
    withoutTrial: 'starts today',
    missing: (feature) => `No ${feature.charAt(0).toLowerCase()}${feature.slice(1)}`,
  },
  buttons: { starter: 'Start Free Trial', business: 'Start Free Trial', shimzy: 'Get Started' },
  note: 'No credit card for the trial, no contract afterwards, 99.9% uptime. Calls, texts and emails are charged by use.',
  feesLink: { label: 'View additional platform fees', to: 'platformFees' },
}

export const platformJourney: JourneyContent = {
  title: 'From the first click to the paid deposit.',
  stages: [
    {
      id: 'generation',
      name: 'Lead generation',
      text: 'Ads, pages, chat and phone each open a record with its source, so you see which of them earn their money.',
      points: [
        'Landing pages and forms',
        'Live chat on your website',
        'Source kept on every record',
      ],
    },
    {
      id: 'nurturing',
      name: 'Lead nurturing',
      text: 'Texts, emails and call reminders go out day by day until somebody answers, and stop when they do.',
      points: [
        'Text and email sequences',
        'Reminders for your own calls',
        'Stops at the first reply',
      ],
    },
    {
      id: 'conversion',
      name: 'Lead conversion',
      text: 'Time, quote, signature and deposit fit into one visit on a phone, while the customer still wants it done.',
      points: ['Online booking', 'Quotes signed on a phone', 'Deposits and invoices'],
    },
  ],
}

export const platformClosing: ClosingCallContent = {
  title: 'See it run on your own leads.',
  text: 'A demo of 30 to 45 minutes with your services, your prices and your questions. You decide afterwards.',
  links: [{ label: 'Book a Free Demo', to: 'contact' }],
}

const bannerPlan = PLANS.business

export const platformBanner = {
  planId: bannerPlan.id,
  title: `Put the whole team on ${bannerPlan.name} for ${trialDays}.`,
  button: 'Start Free Trial',
  note: `No credit card. ${formatUsd(bannerPlan.monthlyCents)} a month if you stay.`,
} as const
