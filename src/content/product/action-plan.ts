import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { POPULAR_WEBSITE_OPTION, WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import { EXAMPLE_AVERAGE_JOB_CENTS, EXAMPLE_COMPANY, EXAMPLE_CREW } from '../example-company'

/** A row of the action plan: one problem, its fix, and what the fix should bring. */
export interface PlanRow {
  readonly found: string
  readonly fix: string
  /** What the fix costs in its first month, in words. */
  readonly cost: string
  /** What costs extra: 'plus usage'. */
  readonly extra?: string
  /** How long until the fix works. */
  readonly ready: string
  /** An estimate in calls, quotes or visits; never a promise. */
  readonly brings: string
}

const { starter } = PLANS
const { setupCents, hostingCents } = WEBSITE_OPTION_PRICES[POPULAR_WEBSITE_OPTION]

const saturdays: PlanRow = {
  found: 'Three of seven Saturday calls went unanswered',
  fix: `Forward Saturday calls to ${EXAMPLE_CREW.lead.name}, your crew lead`,
  cost: formatUsd(0),
  ready: '1 day',
  brings: 'About 1 more visit a week',
}

const quotes: PlanRow = {
  found: 'Nine quotes from January, and no follow-up',
  fix: `Follow up by email on the ${starter.name} plan, or by text if they agreed. You set\u00a0it\u00a0up`,
  cost: `${formatUsd(starter.monthlyCents)} a\u00a0month`,
  extra: 'plus usage',
  ready: '5 days',
  brings: 'About 3 replies',
}

const website: PlanRow = {
  found: 'Your site shows no prices and takes no bookings',
  fix: 'Five new pages, with your prices and open times to book',
  cost: `${formatUsd(setupCents)} down, ${formatUsd(hostingCents)} a\u00a0month`,
  ready: 'about 30 days',
  brings: 'About 2 more visits a week',
}

/** The one-page plan of the example company, as a client gets it after the free call. */
export const ACTION_PLAN = {
  title: `${EXAMPLE_COMPANY}, plan of February\u00a09`,
  labels: {
    found: 'We found',
    fix: 'Fix',
    cost: 'Cost',
    ready: 'Ready in',
    brings: 'Should bring',
  },
  rows: [saturdays, quotes, website],
  /** The crossed-out row: what the client should not buy. */
  crossedOut: { item: 'New logo', note: 'Keep yours.' },
  total: {
    label: 'First paid month',
    /** What the rows add up to, as `npm run check-content` confirms. */
    cents: starter.monthlyCents + setupCents + hostingCents,
    extra: 'plus usage',
    /** The amount that the total is compared with. */
    measure: `Your average job is ${formatUsd(EXAMPLE_AVERAGE_JOB_CENTS)}.`,
  },
  estimate: 'Estimates, from your call log and your quotes.',
  signedBy: 'Your consultant',
} as const
