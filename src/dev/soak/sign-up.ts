import type { CheckoutHandler } from '../../../api/checkout/checkout-handler'
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
import { sampleForm, sampleOrder } from '../stripe-stand-in/sample-sign-ups'

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

  countReply(status: number, code: string): void {
    const reply = `${status} ${code}`.trim()
    this.requests += 1
    this.replies.set(reply, (this.replies.get(reply) ?? 0) + 1)
  }
}

/** What every sign-up of a soak shares. */
export interface Soak {
  readonly handler: CheckoutHandler
  readonly environment: CheckoutEnvironment
  readonly random: () => number
  readonly log: SoakLog
}

type Outcome = { readonly url: string } | { readonly code: string }

function keyOf({ environment }: Soak, form: CheckoutRequest): string {
  return idempotencyKey(form.attemptId, sessionParameters(form, environment))
}

async function send(soak: Soak, form: CheckoutRequest): Promise<Outcome> {
  const { handler, environment, log } = soak
  const response = await handler(
    new Request(`${environment.siteUrl}${CHECKOUT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: environment.siteUrl },
      body: JSON.stringify(form),
    }),
  )
  const body: unknown = await response.json()
  const created = CheckoutCreated.safeParse(body)
  const code = created.success ? '' : CheckoutFailure.parse(body).error.code
  log.countReply(response.status, code)
  if (response.status >= 500 && code !== 'timeout') log.failedKeys.add(keyOf(soak, form))
  return created.success ? { url: created.data.url } : { code }
}

/** Submits a form once, or twice at the same moment; the browser follows whichever reply has an address. */
async function submit(soak: Soak, form: CheckoutRequest, visitor: number): Promise<Outcome> {
  if (soak.random() >= DOUBLE_CLICK_SHARE) return send(soak, form)
  const [first, second] = await Promise.all([send(soak, form), send(soak, form)])
  if ('url' in first && 'url' in second && first.url !== second.url) {
    soak.log.violations.push(`A double click of visitor ${visitor} made two sessions`)
  }
  return 'url' in first ? first : second
}

/**
 * One visitor signs up. As in the browser, a failure that may pass is tried again with the same attempt
 * id, any other with a new one, until there is an address to pay at.
 */
export async function signUp(soak: Soak): Promise<void> {
  const { log, random } = soak
  const visitor = log.visitors
  log.visitors += 1
  const form = sampleForm(sampleOrder(random), visitor)
  let attempt = 0
  const nextAttempt = () => {
    attempt += 1
    const tag = `${visitor}-${attempt}`
    const attribution = { utm_content: tag }
    return { tag, request: { ...form, attribution, attemptId: crypto.randomUUID() } }
  }

  let current = nextAttempt()
  for (let submits = 0; submits < MAX_SUBMITS; submits += 1) {
    const outcome = await submit(soak, current.request, visitor)
    if ('url' in outcome) {
      log.sessionIds.set(current.tag, new URL(outcome.url).pathname.split('/').at(-1) ?? '')
      if (random() >= RESUBMIT_SHARE) return
      const again = await send(soak, current.request)
      if ('url' in again && again.url !== outcome.url) {
        log.violations.push(`Visitor ${visitor} got a second session by submitting again`)
      }
      return
    }
    if (!RETRYABLE_CHECKOUT_CODES.some((code) => code === outcome.code)) {
      log.abandonedKeys.set(current.tag, keyOf(soak, current.request))
      current = nextAttempt()
    }
  }
  log.violations.push(`Visitor ${visitor} could not subscribe in ${MAX_SUBMITS} tries`)
}
