import { formatCount } from '../../../shared/money'
import { PLAN_IDS, PLANS } from '../../../shared/plans'
import { textTable } from '../text-table'
import type { ReportOptions } from './options'
import { hasNoCampaign, type Report, type ReportRow } from './report'

const SOURCES = {
  live: 'Stripe, live mode',
  test: 'Stripe, TEST MODE: no real money',
  fake: 'Fake Stripe: a rehearsal, no real money',
} as const
type ReportSource = keyof typeof SOURCES

/** A column's title in the table, its name in CSV, and its figure. */
type Column = readonly [title: string, name: string, of: (row: ReportRow) => number]

const COUNTS: readonly Column[] = [
  ['Sign-ups', 'sign_ups', (row) => row.signUps],
  ['In trial', 'in_trial', (row) => row.inTrial],
  ['Converted', 'converted', (row) => row.converted],
  ['Canceled', 'canceled', (row) => row.canceled],
  ['Other', 'other', (row) => row.other],
  ...PLAN_IDS.map((id): Column => [PLANS[id].name, id, ({ plans }) => plans[id]]),
]
const AMOUNTS: readonly Column[] = [
  ['Revenue/month', 'monthly_revenue_usd', (row) => row.monthlyRevenueCents / 100],
  ['Setup fees', 'setup_fees_usd', (row) => row.setupFeeCents / 100],
]
const COLUMNS = [...COUNTS, ...AMOUNTS]

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The values of a row, with `missing` in place of null. */
function labels(row: ReportRow, by: ReportOptions['by'], missing: string): string[] {
  const [only, ...others] = by
  const isOther = others.length === 0 && only !== 'utm_campaign'
  const nothing = isOther ? `(no ${only})` : '(no campaign)'
  if (hasNoCampaign(row)) return row.values.map((_, index) => (index === 0 ? nothing : ''))
  return row.values.map((value) => value ?? missing)
}

/** One line with the source of the figures and the period. */
export function heading(source: ReportSource, { since, until, by }: ReportOptions): string {
  const days = [since && `since ${since}`, until && `until ${until}`].filter(Boolean).join(' ')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const period = days === '' ? 'all time' : `${days} (${timeZone})`
  return `Campaign report: ${SOURCES[source]}; ${period}; by ${by.join(', ')}`
}

const NOTES = [
  'Converted subscriptions are active or past due. Other ones are unpaid, paused or incomplete.',
  'Revenue/month is what converted subscriptions pay now, before discounts and taxes. A yearly plan counts',
  'one twelfth. Each figure is rounded to the cent once, so rows can differ from the total by some cents.',
  'Visits are not known: Stripe sees finished checkouts only.',
]

/** A line about the checkouts that do not count; none if all count. */
export function leftOutNote({ leftOut }: Report): string[] {
  const note = `Not counted: ${formatCount(leftOut)}, made by another site or not in US dollars.`
  return leftOut > 0 ? [note] : []
}

/** The report for the terminal. */
export function tableOutput(figures: Report, { by }: ReportOptions): string {
  const { rows, totals } = figures
  const cells = (row: ReportRow) => [
    ...COUNTS.map(([, , of]) => formatCount(of(row))),
    ...AMOUNTS.map(([, , of]) => USD.format(of(row))),
  ]
  const titles = [...by, ...COLUMNS.map(([title]) => title)]
  const lines = rows.map((row) => [...labels(row, by, '–'), ...cells(row)])
  const total = [...by.map((_, index) => (index === 0 ? 'Total' : '')), ...cells(totals)]
  const report =
    rows.length === 0
      ? ['There are no finished sign-ups in this period.']
      : [...textTable(titles, lines, by.length, total), '', ...NOTES]
  return [...report, ...leftOutNote(figures)].join('\n')
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
  const titles = [...by, ...COLUMNS.map(([, name]) => name)]
  const rows = report.rows.map((row) => [
    ...labels(row, by, '').map(csvText),
    ...COUNTS.map(([, , of]) => of(row)),
    ...AMOUNTS.map(([, , of]) => of(row).toFixed(2)),
  ])
  return [titles, ...rows].map((cells) => cells.join(',')).join('\r\n')
}

/** The report as JSON. Amounts are whole cents, and a missing value is null. */
export function jsonOutput(report: Report, source: ReportSource, options: ReportOptions): string {
  const { by, since = null, until = null } = options
  const named = ({ values, ...figures }: ReportRow) => ({
    ...Object.fromEntries(values.map((value, index) => [String(by[index]), value])),
    ...figures,
  })
  const totals = named(report.totals)
  return JSON.stringify(
    { source, since, until, by, rows: report.rows.map(named), totals, leftOut: report.leftOut },
    null,
    2,
  )
}
