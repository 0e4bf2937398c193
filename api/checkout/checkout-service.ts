import type { Stripe } from 'stripe'
import { misconfigured } from './checkout-error'
import {
  CHECKOUT_VARIABLES,
  parseEnvironment,
  type CheckoutEnvironment,
  type Variables,
} from './environment'
import type { Note } from './log'
import { createStripeClient } from './stripe-client'

/** What a request needs, once the environment has been checked. */
export interface CheckoutService {
  readonly environment: CheckoutEnvironment
  readonly stripe: Stripe
}

/** The service, or what is wrong with the environment. */
type ServiceResult =
  | { readonly service: CheckoutService; readonly problems?: undefined }
  | { readonly service?: undefined; readonly problems: readonly string[] }

/** One request on its way through the function. */
export type CheckoutCall = ServiceResult & {
  readonly request: Request
  readonly note: Note
  /** Adds facts to the request's line in the log. */
  readonly addFacts: (facts: object) => void
}

/** The service. Refuses the request (500) if the function is not set up. */
export function requireService({ service, problems }: CheckoutCall): CheckoutService {
  if (problems) throw misconfigured(undefined, { reason: 'environment', problems })
  return service
}

export interface ServiceOptions {
  /** Read at each request, so that a local server can set variables after the import. */
  readonly variables: () => Variables
  /** Time limit of one try at Stripe, in milliseconds; undefined: the client's own. */
  readonly stripeTimeoutMs?: number
  /** Called once for each environment that is not valid. */
  readonly reportProblems: (problems: readonly string[]) => void
}

/**
 * Gives the service of the current environment, or what is wrong with that. The environment is parsed
 * at the first request, and again only after one of its variables has changed. Until then the client
 * and its connections are kept.
 */
export function createServiceSource({
  variables,
  stripeTimeoutMs,
  reportProblems,
}: ServiceOptions) {
  let latest: { readonly fingerprint: string; readonly result: ServiceResult } | undefined

  function start(current: Variables, deployContext: string | undefined): ServiceResult {
    const { environment, problems } = parseEnvironment(current, deployContext)
    if (environment === undefined) {
      reportProblems(problems)
      return { problems }
    }
    return { service: { environment, stripe: createStripeClient(environment, stripeTimeoutMs) } }
  }

  return function serviceFor(deployContext: string | undefined): ServiceResult {
    const current = variables()
    const values = [deployContext, ...CHECKOUT_VARIABLES.map((name) => current[name])]
    const fingerprint = JSON.stringify(values)
    if (latest?.fingerprint !== fingerprint) {
      latest = { fingerprint, result: start(current, deployContext) }
    }
    return latest.result
  }
}
