import { expect, test } from 'vitest'
import { findViolations } from '../../../src/build/soak/find-violations'
import { SoakTally } from '../../../src/build/soak/soak-tally'

const HEAP = { warm: 20_000_000, end: 21_000_000 }

const session = (id: string, tag: string) => ({
  id,
  status: 'open',
  url: `http://127.0.0.1/pay/${id}`,
  metadata: { utm_content: tag },
})

/** Visitor 0 got through at once; visitor 1 gave up an attempt and got through with the next. */
function tally(): SoakTally {
  const seen = new SoakTally()
  seen.sessionIds.set('0-1', 'a').set('1-2', 'b')
  seen.abandonedKeys.set('1-1', 'key-1')
  seen.failedKeys.add('key-1')
  return seen
}

const FAULTS = [{ fault: 'http-401' as const, idempotencyKey: 'key-1' }]
const SESSIONS = [session('a', '0-1'), session('b', '1-2')]

test('one session per attempt that got through is as it should be', () => {
  expect(findViolations(tally(), FAULTS, SESSIONS, HEAP)).toEqual([])
})

test('the session of an abandoned attempt is explained by a reply that got lost', () => {
  const lost = [{ fault: 'cut-reply' as const, idempotencyKey: 'key-1' }]
  expect(findViolations(tally(), lost, [...SESSIONS, session('c', '1-1')], HEAP)).toEqual([])
})

test.each([
  ['two sessions of one attempt', [...SESSIONS, session('c', '0-1')]],
  ['a session for nobody', [...SESSIONS, session('c', '9-1')]],
  ['a session of an attempt that a refusal ended', [...SESSIONS, session('c', '1-1')]],
  ['a visitor sent to no session', [session('a', '0-1')]],
])('%s is found', (_name, sessions) => {
  expect(findViolations(tally(), FAULTS, sessions, HEAP)).not.toEqual([])
})

test('a failure without a fault is found', () => {
  expect(findViolations(tally(), [], SESSIONS, HEAP)).toEqual(['1 requests failed without a fault'])
})

test('memory that grows is found', () => {
  const grown = { ...HEAP, end: HEAP.warm + 30_000_000 }
  expect(findViolations(tally(), FAULTS, SESSIONS, grown)).toHaveLength(1)
})
