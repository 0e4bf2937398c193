import { createCheckoutHandler } from '../../../api/checkout/checkout-handler'
import { randomFrom } from '../../tools/random'
import { sessionJson } from '../stripe-stand-in/checkout-sessions'
import { FAULTS, type Fault } from '../stripe-stand-in/faults'
import { standInCheckout } from '../stripe-stand-in/environment'
import type { ReceivedRequest } from '../stripe-stand-in/stand-in-state'
import { startStripeStandIn } from '../stripe-stand-in/start-stripe-stand-in'
import { signUp, SoakLog } from './sign-up'

const SITE_URL = 'https://www.site.example'

/** Long enough for a busy machine, short enough that replies that hang do not hold up the run. */
const STRIPE_TIMEOUT_MS = 2_000

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

export interface SoakOptions {
  /** Requests to the function. */
  readonly requests: number
  /** Visitors at the same time. */
  readonly concurrency: number
  /** Share of new-session calls to Stripe that meet a fault, 0 to 1. */
  readonly faultRate: number
  readonly seed: number
}

interface MadeSession {
  readonly id: string
  readonly metadata: Readonly<Record<string, string>>
}

/** `['3 things']` where there are three, nothing where there are none. */
function some(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : []
}

/**
 * Checks what must hold after any number of faults: one session for each attempt that succeeded, none
 * without an attempt, and no 5xx whose request met no fault.
 */
export function findViolations(
  log: SoakLog,
  faults: readonly Pick<ReceivedRequest, 'fault' | 'idempotencyKey'>[],
  sessions: readonly MadeSession[],
): string[] {
  const tagOf = ({ metadata }: MadeSession) => metadata['utm_content'] ?? ''
  const tags = new Set(sessions.map(tagOf))
  const faultyKeys = new Set(faults.map(({ idempotencyKey }) => idempotencyKey))
  const unseenKeys = new Set(
    faults
      .filter(({ fault }) => fault !== undefined && UNSEEN_SESSION_FAULTS.has(fault))
      .map(({ idempotencyKey }) => idempotencyKey),
  )
  const isExplained = (tag: string) =>
    log.sessionIds.has(tag) || unseenKeys.has(log.abandonedKeys.get(tag))
  const isOther = (session: MadeSession) => {
    const givenId = log.sessionIds.get(tagOf(session))
    return givenId !== undefined && givenId !== session.id
  }
  const unexplained = [...tags].filter((tag) => !isExplained(tag))
  const missing = [...log.sessionIds.keys()].filter((tag) => !tags.has(tag))
  const causeless = [...log.failedKeys].filter((key) => !faultyKeys.has(key))
  return [
    ...log.violations,
    ...some(sessions.length - tags.size, 'sessions too many for the attempts they belong to'),
    ...some(unexplained.length, 'sessions that belong to no attempt'),
    ...some(sessions.filter(isOther).length, "visitors were sent to another visitor's session"),
    ...some(missing.length, 'visitors were sent to a session that does not exist'),
    ...some(causeless.length, 'requests failed without a fault'),
  ]
}

/** Lets many visitors sign up through the function and the real SDK, and says what went wrong. */
export async function runSoak({ requests, concurrency, faultRate, seed }: SoakOptions) {
  const standIn = await startStripeStandIn()
  try {
    standIn.state.faults.setRate(faultRate, FAULTS, seed)
    const environment = standInCheckout(standIn.url, SITE_URL)
    const handler = createCheckoutHandler({
      variables: () => ({ ...standIn.environment, SITE_URL }),
      stripeTimeoutMs: STRIPE_TIMEOUT_MS,
      log: () => undefined,
    })
    const log = new SoakLog()
    const soak = { handler, environment, random: randomFrom(seed), log }
    const oneAfterAnother = async () => {
      while (log.requests < requests) await signUp(soak)
    }
    await Promise.all(Array.from({ length: concurrency }, oneAfterAnother))

    const faults = standIn.state.requests.filter(({ fault }) => fault !== undefined)
    const sessions = standIn.state.sessions.all().map((session) => sessionJson(session))
    return { log, faults, sessions, violations: findViolations(log, faults, sessions) }
  } finally {
    await standIn.close()
  }
}
