import { formatCount } from '../../shared/count'
import type { Cents } from '../../shared/money'
import { PLAN_IDS, PLANS } from '../../shared/plans'
import { textTable, type Column } from '../text-table'
import type { ReportOptions } from './options'
import type { Figures, Report, ReportRow } from './report'

/** Where the sessions come from. */
export type ReportSource = 'live' | 'test' | 'stand-in'

const SOURCES: Readonly<Record<ReportSource, string>> = {
  live: 'Stripe, live mode',
  test: 'Stripe, TEST MODE: no real money',
  'stand-in': 'Stripe stand-in: a rehearsal, no real money',
}

/** What stands for sign-ups without any of the parameters, and for one parameter that is missing. */
const NO_CAMPAIGN = '(no campaign)'
const MISSING = '–'

/** Longest value in the table. CSV and JSON have values whole. */
const CELL_MAX_CHARS = 40

const COUNTS = [
  { title: 'Sign-ups', name: 'sign_ups', of: ({ signUps }: Figures) => signUps },
  { title: 'In trial', name: 'in_trial', of: ({ inTrial }: Figures) => inTrial },
  { title: 'Converted', name: 'converted', of: ({ converted }: Figures) => converted },
  { title: 'Canceled', name: 'canceled', of: ({ canceled }: Figures) => canceled },
  { title: 'Other', name: 'other', of: ({ other }: Figures) => other },
  ...PLAN_IDS.map((planId) => ({
    title: PLANS[planId].name,
    name: planId,
    of: ({ plans }: Figures) => plans[planId],
  })),
]

const AMOUNTS = [
  {
    title: 'Revenue/month',
    name: 'monthly_revenue_usd',
    of: ({ monthlyRevenueCents }: Figures) => monthlyRevenueCents,
  },
  {
    title: 'Setup fees',
    name: 'setup_fees_usd',
    of: ({ setupFeeCents }: Figures) => setupFeeCents,
  },
]

/** Cents from 0 on as dollars with two decimals: `1234567` → `12345.67`. */
function decimals(cents: Cents, dollars: (whole: number) => string = String): string {
  const rest = cents % 100
  return `${dollars((cents - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

function isBare({ values }: ReportRow): boolean {
  return values.every((value) => value === null)
}

/** The values of a row, with words for what is missing. */
function labels(row: ReportRow, missing: string): string[] {
  if (isBare(row)) return row.values.map((_, index) => (index === 0 ? NO_CAMPAIGN : ''))
  return row.values.map((value) => value ?? missing)
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= CELL_MAX_CHARS
    ? text
    : `${characters.slice(0, CELL_MAX_CHARS - 1).join('')}…`
}

function period({ since, until }: ReportOptions): string {
  if (since === undefined && until === undefined) return 'all time'
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const days =
    since === undefined
      ? `until ${until}`
      : until === undefined
        ? `since ${since}`
        : `${since} to ${until}`
  return `${days} (${timeZone})`
}

/** One line that says where the figures come from and what they cover. */
export function heading(source: ReportSource, options: ReportOptions): string {
  return `Campaign report: ${SOURCES[source]}; ${period(options)}; by ${options.by.join(', ')}`
}

const NOTES = [
  'Converted subscriptions are active or past due. Other ones are unpaid, paused or incomplete.',
  'Revenue/month is what converted subscriptions pay now, before discounts and taxes. A yearly plan counts',
  'one twelfth. Each figure is rounded to the cent once, so rows can differ from the total by some cents.',
  'Visits are not known: Stripe sees finished checkouts only.',
]

function leftOutNote({ leftOut }: Report): string[] {
  if (leftOut === 0) return []
  const checkouts =
    leftOut === 1 ? '1 finished checkout' : `${formatCount(leftOut)} finished checkouts`
  return [`Not counted: ${checkouts} that this site did not make, or not in US dollars.`]
}

/** The report for the terminal. */
export function tableOutput(report: Report, { by }: ReportOptions): string {
  if (report.rows.length === 0) {
    return ['There are no finished sign-ups in this period.', ...leftOutNote(report)].join('\n')
  }
  const columns: Column[] = [
    ...by.map((title) => ({ title })),
    ...[...COUNTS, ...AMOUNTS].map(({ title }) => ({ title, align: 'right' as const })),
  ]
  const cells = (row: Figures) => [
    ...COUNTS.map(({ of }) => formatCount(of(row))),
    ...AMOUNTS.map(({ of }) => `$${decimals(of(row), formatCount)}`),
  ]
  const rows = report.rows.map((row) => [...labels(row, MISSING).map(shortened), ...cells(row)])
  const total = [...by.map((_, index) => (index === 0 ? 'Total' : '')), ...cells(report.totals)]
  return [...textTable(columns, rows, total), '', ...NOTES, ...leftOutNote(report)].join('\n')
}

/** What a spreadsheet would run as a formula at the start of a cell (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/** A text as a CSV field (RFC 4180). A quote in front makes a spreadsheet take a formula as text. */
function csvText(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The rows as CSV. There is no line of totals, so that a sum over a column is right. */
export function csvOutput(report: Report, { by }: ReportOptions): string {
  const titles = [...by, ...[...COUNTS, ...AMOUNTS].map(({ name }) => name)]
  const rows = report.rows.map((row) => [
    ...labels(row, '').map(csvText),
    ...COUNTS.map(({ of }) => String(of(row))),
    ...AMOUNTS.map(({ of }) => decimals(of(row))),
  ])
  return [titles, ...rows].map((cells) => cells.join(',')).join('\r\n')
}

/** The report as JSON. Amounts are whole cents, and a missing value is null. */
export function jsonOutput(report: Report, source: ReportSource, options: ReportOptions): string {
  const { by, since = null, until = null } = options
  const rows = report.rows.map(({ values, ...figures }) => ({
    ...Object.fromEntries(by.map((name, index) => [name, values[index] ?? null])),
    ...figures,
  }))
  const { totals, leftOut } = report
  // Visits are not known to Stripe.
  return JSON.stringify({ source, since, until, by, rows, totals, leftOut, visits: null }, null, 2)
}
