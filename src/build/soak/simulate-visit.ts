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
import { BILLING_PERIODS, PLAN_IDS } from '../../shared/plans'
import { setupOptionsFor } from '../../shared/setup-options'
import type { SoakTally } from './soak-tally'

/** So often a visitor clicks again before giving up. With a tenth of faults nobody gets there. */
const MAX_TRIES = 12

/** Shares of visitors who click twice at once, and who send the form again after its success. */
const DOUBLE_CLICK_SHARE = 0.1
const RESEND_SHARE = 0.1

export interface Visit {
  readonly handler: CheckoutHandler
  readonly environment: CheckoutEnvironment
  readonly random: () => number
  readonly tally: SoakTally
  /** Number of the visitor. */
  readonly number: number
}

type Outcome = { readonly url: string } | { readonly code: string }

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

function filledForm({ random, number }: Visit): CheckoutRequest {
  const plan = pick(PLAN_IDS, random)
  return {
    plan,
    billing: pick(BILLING_PERIODS, random),
    setup: pick(setupOptionsFor(plan), random).id,
    customer: {
      fullName: `Visitor ${number}`,
      email: `visitor-${number}@site.example`,
      companyName: `Company ${number}`,
    },
    attemptId: crypto.randomUUID(),
  }
}

/** The form of a visitor's attempt. Its tag travels along as campaign data, so it can be found again. */
function attemptOf(form: CheckoutRequest, tag: string): CheckoutRequest {
  return { ...form, attribution: { utm_content: tag }, attemptId: crypto.randomUUID() }
}

function keyOf({ environment }: Visit, form: CheckoutRequest): string {
  return idempotencyKey(form.attemptId, sessionParameters(form, environment))
}

async function send(visit: Visit, form: CheckoutRequest): Promise<Outcome> {
  const { handler, environment, tally } = visit
  const startedAt = performance.now()
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
  tally.countReply(response.status, code, performance.now() - startedAt)
  if (response.status >= 500) {
    tally.failedKeys.add(keyOf(visit, form))
  }
  return created.success ? { url: created.data.url } : { code }
}

/** Sends a form once, or twice at the same moment; the browser follows whichever answer has an address. */
async function click(visit: Visit, form: CheckoutRequest): Promise<Outcome> {
  if (visit.random() >= DOUBLE_CLICK_SHARE) return send(visit, form)
  const [first, second] = await Promise.all([send(visit, form), send(visit, form)])
  if ('url' in first && 'url' in second && first.url !== second.url) {
    visit.tally.violations.push(`A double click of visitor ${visit.number} made two sessions`)
  }
  return 'url' in first ? first : second
}

function sessionIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/**
 * One visitor signs up as the browser would have it: a failure that may pass is tried again with the
 * same attempt id, any other with a new one, until there is an address to pay at.
 */
export async function simulateVisit(current: Visit): Promise<void> {
  const { random, tally, number } = current
  const form = filledForm(current)
  const tagOf = (attempt: number) => `${number}-${attempt}`
  let attemptNumber = 1
  let attempt = attemptOf(form, tagOf(attemptNumber))
  tally.visitors += 1

  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const tag = tagOf(attemptNumber)
    tally.attempts.add(tag)
    const outcome = await click(current, attempt)
    if ('url' in outcome) {
      tally.sessionIds.set(tag, sessionIdOf(outcome.url))
      if (random() < RESEND_SHARE) await resend(current, attempt, outcome.url)
      return
    }
    if (!RETRYABLE_CHECKOUT_CODES.some((code) => code === outcome.code)) {
      tally.abandonedKeys.set(tag, keyOf(current, attempt))
      attemptNumber += 1
      attempt = attemptOf(form, tagOf(attemptNumber))
    }
  }
  tally.violations.push(`Visitor ${number} found no way to subscribe in ${MAX_TRIES} tries`)
}

/** A reload after success: the address, where one comes back, is the same. */
async function resend(current: Visit, attempt: CheckoutRequest, url: string): Promise<void> {
  const again = await send(current, attempt)
  if ('url' in again && again.url !== url) {
    current.tally.violations.push(`Visitor ${current.number} got a second session after a reload`)
  }
}
