import { afterAll, expect, test } from 'vitest'
import { runSoak } from '../../../src/build/soak/run-soak'
import { startStripeStandIn } from '../../../src/build/stripe-stand-in/start-stripe-stand-in'

const TEST_TIMEOUT_MS = 60_000

const standIn = await startStripeStandIn()
afterAll(() => standIn.close())

test(
  'a small soak with a third of faults holds, and stops by itself',
  async () => {
    const { tally, faults, sessions, violations } = await runSoak(standIn, {
      requests: 150,
      concurrency: 16,
      faultRate: 0.3,
      seed: 3,
      maxDurationMs: TEST_TIMEOUT_MS,
    })
    expect(violations).toEqual([])
    expect(faults.length).toBeGreaterThan(20)
    expect(tally.requests).toBeGreaterThanOrEqual(150)
    expect(tally.sessionIds.size).toBe(tally.visitors)
    expect(sessions).toBeGreaterThanOrEqual(tally.visitors)
  },
  TEST_TIMEOUT_MS,
)

test('a soak that takes too long is stopped and says so', async () => {
  const { violations } = await runSoak(standIn, {
    requests: 1_000,
    concurrency: 1,
    faultRate: 0,
    seed: 1,
    maxDurationMs: 1,
  })
  expect(violations).toContain('The run took too long and was stopped')
})
