import { misconfigured } from './reply'
import { parseEnvironment, type Variables } from './environment'
import type { LogEvent } from './log'
import { createStripeClient } from './stripe-client'

/** Reads the function's settings and makes the Stripe client, or says what is wrong with them. */
export function readConfig(
  variables: Variables,
  deployContext: string | undefined,
  stripeTimeoutMs?: number,
) {
  const { environment, problems } = parseEnvironment(variables, deployContext)
  const stripe = environment && createStripeClient(environment, stripeTimeoutMs)
  return { problems, config: stripe && { ...environment, stripe } }
}

/** A request, the config to answer it with, and its log. */
export interface RequestContext extends ReturnType<typeof readConfig> {
  readonly request: Request
  readonly logEvent: LogEvent
  /** Adds details to the line that the log gets when the request ends. */
  readonly addLogDetails: (details: object) => void
}

/** The config. Refuses the request (500) if the function is not set up. */
export function requireConfig({ config, problems }: RequestContext) {
  if (!config) throw misconfigured(undefined, { reason: 'environment', problems })
  return config
}
