import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseOptions } from '../../../../src/node/commands/campaign-report/options'
import { heading } from '../../../../src/node/commands/campaign-report/output'
import { FAKE_STRIPE_KEY } from '../../../../src/node/dev/fake-stripe/environment'
import { startReportRig } from '../../../support/report-rig'

const { fakeStripe, run, seed } = await startReportRig()
afterAll(() => fakeStripe.close())

beforeEach(() => {
  fakeStripe.state.reset()
  seed({})
})

test('without a key, the fake Stripe of a running site', async () => {
  const { exitCode, stdout } = await run([])
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^Campaign report: Fake Stripe: a rehearsal, no real money; all time/)
})

test('without a key, the fake Stripe that STRIPE_API_BASE names', async () => {
  const { stdout } = await run([], {
    variables: { STRIPE_API_BASE: fakeStripe.url },
    findFakeStripe: async () => undefined,
  })
  expect(stdout).toContain('Fake Stripe')
})

test('without a key and without a fake Stripe, one line says what to do', async () => {
  const { exitCode, stdout, stderr } = await run([], { findFakeStripe: async () => undefined })
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(/^STRIPE_SECRET_KEY is not set.*npm start/)
})

test('the first line says live mode or test mode', () => {
  const options = parseOptions(['--since', '2026-10-01'])
  expect(heading('live', options)).toMatch(/^Campaign report: Stripe, live mode; since 2026-10-01/)
  expect(heading('test', options)).toMatch(/TEST MODE: no real money/)
})

test('the heading of CSV and JSON does not end up in the file', async () => {
  for (const format of ['--csv', '--json']) {
    const { stdout, stderr } = await run([format])
    expect(stdout).not.toContain('Campaign report')
    expect(stderr).toContain('Campaign report: Fake Stripe')
  }
})

test('a key that Stripe does not accept is named, and not quoted', async () => {
  const key = ['rk', 'test', 'other'].join('_')
  const variables = { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: fakeStripe.url }
  const { exitCode, stderr } = await run([], { variables })
  expect(exitCode).toBe(1)
  expect(stderr).toBe('Stripe does not accept STRIPE_SECRET_KEY.')
})

test('for a key without the permission, one line names the one that Stripe asks for', async () => {
  fakeStripe.state.faults.add('http-403', 1, 'list')
  const { stderr } = await run([])
  expect(stderr).toMatch(/read access to Checkout Sessions and Subscrip/)
  expect(stderr).toContain('rak_checkout_session_read')
  expect(stderr).not.toMatch(/rk_test|acct_/)
})

test.each([
  ['a publishable key', ['pk', 'live', 'abc'].join('_'), fakeStripe.url],
  ['a live key over plain http', ['rk', 'live', 'abc'].join('_'), fakeStripe.url],
  ['no address', FAKE_STRIPE_KEY, 'localhost:12111'],
])('%s is refused before anything is sent', async (_name, key, base) => {
  const variables = { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base }
  expect(await run([], { variables })).toMatchObject({ exitCode: 1, stdout: '' })
  expect(fakeStripe.state.requests).toEqual([])
})

test.each([
  [['--by', 'campaign'], "--by does not know 'campaign'"],
  [['--by', 'utm_source,,utm_term'], "--by does not know ''"],
  [['--since', '2026-02-30'], '--since takes a day such as 2026-10-01'],
  [['--until', 'yesterday'], '--until takes a day such as 2026-10-01'],
  [['--since', '2026-13-01'], '--since takes a day'],
  [['--since', '2026-10-02', '--until', '2026-10-01'], 'is after --until'],
  [['--csv', '--json'], 'not both'],
  [['--sinse', '2026-10-01'], "Unknown option '--sinse'"],
  [
    ['october'],
    "Unexpected argument 'october'. npm keeps options for itself unless `--` is in front",
  ],
])('%j is answered with one line', async (args, line) => {
  const { exitCode, stdout, stderr } = await run(args)
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
