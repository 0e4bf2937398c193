import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { changedPrice } from '../../src/dev/stripe-stand-in/prices'
import { startStripeStandIn } from '../../src/dev/stripe-stand-in/start-stripe-stand-in'
import { startCommand } from '../support/start-command'

const TSX = path.resolve('node_modules/.bin/tsx')
const VERIFY_PRICES = path.resolve('src/commands/verify-prices.ts')

const standIn = await startStripeStandIn()
afterAll(() => standIn.close())

/** A folder in which a local site has noted where its stand-in answers. */
let folder: string

beforeEach(async () => {
  standIn.state.reset()
  folder = await mkdtemp(path.join(tmpdir(), 'verify-prices-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function noteStandIn(): Promise<void> {
  await mkdir(path.join(folder, '.cache'))
  await writeFile(path.join(folder, '.cache/stripe-stand-in'), standIn.url)
}

function verifyPrices(settings: Record<string, string> = {}) {
  return startCommand(TSX, [VERIFY_PRICES], {
    cwd: folder,
    settings: { STRIPE_SECRET_KEY: '', STRIPE_API_BASE: '', ...settings },
  }).untilEnded()
}

test('without a key the running stand-in is asked, and the first line says so', async () => {
  await noteStandIn()
  const { output, exitCode } = await verifyPrices()
  expect(output.split('\n')[0]).toBe('Stripe stand-in: a rehearsal, no real prices')
  expect(output.match(/as shown/g)).toHaveLength(6)
  expect(exitCode).toBe(0)
})

test('a price that was raised at the stand-in is found', async () => {
  await noteStandIn()
  const { prices } = standIn.state
  const price = prices.get('price_shimzy_monthly')
  if (price === undefined) throw new Error('The stand-in lacks a price')
  prices.set(price.id, changedPrice(price, { unit_amount: price.unit_amount + 1 }))
  const { output, exitCode } = await verifyPrices()
  expect(output).toMatch(/price_shimzy_monthly .*CHARGES MORE/)
  expect(exitCode).toBe(1)
})

test('without a key and a stand-in the missing settings are named', async () => {
  const { output, exitCode } = await verifyPrices()
  expect(output).toContain('STRIPE_SECRET_KEY is missing')
  expect(exitCode).toBe(1)
})

test('with a key the stand-in is not asked', async () => {
  await noteStandIn()
  const { output, exitCode } = await verifyPrices({
    STRIPE_SECRET_KEY: ['sk', 'test', 'abc'].join('_'),
  })
  expect(output).toContain('STRIPE_PRICE_STARTER_MONTHLY is missing')
  expect(standIn.state.requests).toEqual([])
  expect(exitCode).toBe(1)
})
