import { createCheckoutHandler } from '../../../api/checkout/checkout-handler'
import {
  parseEnvironment,
  type CheckoutEnvironment,
  type Variables,
} from '../../../api/checkout/environment'
import { randomFrom } from '../random'
import { findViolations } from './find-violations'
import { collectGarbage } from './collect-garbage'
import { SoakTally } from './soak-tally'
import {
  readFaults,
  readSessions,
  setFaultRate,
  type MetFaults,
  type StandInSettings,
} from './stand-in-connection'
import { simulateVisit } from './simulate-visit'

const SITE_URL = 'https://www.site.example'

/** Long enough for a busy machine, short enough that hanging replies do not hold up the run. */
const STRIPE_TIMEOUT_MS = 2_000

/** Memory is compared from here on, when everything has been loaded and used. */
const WARM_UP_SHARE = 0.2

export interface SoakOptions {
  /** Requests to the function. */
  readonly requests: number
  /** Visitors at the same time. */
  readonly concurrency: number
  /** Share of requests to Stripe that meet a fault, 0 to 1. */
  readonly faultRate: number
  readonly seed: number
  readonly maxDurationMs: number
}

export interface SoakReport {
  readonly tally: SoakTally
  readonly faults: MetFaults
  readonly sessions: number
  readonly durationMs: number
  /** Bytes in use after the warm-up and at the end, after collecting garbage. */
  readonly heapBytes: { readonly warm: number; readonly end: number }
  readonly violations: readonly string[]
}

function soundEnvironment(variables: Variables): CheckoutEnvironment {
  const { environment, problems } = parseEnvironment(variables, undefined)
  if (problems) throw new Error(problems.join('; '))
  return environment
}

/** Sends the requests of many visitors through the function and reports what must not have happened. */
export async function runSoak(
  standIn: StandInSettings,
  { requests, concurrency, faultRate, seed, maxDurationMs }: SoakOptions,
): Promise<SoakReport> {
  const variables = { ...standIn.environment, SITE_URL }
  const environment = soundEnvironment(variables)
  const handler = createCheckoutHandler({
    variables: () => variables,
    stripeTimeoutMs: STRIPE_TIMEOUT_MS,
    log: () => undefined,
  })
  const random = randomFrom(seed)
  const tally = new SoakTally()
  const startedAt = performance.now()
  const isOver = () => tally.requests >= requests || performance.now() - startedAt > maxDurationMs
  let warmHeapBytes = 0

  async function oneAfterTheOther(): Promise<void> {
    while (!isOver()) {
      await simulateVisit({ handler, environment, random, tally, number: tally.visitors })
      if (warmHeapBytes === 0 && tally.requests >= requests * WARM_UP_SHARE) {
        warmHeapBytes = collectGarbage()
      }
    }
  }

  await setFaultRate(standIn, faultRate, seed)
  await Promise.all(Array.from({ length: concurrency }, oneAfterTheOther))
  const heapBytes = { warm: warmHeapBytes, end: collectGarbage() }
  const durationMs = performance.now() - startedAt
  if (tally.requests < requests) tally.violations.push('The run took too long and was stopped')

  const [faults, sessions] = await Promise.all([readFaults(standIn), readSessions(standIn)])
  return {
    tally,
    faults,
    sessions: sessions.length,
    durationMs,
    heapBytes,
    violations: [...tally.violations, ...findViolations(tally, faults, sessions, heapBytes)],
  }
}
