import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_COMPANY, EXAMPLE_CUSTOMER } from '../example-company'

interface Deal {
  readonly name: string
  readonly note: string
  /** Shown on the right: the time of arrival, or the value of the job. */
  readonly at?: string
  readonly cents?: Cents
}

/** A stage of the pipeline with its deals. */
export interface Lane {
  readonly name: string
  readonly deals: readonly Deal[]
}

const open: readonly Lane[] = [
  {
    name: 'New lead',
    deals: [
      { name: 'Carla Mendes', note: 'Google Ads', at: '8:41' },
      { name: 'Will Archer', note: 'Referral link', at: '7:55' },
    ],
  },
  {
    name: 'Visit booked',
    deals: [
      { name: EXAMPLE_CUSTOMER, note: 'Thu 10:00' },
      { name: 'Ben Okafor', note: 'Fri 8:30' },
    ],
  },
  {
    name: 'Quote sent',
    deals: [
      { name: 'Elena Ruiz', note: 'Opened twice', cents: 1_460_000 },
      { name: 'The Hendersons', note: 'Call at 9:00', cents: 530_000 },
      { name: 'Priya Nair', note: 'Sent today', cents: 910_000 },
    ],
  },
]

const won: Lane = {
  name: 'Won',
  deals: [
    { name: 'Oak Hollow HOA', note: 'Deposit paid', cents: 975_000 },
    { name: 'Sam Lindqvist', note: 'Review requested', cents: 615_000 },
    { name: 'Grace Kim', note: 'Posts on Monday', cents: 690_000 },
  ],
}

const sumOf = (lanes: readonly Lane[]): Cents =>
  lanes.flatMap(({ deals }) => deals).reduce((sum, { cents = 0 }) => sum + cents, 0)

const sums = [
  { name: 'Open', cents: sumOf(open) },
  { name: 'Won this month', cents: sumOf([won]) },
] as const

/** An example week of an invented fence company, with its sums. */
export const pipelineBoard = {
  frame: {
    label: `Example: a pipeline board. ${[
      ...[...open, won].map(({ name, deals }) => `${name}: ${deals.length}`),
      ...sums.map(({ name, cents }) => `${name}: ${formatUsd(cents)}`),
    ].join('. ')}.`,
    tabs: ['Pipeline', 'Inbox', 'Calendar', 'Reviews'],
    note: EXAMPLE_COMPANY,
  },
  lanes: [...open, won],
  won,
  sums,
} as const
