import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeStripe } from '../../../src/node/dev/fake-stripe/start-fake-stripe'
import { startCommand } from '../../support/start-command'

const TSX = path.resolve('node_modules/.bin/tsx')
const VERIFY_PRICES = path.resolve('src/node/commands/verify-prices.ts')

const fakeStripe = await startFakeStripe()
afterAll(() => fakeStripe.close())

/** A folder in which a local site has noted where its fake Stripe answers. */
let folder: string

beforeEach(async () => {
  fakeStripe.state.reset()
  folder = await mkdtemp(path.join(tmpdir(), 'verify-prices-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function noteFakeStripe(): Promise<void> {
  await mkdir(path.join(folder, '.cache'))
  await writeFile(path.join(folder, '.cache/fake-stripe'), fakeStripe.url)
}

function verifyPrices(settings: Record<string, string> = {}) {
  return startCommand(TSX, [VERIFY_PRICES], {
    cwd: folder,
    settings: { ENV_FILES: undefined, ...settings },
  }).untilEnded()
}

test('with a copy of .env.example the running fake Stripe is asked, and the output says what that proves', async () => {
  await noteFakeStripe()
  await copyFile('.env.example', path.join(folder, '.env'))
  const { output, exitCode } = await verifyPrices()
  expect(output.split('\n')[0]).toBe('Fake Stripe: a rehearsal, no real prices')
  expect(output).toMatch(/This proves nothing about the live prices.*\n$/)
  expect(output.match(/as shown/g)).toHaveLength(6)
  expect(exitCode).toBe(0)
})

test('settings are read as a build reads them: .env.local wins over .env', async () => {
  await noteFakeStripe()
  const key = ['sk', 'test', 'abc'].join('_')
  await writeFile(path.join(folder, '.env'), 'STRIPE_PRICE_STARTER_MONTHLY=prod_1')
  await writeFile(path.join(folder, '.env.local'), `STRIPE_SECRET_KEY=${key}`)
  const { output, exitCode } = await verifyPrices()
  expect(output).toContain('STRIPE_PRICE_STARTER_MONTHLY is not a price id')
  expect(output).not.toContain('Fake Stripe')
  expect(exitCode).toBe(1)
})

test('without a key and a fake Stripe the missing settings are named', async () => {
  const { output, exitCode } = await verifyPrices()
  expect(output).toContain('STRIPE_SECRET_KEY is missing')
  expect(exitCode).toBe(1)
})
