import { once } from 'node:events'
import { readConfig, requireConfig, type RequestContext } from './checkout-config'
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
  /** Read at the first request, so that tests can set variables after the import. */
  readonly variables: () => Variables
  readonly log: Log
  /** Limits one try at Stripe, in milliseconds. */
  readonly stripeTimeoutMs: number
  /** Limits all calls to Stripe of a request together, in milliseconds. */
  readonly replyLimitMs: number
}

/** The browser gives up after 25 s, and the host stops the function after 60 s. */
export const REPLY_LIMIT_MS = 20_000

async function answer(context: RequestContext): Promise<Response> {
  switch (context.request.method) {
    case 'POST':
      return postCheckout(context)
    case 'GET':
      return getCheckout(context)
    case 'HEAD':
      requireConfig(context)
      return emptyReply(204)
    default:
      throw new CheckoutError(405, 'method_not_allowed', { headers: { Allow: 'GET, HEAD, POST' } })
  }
}

/** Throws 'timeout' (504) after this time. */
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
  let config: ReturnType<typeof readConfig> | undefined

  /** Reads the settings once, so that the Stripe client keeps its connections. */
  function cachedConfig(host: HostContext | undefined) {
    if (config) return config
    config = readConfig(variables(), host?.deploy?.context, stripeTimeoutMs)
    const { problems } = config
    if (problems) log({ level: 'error', event: 'environment', problems })
    return config
  }

  return async function handleCheckout(request: Request, host?: HostContext): Promise<Response> {
    const requestId = host?.requestId ?? crypto.randomUUID()
    const startedAt = performance.now()
    let logDetails: object = { method: request.method }
    const context: RequestContext = {
      ...cachedConfig(host),
      request,
      logEvent: (level, event, details) => log({ level, event, requestId, ...details }),
      addLogDetails: (more) => (logDetails = { ...logDetails, ...more }),
    }
    const logOutcome = (status: number, details?: object) => {
      const level = status < 400 ? 'info' : status < 500 ? 'warn' : 'error'
      const durationMs = Math.round(performance.now() - startedAt)
      context.logEvent(level, 'checkout', { status, durationMs, ...logDetails, ...details })
    }

    try {
      const response = await Promise.race([answer(context), timeout(replyLimitMs)])
      logOutcome(response.status)
      return response
    } catch (thrown) {
      const error = toCheckoutError(thrown)
      const { status, code, cause, details } = error
      const described = cause === undefined ? undefined : describeError(cause)
      logOutcome(status, { code, ...details.logDetails, cause: described })
      return request.method === 'HEAD' ? emptyReply(status) : errorReply(error, requestId)
    }
  }
}
