import { formatUsd, type Cents } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import {
  POPULAR_WEBSITE_OPTION,
  SERVICE_STARTING_PRICES,
  WEBSITE_OPTION_PRICES,
} from '../../site/service-prices'
import {
  EXAMPLE_AVERAGE_JOB_CENTS,
  EXAMPLE_COMPANY,
  EXAMPLE_CREW,
  EXAMPLE_OTHERS,
} from '../example-company'
import { CARRIER_FEES } from '../carrier-fees'
import { PORTAL_WITH_ALLOWANCES_CENTS } from '../services/full-stack'
import { freePlan } from '../standing-copy'
import type { LinkContent } from '../types'

/** What a fix costs in US cents: once, each month, or both. */
interface PlanCost {
  readonly onceCents?: Cents
  readonly monthlyCents?: Cents
  /** Whether the price is the lowest one, before a quote. */
  readonly isStarting?: true
  /** What comes on top: 'plus usage'. */
  readonly extra?: string
}

/** A row of the action plan: one problem, its fix, and what the fix should bring. */
export interface PlanRow {
  /** Whose row it is, if not the example company's. */
  readonly company?: string
  readonly found: string
  readonly fix: string
  readonly cost: PlanCost
  /** How long until the fix works. */
  readonly ready: string
  /** What comes later. */
  readonly note?: string
  /** An estimate in calls, quotes or visits; never a promise. */
  readonly brings: string
}

/** The service pages, each with a row of its own. */
export type PlannedService = Exclude<
  keyof typeof SERVICE_STARTING_PRICES,
  'platform' | 'vehicleLettering' | 'customerPortal'
>

const { starter, business } = PLANS
const { setupCents, hostingCents } = WEBSITE_OPTION_PRICES[POPULAR_WEBSITE_OPTION]

const startingAt = (service: keyof typeof SERVICE_STARTING_PRICES): PlanCost => {
  const { cents, per } = SERVICE_STARTING_PRICES[service]
  return per === 'month'
    ? { monthlyCents: cents, isStarting: true }
    : { onceCents: cents, isStarting: true }
}

const onPlatform = `plus ${starter.name}, ${formatUsd(starter.monthlyCents)} a\u00a0month`

/** What each service would fix for the example company. Every service page ends with its own row. */
export const SERVICE_PLAN_ROWS: Readonly<Record<PlannedService, PlanRow>> = {
  searchMarketing: {
    found: 'Your ads for cedar fences lead to the home page',
    fix: 'One page for cedar, with the price per foot and a number to tap',
    cost: { ...startingAt('searchMarketing'), extra: 'plus ad budget' },
    ready: '7 days',
    brings: 'About 4 more quote requests a month',
  },
  socialMedia: {
    found: 'Your ads show a stock photo of a fence you didn’t build',
    fix: `A morning of video at one of ${EXAMPLE_CREW.lead.name}’s jobs, cut into the first ads`,
    cost: { ...startingAt('socialMedia'), extra: 'plus ad budget' },
    ready: '7 days',
    brings: 'About 6 more quote requests a month',
  },
  seo: {
    found: '“Fence company Frisco” shows you on page two',
    fix: 'Your Business Profile filled in, then a page for each town you work in',
    cost: startingAt('seo'),
    ready: '30 days for the profile',
    note: 'the first town’s page in month 2',
    brings: 'More calls from search, usually in 3 to 6 months',
  },
  email: {
    found: '310 past customers, and no email to them since 2024',
    fix: 'One spring offer to stain the fence, sent in three groups',
    cost: { ...startingAt('email'), extra: `${onPlatform} and usage` },
    ready: '21 days',
    brings: 'About 8 staining requests by May',
  },
  text: {
    company: EXAMPLE_OTHERS.vet.name,
    found: 'Of 120 visits in February, 14 were no-shows',
    fix: 'A text the day before: C confirms, R picks another time',
    cost: { ...startingAt('text'), extra: `${onPlatform}, usage and carrier registration` },
    ready: '21 days',
    note: 'with the carriers’ review',
    brings: 'About 9 more kept visits a month',
  },
  website: {
    found: 'On a phone, your number is four taps away',
    fix: 'Five new pages, with your number and a short form on each',
    cost: { onceCents: setupCents, monthlyCents: hostingCents },
    ready: 'about 30 days',
    brings: 'About 2 more calls a week',
  },
  brandDesign: {
    found: 'The second truck is white from bumper to bumper',
    fix: 'Lettering with the logo you have, ready for the sign shop',
    cost: { ...startingAt('vehicleLettering'), extra: 'plus printing' },
    ready: '21 days',
    brings: 'A few calls a month from the streets you work on',
  },
  onlineCourseCreation: {
    found: `${EXAMPLE_CREW.owner.name} trains every new hire for two weeks`,
    fix: 'Ten short lessons that train your new hires and that other crews can buy',
    cost: {
      ...startingAt('onlineCourseCreation'),
      extra: `plus ${business.name}, ${formatUsd(business.monthlyCents)} a\u00a0month and usage`,
    },
    ready: '30 days',
    brings: `A week of ${EXAMPLE_CREW.owner.name}’s time back with each hire`,
  },
  fullStack: {
    company: EXAMPLE_OTHERS.builder.name,
    found: 'Buyers pick tile and doors by email, and two allowances ran over',
    fix: 'A customer portal where buyers choose, see what is left and sign',
    cost: {
      onceCents: PORTAL_WITH_ALLOWANCES_CENTS,
      isStarting: true,
      extra: 'without the texts, plus hosting',
    },
    ready: 'about eight weeks',
    brings: 'About 6 office hours a week back',
  },
}

const saturdays: PlanRow = {
  found: 'Three of seven Saturday calls went unanswered',
  fix: `Forward Saturday calls to ${EXAMPLE_CREW.lead.name}, your crew lead`,
  cost: {},
  ready: '1 day',
  brings: 'About 1 more visit a week',
}

const quotes: PlanRow = {
  found: 'Nine quotes from January, and no follow-up',
  fix: `Follow-up by email, or text if they agreed, on the ${starter.name} plan. You set it up`,
  cost: { monthlyCents: starter.monthlyCents, extra: 'plus usage' },
  ready: '5 days',
  note: 'texts in up to 3 weeks, once carriers approve',
  brings: 'About 3 replies',
}

/** What a row costs in its first month, in US cents. */
export function firstMonthCents({ onceCents = 0, monthlyCents = 0 }: PlanCost): Cents {
  return onceCents + monthlyCents
}

/** A cost in words: 'from $750 a month', '$600 down, $50 a month', '$0'. */
export function costText({ onceCents, monthlyCents, isStarting }: PlanCost): string {
  const parts = [
    onceCents !== undefined &&
      `${formatUsd(onceCents)} ${monthlyCents === undefined ? 'once' : 'down'}`,
    monthlyCents !== undefined && `${formatUsd(monthlyCents)} a\u00a0month`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return formatUsd(0)
  return `${isStarting === true ? 'from ' : ''}${parts.join(', ')}`
}

const rows: readonly PlanRow[] = [saturdays, quotes, SERVICE_PLAN_ROWS.searchMarketing]

const totalCents = rows.reduce((sum, { cost }) => sum + firstMonthCents(cost), 0)

/** The one-page plan of the example company, as a client gets it after the free call. */
export const ACTION_PLAN = {
  title: `${EXAMPLE_COMPANY}, plan of February\u00a09`,
  /** Above a single row, on the page of its service. */
  rowTitle: (company: string) => `What we’d tell ${company}`,
  labels: {
    found: 'We found',
    fix: 'Fix',
    cost: 'Cost',
    ready: 'Ready in',
    brings: 'Should bring',
  },
  rows,
  /** The row struck out: what the client should not buy. */
  crossedOut: { item: 'New logo', note: 'Keep yours.' },
  total: {
    label: 'First paid month from',
    cents: totalCents,
    extra: `plus usage, ad budget and, for texts, carrier registration: ${formatUsd(CARRIER_FEES.registrationOnceCents)} once and ${formatUsd(CARRIER_FEES.registrationMonthlyCents)} a month`,
    /** What the total is measured against. */
    measure: `Your average job is ${formatUsd(EXAMPLE_AVERAGE_JOB_CENTS)}.`,
  },
  estimate: 'Estimates, from your call log and your quotes.',
  signedBy: 'Your consultant',
} as const

/** The home page's second section: what a free call leaves the visitor with. */
export const ACTION_PLAN_SECTION = {
  title: 'Your free call gets you one page like this.',
  text: `Within one business day of your free call, it’s in your email. ${freePlan.sentence}`,
  link: { label: 'Book a Free Consultation', to: 'contact' },
} as const satisfies { title: string; text: string; link: LinkContent }
