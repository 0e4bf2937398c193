import { once } from 'node:events'
import { configFor, requireConfig, type CheckoutCall } from './checkout-config'
import type { Variables } from './environment'
import { getCheckout } from './get-checkout'
import { describeError, writeLog, type Log } from './log'
import { toCheckoutError } from './map-stripe-error'
import { postCheckout } from './post-checkout'
import { CheckoutError, emptyReply, errorReply } from './reply'

/** The parts of Netlify's `Context` that the function uses. */
export interface HostContext {
  readonly requestId?: string
  readonly deploy?: { readonly context?: string }
}

/** What tests may replace. */
export interface CheckoutDependencies {
  /** Read at the first request, because a local server sets variables after the import. */
  readonly variables: () => Variables
  readonly log: Log
  /** Limits one try at Stripe, in milliseconds. */
  readonly stripeTimeoutMs: number
  /** Limits all calls to Stripe of a request together, in milliseconds. */
  readonly replyLimitMs: number
}

/** The browser gives up after 25 s, and the host stops the function after 60 s. */
export const REPLY_LIMIT_MS = 20_000

async function answer(call: CheckoutCall): Promise<Response> {
  switch (call.request.method) {
    case 'POST':
      return postCheckout(call)
    case 'GET':
      return getCheckout(call)
    case 'HEAD':
      requireConfig(call)
      return emptyReply(204)
    default:
      throw new CheckoutError(405, 'method_not_allowed', { headers: { Allow: 'GET, HEAD, POST' } })
  }
}

/** Refuses a request (504) once the limit is reached. */
async function timeout(limitMs: number): Promise<never> {
  await once(AbortSignal.timeout(limitMs), 'abort')
  throw new CheckoutError(504, 'timeout')
}

/** Makes the checkout function. It logs how each request ended. */
export function createCheckoutHandler({
  variables = () => process.env,
  log = writeLog,
  replyLimitMs = REPLY_LIMIT_MS,
  stripeTimeoutMs,
}: Partial<CheckoutDependencies> = {}) {
  let configured: ReturnType<typeof configFor> | undefined

  /** The settings are checked once, and the client keeps its connections. */
  function configOf(context: HostContext | undefined) {
    if (configured) return configured
    configured = configFor(variables(), context?.deploy?.context, stripeTimeoutMs)
    const { problems } = configured
    if (problems) log({ level: 'error', event: 'environment', problems })
    return configured
  }

  return async function handleCheckout(request: Request, context?: HostContext): Promise<Response> {
    const requestId = context?.requestId ?? crypto.randomUUID()
    const startedAt = performance.now()
    let facts: object = { method: request.method }
    const call: CheckoutCall = {
      ...configOf(context),
      request,
      note: (level, event, details) => log({ level, event, requestId, ...details }),
      addFacts: (more) => (facts = { ...facts, ...more }),
    }
    const logOutcome = (status: number, details?: object) => {
      const level = status < 400 ? 'info' : status < 500 ? 'warn' : 'error'
      const durationMs = Math.round(performance.now() - startedAt)
      call.note(level, 'checkout', { status, durationMs, ...facts, ...details })
    }

    try {
      const response = await Promise.race([answer(call), timeout(replyLimitMs)])
      logOutcome(response.status)
      return response
    } catch (thrown) {
      const error = toCheckoutError(thrown)
      const { status, code, cause, details } = error
      const described = cause === undefined ? undefined : describeError(cause)
      logOutcome(status, { code, ...details.facts, cause: described })
      return request.method === 'HEAD' ? emptyReply(status) : errorReply(error, requestId)
    }
  }
}
