import { CheckoutError } from './checkout-error'
import { createServiceSource, type CheckoutCall, type ServiceOptions } from './checkout-service'
import { getCheckout } from './get-checkout'
import { describeError, writeLog, type Log } from './log'
import { toCheckoutError } from './map-stripe-error'
import { postCheckout } from './post-checkout'
import { errorReply } from './reply'

/** The parts of the host's context that the function uses (Netlify's `Context`). */
export interface HostContext {
  readonly requestId?: string
  readonly deploy?: { readonly context?: string }
}

/** What tests may replace. */
export interface CheckoutDependencies extends Omit<ServiceOptions, 'reportProblems'> {
  readonly log: Log
  /** How long a reply may take, in milliseconds. */
  readonly replyLimitMs: number
}

/**
 * How long all calls to Stripe of one request may take together, with their retries and the pauses that
 * Stripe asks for. The browser gives up after 25 s, and the host stops the function after 60 s. After a
 * timeout the browser may send the same attempt again, which finds the session if one was made.
 */
const REPLY_LIMIT_MS = 20_000

export type CheckoutHandler = (request: Request, context?: HostContext) => Promise<Response>

async function answer(call: CheckoutCall): Promise<Response> {
  switch (call.request.method) {
    case 'POST':
      return postCheckout(call)
    case 'GET':
      return getCheckout(call)
    default:
      throw new CheckoutError(405, 'method_not_allowed', { headers: { Allow: 'GET, POST' } })
  }
}

/** Gives the reply, or refuses the request (504) once the limit is reached. */
async function within(limitMs: number, reply: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CheckoutError(504, 'timeout')), limitMs)
  })
  try {
    return await Promise.race([reply, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes the checkout function: it reads the request, asks Stripe, answers in JSON, and logs how each
 * request ended.
 */
export function createCheckoutHandler(
  dependencies: Partial<CheckoutDependencies> = {},
): CheckoutHandler {
  const {
    variables = () => process.env,
    log = writeLog,
    replyLimitMs = REPLY_LIMIT_MS,
    ...options
  } = dependencies
  const serviceFor = createServiceSource({
    ...options,
    variables,
    reportProblems: (problems) => log({ level: 'error', event: 'environment', problems }),
  })

  return async function handleCheckout(request, context) {
    const requestId = context?.requestId ?? crypto.randomUUID()
    const startedAt = performance.now()
    let facts: object = { method: request.method }
    const call: CheckoutCall = {
      ...serviceFor(context?.deploy?.context),
      request,
      note: (level, event, details) => log({ level, event, requestId, ...details }),
      addFacts: (more) => (facts = { ...facts, ...more }),
    }
    const logOutcome = (status: number, details?: object) => {
      const level = status < 400 ? 'info' : status < 500 ? 'warn' : 'error'
      const durationMs = Math.round(performance.now() - startedAt)
      log({ level, event: 'checkout', requestId, status, durationMs, ...facts, ...details })
    }

    try {
      const response = await within(replyLimitMs, answer(call))
      logOutcome(response.status)
      return response
    } catch (thrown) {
      const error = toCheckoutError(thrown)
      const { status, code, cause, details } = error
      const described = cause !== undefined && { cause: describeError(cause) }
      logOutcome(status, { code, ...details.facts, ...described })
      return errorReply(error, requestId)
    }
  }
}
