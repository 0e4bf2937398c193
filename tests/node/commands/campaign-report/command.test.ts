import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseOptions } from '../../../../src/node/commands/campaign-report/options'
import { heading } from '../../../../src/node/commands/campaign-report/output'
import { FAKE_STRIPE_KEY } from '../../../../src/node/dev/fake-stripe/environment'
import { startReportRig } from '../../../support/report-rig'

const { fakeStripe, report, run, seed } = await startReportRig()
afterAll(() => fakeStripe.close())

beforeEach(() => {
  fakeStripe.state.reset()
  seed({})
})

const noFakeStripe = async () => undefined

test('without a key, the fake Stripe of a running site or of STRIPE_API_BASE is asked', async () => {
  const { exitCode, stdout } = await run([])
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^Campaign report: Fake Stripe: a rehearsal, no real money; all time/)
  const variables = { STRIPE_API_BASE: fakeStripe.url }
  expect((await run([], { variables, findFakeStripe: noFakeStripe })).stdout).toBe(stdout)
})

test('the first line says live mode or test mode', () => {
  const options = parseOptions(['--since', '2026-10-01'])
  expect(heading('live', options)).toMatch(/^Campaign report: Stripe, live mode; since 2026-10-01/)
  expect(heading('test', options)).toMatch(/TEST MODE: no real money/)
})

test.each(['--csv', '--json'])('the heading of %s does not end up in the file', async (format) => {
  const { stdout, stderr } = await run([format])
  expect(stdout).not.toContain('Campaign report')
  expect(stderr).toContain('Campaign report: Fake Stripe')
})

const key = (...parts: string[]) => parts.join('_')

test.each([
  ['no key', {}, /^STRIPE_SECRET_KEY is not set.*npm start/],
  [
    'a key that Stripe does not accept',
    { STRIPE_SECRET_KEY: key('rk', 'test', 'other'), STRIPE_API_BASE: fakeStripe.url },
    /^Stripe does not accept STRIPE_SECRET_KEY\.$/,
  ],
  ['a publishable key', { STRIPE_SECRET_KEY: key('pk', 'live', 'abc') }, /^STRIPE_SECRET_KEY is /],
  [
    'a live key over plain http',
    { STRIPE_SECRET_KEY: key('rk', 'live', 'abc'), STRIPE_API_BASE: fakeStripe.url },
    /^STRIPE_API_BASE /,
  ],
  [
    'no address',
    { STRIPE_SECRET_KEY: FAKE_STRIPE_KEY, STRIPE_API_BASE: 'localhost:12111' },
    /^STRIPE_API_BASE is /,
  ],
])('%s is answered with one line that does not quote the key', async (_name, variables, line) => {
  const { exitCode, stdout, stderr } = await run([], { variables, findFakeStripe: noFakeStripe })
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(line)
  expect(stderr).not.toMatch(/rk_|pk_/)
})

test('for a key without the permission, one line names the one that Stripe asks for', async () => {
  fakeStripe.state.faults.add('http-403', 1, 'list')
  const { stderr } = await run([])
  expect(stderr).toMatch(/read access to Checkout Sessions and Subscrip/)
  expect(stderr).toContain('rak_checkout_session_read')
  expect(stderr).not.toMatch(/rk_test|acct_/)
})

test.each([
  ['--by campaign', "--by does not know 'campaign'"],
  ['--by utm_source,,utm_term', "--by does not know ''"],
  ['--since 2026-02-30', '--since takes a day such as 2026-10-01'],
  ['--until yesterday', '--until takes a day such as 2026-10-01'],
  ['--since 2026-10-02 --until 2026-10-01', 'is after --until'],
  ['--csv --json', 'not both'],
  ['--sinse 2026-10-01', "Unknown option '--sinse'"],
  [
    'october',
    "Unexpected argument 'october'. npm keeps options for itself unless `--` is in front",
  ],
])('%s is answered with one line', async (args, line) => {
  const { exitCode, stdout, stderr } = await run(args.split(' '))
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(line)
  expect(stderr).not.toContain('\n')
})

test('options that npm kept for itself are named', async () => {
  // `npm run campaign-report --json`, without the two dashes.
  const { exitCode, stderr } = await run([], { variables: { npm_config_json: 'true' } })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^--json did not arrive\. npm keeps options for itself unless `--`/)
})

test('the report can go to a file, without its heading', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.csv')
  const { stdout, stderr } = await run(['--csv', '--out', file])
  expect(stdout).toBe('')
  expect(stderr).toContain(`Written to ${file}.`)
  expect(await readFile(file, 'utf8')).toMatch(/^utm_campaign,sign_ups,/)
  await rm(folder, { recursive: true })
})

test('every page of checkouts is read', async () => {
  seed(...Array.from({ length: 349 }, () => ({})))
  expect((await report()).totals.signUps).toBe(350)
})

test.each([
  ['http-429', 'rate_limit'],
  ['http-503', 'StripeAPIError'],
  ['cut-reply', 'StripeConnectionError'],
  ['drop', 'StripeConnectionError'],
  ['not-json', 'StripeAPIError'],
] as const)('when %s happens on a later page, one line replaces the table', async (fault, name) => {
  seed(...Array.from({ length: 349 }, () => ({})))
  fakeStripe.state.faults.add(fault, 2, 'list', 2)
  const { exitCode, stdout, stderr } = await run([])
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(`could not list the checkouts (${name}`)
})
