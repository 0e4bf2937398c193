import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { malformedSettings } from '../../../src/node/settings'
import { startFakeStripe } from '../../../src/node/dev/fake-stripe/start-fake-stripe'
import { PLAN_IDS } from '../../../src/shared/plans'
import { monthlyPrice, yearlyPrice } from '../../support/figures'
import { startScript } from '../../support/start-command'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

/** Where a command runs, with a copy of .env.example, as README.md says. */
let folder: string

beforeEach(() => {
  folder = temporaryFolder({ '.env': readFileSync('.env.example', 'utf8') })
})

const run = (name: string) =>
  startScript(`src/node/commands/${name}.ts`, [], {
    cwd: folder,
    settings: { ENV_FILES: undefined },
  }).untilEnded()

test('a copy of .env.example has no setting that stops a build', () => {
  expect(malformedSettings(loadEnv('production', folder, ''))).toEqual([])
})

test.each([
  ['launch-check', /VITE_SITE_URL/],
  ['campaign-report', /^STRIPE_SECRET_KEY is not set.*npm start/],
  ['verify-prices', /STRIPE_SECRET_KEY is missing/],
  ['new', /^Usage: npm run new -- article "Title"\n$/],
])('with a copy of .env.example npm run %s says what is to be done', async (name, said) => {
  const { output, exitCode } = await run(name)
  expect(output).toMatch(said)
  expect(output).not.toMatch(/Malformed|Error/)
  expect(exitCode).toBe(1)
})

test('a running fake Stripe is asked for its six prices, and the output says what that proves', async () => {
  const fakeStripe = await startFakeStripe()
  onTestFinished(() => fakeStripe.close())
  // As a local site does when it starts its fake Stripe.
  writeFiles(folder, { '.cache/fake-stripe': fakeStripe.url })
  const { output, exitCode } = await run('verify-prices')
  expect(output.split('\n')[0]).toBe('Fake Stripe: a rehearsal, no real prices')
  expect(output).toMatch(/This proves nothing about the live prices.*\n$/)
  const prices = PLAN_IDS.flatMap((id) => [
    `${monthlyPrice(id)} per month`,
    `${yearlyPrice(id)} per year`,
  ])
  const rows = output.split('\n').filter((line) => line.startsWith('STRIPE_PRICE_'))
  expect(rows.map((row) => row.split(/ {2,}/).slice(2))).toEqual(
    prices.map((price) => [price, price, 'as shown']),
  )
  expect(exitCode).toBe(0)
})

test('settings are read as a build reads them, and a live key needs no SITE_URL: .env.local wins over .env', async () => {
  const key = ['sk', 'live', 'abc'].join('_')
  const settings = ['STRIPE_PRICE_STARTER_MONTHLY=prod_1', `STRIPE_SECRET_KEY=${key}`]
  writeFiles(folder, { '.env.local': settings.join('\n') })
  const { output, exitCode } = await run('verify-prices')
  expect(output).toMatch(/^(?!.*SITE_URL).*STRIPE_PRICE_STARTER_MONTHLY is not a price id/s)
  expect(exitCode).toBe(1)
})
