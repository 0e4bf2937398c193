import { expect, test } from 'vitest'
import { findViolations, runSoak, SoakLog } from '../../../src/dev/soak/run-soak'

const TEST_TIMEOUT_MS = 60_000

test(
  'with a fault in a third of the calls every visitor still subscribes, each in one session',
  async () => {
    const { log, faults, sessions, violations } = await runSoak({
      requests: 150,
      concurrency: 16,
      faultRate: 0.3,
      seed: 3,
    })
    expect(violations).toEqual([])
    expect(faults.length).toBeGreaterThan(20)
    expect(log.requests).toBeGreaterThanOrEqual(150)
    expect(log.sessionIds.size).toBe(log.visitors)
    expect(sessions.length).toBeGreaterThanOrEqual(log.visitors)
  },
  TEST_TIMEOUT_MS,
)

const session = (id: string, tag: string) => ({ id, metadata: { utm_content: tag } })

/** Visitor 0 succeeded at once; visitor 1 gave up an attempt and succeeded with the next. */
function seen(): SoakLog {
  const log = new SoakLog()
  log.sessionIds.set('0-1', 'a').set('1-2', 'b')
  log.abandonedKeys.set('1-1', 'key-1')
  log.failedKeys.add('key-1')
  return log
}

const REFUSED = [{ fault: 'http-401', idempotencyKey: 'key-1' }] as const
const SESSIONS = [session('a', '0-1'), session('b', '1-2')]

test('one session for each attempt that succeeded is right', () => {
  expect(findViolations(seen(), REFUSED, SESSIONS)).toEqual([])
})

test('a lost reply explains the session of an attempt that was given up', () => {
  const lost = [{ fault: 'cut-reply', idempotencyKey: 'key-1' }] as const
  expect(findViolations(seen(), lost, [...SESSIONS, session('c', '1-1')])).toEqual([])
})

test.each([
  ['two sessions of one attempt', [...SESSIONS, session('c', '0-1')]],
  ['a session of no attempt', [...SESSIONS, session('c', '9-1')]],
  ['a session of an attempt that was refused', [...SESSIONS, session('c', '1-1')]],
  ['a visitor sent to no session', [session('a', '0-1')]],
])('%s is found', (_name, sessions) => {
  expect(findViolations(seen(), REFUSED, sessions)).not.toEqual([])
})

test('a failure without a fault is found', () => {
  expect(findViolations(seen(), [], SESSIONS)).toEqual(['1 requests failed without a fault'])
})
