import type { Fault } from '../stripe-stand-in/faults'
import type { SoakTally } from './soak-tally'
import type { MadeSessions, MetFaults } from './stand-in-connection'

/** Growth that the soak's own lists explain; a leak of 1 kB per request would be twice that. */
const HEAP_GROWTH_LIMIT_BYTES = 10 * 1024 * 1024

/** Faults after which a session may exist whose address no visitor has seen. */
const UNSEEN_SESSION_FAULTS: ReadonlySet<Fault> = new Set([
  'no-url',
  'higher-price',
  'wrong-interval',
  'wrong-currency',
  'slow',
  'hang',
  'cut-reply',
  'not-json',
])

function tagOf({ metadata }: MadeSessions[number]): string {
  return metadata['utm_content'] ?? ''
}

/** `['3 things']` where there are three, nothing where there are none. */
function some(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : []
}

function sessionViolations(tally: SoakTally, faults: MetFaults, sessions: MadeSessions): string[] {
  const tags = new Set(sessions.map(tagOf))
  const unseenKeys = new Set(
    faults
      .filter(({ fault }) => UNSEEN_SESSION_FAULTS.has(fault))
      .map(({ idempotencyKey }) => idempotencyKey),
  )
  const isExplained = (tag: string) =>
    tally.sessionIds.has(tag) || unseenKeys.has(tally.abandonedKeys.get(tag))
  const isOther = (session: MadeSessions[number]) => {
    const givenId = tally.sessionIds.get(tagOf(session))
    return givenId !== undefined && givenId !== session.id
  }
  const missing = [...tally.sessionIds.keys()].filter((tag) => !tags.has(tag))
  return [
    ...some(sessions.length - tags.size, 'sessions too many for the attempts they belong to'),
    ...some([...tags].filter((tag) => !isExplained(tag)).length, 'sessions for nobody'),
    ...some(sessions.filter(isOther).length, 'visitors were sent to another session than theirs'),
    ...some(missing.length, 'visitors were sent to no session at all'),
  ]
}

/**
 * Checks what must hold after any number of faults: one session per attempt that got through, none
 * without an attempt; no 5xx whose request met no fault; no growing memory.
 */
export function findViolations(
  tally: SoakTally,
  faults: MetFaults,
  sessions: MadeSessions,
  heapBytes: { readonly warm: number; readonly end: number },
): string[] {
  const faultyKeys = new Set(faults.map(({ idempotencyKey }) => idempotencyKey))
  const causeless = [...tally.failedKeys].filter((key) => !faultyKeys.has(key))
  const growthBytes = heapBytes.end - heapBytes.warm
  return [
    ...sessionViolations(tally, faults, sessions),
    ...some(causeless.length, 'requests failed without a fault'),
    ...some(Math.max(0, growthBytes - HEAP_GROWTH_LIMIT_BYTES), 'bytes of memory too many kept'),
  ]
}
