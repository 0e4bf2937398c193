import { misconfigured } from './reply'
import { parseEnvironment, type Variables } from './environment'
import type { Note } from './log'
import { createStripeClient } from './stripe-client'

/** The function's settings with the Stripe client that they describe, or what is wrong with them. */
export function configFor(
  variables: Variables,
  deployContext: string | undefined,
  stripeTimeoutMs?: number,
) {
  const { environment, problems } = parseEnvironment(variables, deployContext)
  const stripe = environment && createStripeClient(environment, stripeTimeoutMs)
  return { problems, config: stripe && { ...environment, stripe } }
}

/** One request on its way through the function. */
export interface CheckoutCall extends ReturnType<typeof configFor> {
  readonly request: Request
  readonly note: Note
  /** Adds facts to the request's line in the log. */
  readonly addFacts: (facts: object) => void
}

/** The config. Refuses the request (500) if the function is not set up. */
export function requireConfig({ config, problems }: CheckoutCall) {
  if (!config) throw misconfigured(undefined, { reason: 'environment', problems })
  return config
}
