import { createCheckoutHandler, type CheckoutHandler } from '../../../api/checkout/checkout-handler'
import type { CheckoutEnvironment } from '../../../api/checkout/environment'
import { idempotencyKey } from '../../../api/checkout/idempotency-key'
import { sessionParameters } from '../../../api/checkout/session-parameters'
import {
  CHECKOUT_PATH,
  CheckoutCreated,
  CheckoutFailure,
  type CheckoutRequest,
  RETRYABLE_CHECKOUT_CODES,
} from '../../shared/checkout'
import { randomFrom } from '../../tools/random'
import { ApiError } from '../stripe-stand-in/api-error'
import { sessionJson } from '../stripe-stand-in/checkout-sessions'
import { standInCheckout } from '../stripe-stand-in/environment'
import { FAULT_EFFECTS, FAULTS, type Fault } from '../stripe-stand-in/faults'
import { sampleForm, sampleOrder } from '../stripe-stand-in/sample-sign-ups'
import { startStripeStandIn } from '../stripe-stand-in/start-stripe-stand-in'
import type { ReceivedRequest } from '../stripe-stand-in/stripe-api'

const SITE_URL = 'https://www.site.example'

/** Long enough for a busy machine, short enough that replies that hang do not hold up the run. */
const STRIPE_TIMEOUT_MS = 2_000

/** Whether a session may exist after a fault, although no visitor has seen its address. */
function leavesSession(fault: Fault): boolean {
  const isRefusal = FAULT_EFFECTS[fault] instanceof ApiError
  return !isRefusal && fault !== 'saved-500' && fault !== 'drop'
}

/** How often a visitor submits before giving up. Faults in a tenth of the calls never take as many. */
const MAX_SUBMITS = 12

/** Shares of visitors who click twice at once, and who submit again after the reply has come. */
const DOUBLE_CLICK_SHARE = 0.1
const RESUBMIT_SHARE = 0.1

/** What a soak has seen so far. An attempt is told by its tag, which travels along as campaign data. */
export class SoakLog {
  requests = 0
  visitors = 0
  /** How often each status and code was answered. */
  readonly replies = new Map<string, number>()
  /** Attempts that ended with an address to pay at, and the id of the session behind it. */
  readonly sessionIds = new Map<string, string>()
  /** Attempts that were given up for a new one, and their idempotency keys. */
  readonly abandonedKeys = new Map<string, string>()
  /** Idempotency keys of requests that failed with a 5xx, timeouts aside: a busy machine makes those too. */
  readonly failedKeys = new Set<string>()
  readonly violations: string[] = []
}

/** What every sign-up of a soak shares. */
interface Soak {
  readonly handler: CheckoutHandler
  readonly environment: CheckoutEnvironment
  readonly random: () => number
  readonly log: SoakLog
}

function keyOf({ environment }: Soak, form: CheckoutRequest): string {
  return idempotencyKey(form.attemptId, sessionParameters(form, environment))
}

/** Sends a form. The reply has the address of a session, or the code of a refusal. */
async function send(soak: Soak, form: CheckoutRequest) {
  const { handler, environment, log } = soak
  const response = await handler(
    new Request(`${environment.siteUrl}${CHECKOUT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: environment.siteUrl },
      body: JSON.stringify(form),
    }),
  )
  const body: unknown = await response.json()
  const url = CheckoutCreated.safeParse(body).data?.url
  const code = url === undefined ? CheckoutFailure.parse(body).error.code : ''
  const reply = `${response.status} ${code}`.trim()
  log.requests += 1
  log.replies.set(reply, (log.replies.get(reply) ?? 0) + 1)
  if (response.status >= 500 && code !== 'timeout') log.failedKeys.add(keyOf(soak, form))
  return { url, code }
}

/** Submits a form once, or twice at the same moment; the browser follows whichever reply has an address. */
async function submit(soak: Soak, form: CheckoutRequest, visitor: number) {
  if (soak.random() >= DOUBLE_CLICK_SHARE) return send(soak, form)
  const [first, second] = await Promise.all([send(soak, form), send(soak, form)])
  if (first.url && second.url && first.url !== second.url) {
    soak.log.violations.push(`A double click of visitor ${visitor} made two sessions`)
  }
  return first.url ? first : second
}

/**
 * One visitor signs up. As in the browser, a failure that may pass is tried again with the same attempt
 * id, any other with a new one, until there is an address to pay at.
 */
async function signUp(soak: Soak): Promise<void> {
  const { log, random } = soak
  const visitor = log.visitors
  log.visitors += 1
  const order = sampleOrder(random)
  const newAttempt = (number: number) => {
    const tag = `${visitor}-${number}`
    return { tag, form: { ...sampleForm(order, visitor), attribution: { utm_content: tag } } }
  }

  let current = newAttempt(0)
  for (let submits = 1; submits <= MAX_SUBMITS; submits += 1) {
    const { tag, form } = current
    const { url, code } = await submit(soak, form, visitor)
    if (url !== undefined) {
      log.sessionIds.set(tag, new URL(url).pathname.split('/').at(-1) ?? '')
      if (random() >= RESUBMIT_SHARE) return
      const again = await send(soak, form)
      if (again.url && again.url !== url) {
        log.violations.push(`Visitor ${visitor} got a second session by submitting again`)
      }
      return
    }
    if (!RETRYABLE_CHECKOUT_CODES.some((retryable) => retryable === code)) {
      log.abandonedKeys.set(tag, keyOf(soak, form))
      current = newAttempt(submits)
    }
  }
  log.violations.push(`Visitor ${visitor} could not subscribe in ${MAX_SUBMITS} tries`)
}

export interface SoakOptions {
  /** Requests to the function. */
  readonly requests: number
  /** Visitors at the same time. */
  readonly concurrency: number
  /** Share of new-session calls to Stripe that meet a fault, 0 to 1. */
  readonly faultRate: number
  readonly seed: number
}

type MadeSession = Pick<ReturnType<typeof sessionJson>, 'id' | 'metadata'>

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
      .filter(({ fault }) => fault !== undefined && leavesSession(fault))
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
  const counts: [number, string][] = [
    [sessions.length - tags.size, 'sessions too many for the attempts they belong to'],
    [unexplained.length, 'sessions that belong to no attempt'],
    [sessions.filter(isOther).length, "visitors were sent to another visitor's session"],
    [missing.length, 'visitors were sent to a session that does not exist'],
    [causeless.length, 'requests failed without a fault'],
  ]
  const found = counts.filter(([count]) => count > 0)
  return [...log.violations, ...found.map(([count, what]) => `${count} ${what}`)]
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
