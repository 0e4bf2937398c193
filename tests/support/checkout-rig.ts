import Stripe from 'stripe'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import {
  createCheckoutHandler,
  type CheckoutDependencies,
  type HostContext,
} from '../../api/checkout/checkout-handler'
import type { LogEntry } from '../../api/checkout/log'
import { startFakeStripe, type FakeStripe } from '../../src/node/dev/fake-stripe/start-fake-stripe'
import type { CheckoutRequest } from '../../src/shared/checkout'

export const SITE_URL = 'https://www.blackland.example'
export const CHECKOUT_URL = `${SITE_URL}/api/checkout`

/** A complete, valid body with a new attempt id. */
export function checkoutBody(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    plan: 'starter',
    billing: 'monthly',
    setup: 'self',
    customer: {
      fullName: 'Dana Whitfield',
      email: 'dana@whitfield.example',
      companyName: 'Whitfield Plumbing',
    },
    attemptId: crypto.randomUUID(),
    ...changes,
  }
}

/** A POST as a page of the site sends it. A string is sent as it is. */
export function checkoutPost(body: unknown): Request {
  return new Request(CHECKOUT_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE_URL },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The real function and the real SDK, connected to a running fake Stripe. */
export function checkoutRig(
  fakeStripe: FakeStripe,
  { variables, ...options }: Partial<CheckoutDependencies> = {},
) {
  /** What the function has logged since the last reset. */
  const log: LogEntry[] = []
  const handler = createCheckoutHandler({
    log: (entry) => log.push(entry),
    ...options,
    variables: variables ?? (() => ({ ...fakeStripe.environment, SITE_URL })),
  })
  const send = async (request: Request, context?: HostContext) => {
    const response = await handler(request, context)
    const text = await response.text()
    const body: unknown = JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }
  return {
    fakeStripe,
    log,
    send,
    post: (body: unknown) => send(checkoutPost(body)),
    get: (sessionId: string) => send(new Request(`${CHECKOUT_URL}?session_id=${sessionId}`)),
    reset: () => {
      log.length = 0
      fakeStripe.state.reset()
    },
  }
}

/**
 * Connects the function to a fake Stripe for the tests of a file, each of which finds it as new. The SDK repeats a failed
 * call at once, unless `pauseBeforeRetries` brings its half second back. `impatient` soon gives up a call that hangs.
 */
export async function startCheckoutRig(options: Partial<CheckoutDependencies> = {}) {
  const rig = checkoutRig(await startFakeStripe(), options)
  const pause = () => vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay')
  beforeEach(() => {
    rig.reset()
    pause().mockReturnValue(0)
  })
  afterAll(async () => rig.fakeStripe.close())
  return {
    ...rig,
    pauseBeforeRetries: () => pause().mockRestore(),
    impatient: checkoutRig(rig.fakeStripe, { stripeTimeoutMs: 150 }),
  }
}

/** A reply that refuses a request, as the browser receives it. */
export function refusal(
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  const error = { code, message, requestId: expect.any(String), ...(fields && { fields }) }
  return { status, headers: expect.any(Headers), body: { error } }
}
