import type { Stripe } from 'stripe'
import { createEmailLimiter, type EmailLimiter } from './email-limiter'
import {
  CHECKOUT_VARIABLES,
  parseEnvironment,
  type CheckoutEnvironment,
  type Variables,
} from './environment'
import { STRIPE_TIMEOUT_MS, createStripeClient } from './stripe-client'

/** What a request needs once the environment is known to be sound. */
export interface CheckoutService {
  readonly environment: CheckoutEnvironment
  readonly stripe: Stripe
  readonly limiter: EmailLimiter | undefined
}

export interface ServiceOptions {
  /** Read at each request, so that a local server may set them after the import. */
  readonly variables: () => Variables
  /** Limit of one try at Stripe, in milliseconds. */
  readonly stripeTimeoutMs: number
  /** Counts attempts per address. By default in force with live keys only. */
  readonly limiter: EmailLimiter | undefined
  /** Told once about each unsound environment. */
  readonly reportProblems: (problems: readonly string[]) => void
}

/**
 * Gives the service of the current environment, or nothing where that is unsound. The environment is
 * parsed at the first request and again only after a change of its variables; until then the client,
 * its connections and the counted attempts are kept.
 */
export function createServiceSource({
  variables,
  stripeTimeoutMs = STRIPE_TIMEOUT_MS,
  limiter,
  reportProblems,
}: Partial<ServiceOptions> & Pick<ServiceOptions, 'variables' | 'reportProblems'>) {
  let fingerprint: string | undefined
  let service: CheckoutService | undefined

  function start(deployContext: string | undefined): CheckoutService | undefined {
    const { environment, problems } = parseEnvironment(variables(), deployContext)
    if (problems) {
      reportProblems(problems)
      return undefined
    }
    const stripe = createStripeClient(environment, stripeTimeoutMs)
    const liveLimiter = environment.isLive ? createEmailLimiter() : undefined
    return { environment, stripe, limiter: limiter ?? liveLimiter }
  }

  return function serviceFor(deployContext: string | undefined): CheckoutService | undefined {
    const current = variables()
    const values = [deployContext, ...CHECKOUT_VARIABLES.map((name) => current[name])]
    const currentFingerprint = JSON.stringify(values)
    if (currentFingerprint !== fingerprint) {
      service = start(deployContext)
      fingerprint = currentFingerprint
    }
    return service
  }
}
