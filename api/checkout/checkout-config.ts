import type { Stripe } from 'stripe'
import { misconfigured } from './checkout-error'
import { parseEnvironment, type CheckoutEnvironment, type Variables } from './environment'
import type { Note } from './log'
import { createStripeClient } from './stripe-client'

/** The function's settings, checked, with the Stripe client that they describe. */
interface CheckoutConfig extends CheckoutEnvironment {
  readonly stripe: Stripe
}

/** The config, or what is wrong with the settings. */
export type ConfigResult =
  | { readonly config: CheckoutConfig; readonly problems?: undefined }
  | { readonly config?: undefined; readonly problems: readonly string[] }

/** Checks the variables and makes the client. `stripeTimeoutMs` limits one try at Stripe. */
export function configFor(
  variables: Variables,
  deployContext: string | undefined,
  stripeTimeoutMs?: number,
): ConfigResult {
  const { environment, problems } = parseEnvironment(variables, deployContext)
  if (environment === undefined) return { problems }
  return { config: { ...environment, stripe: createStripeClient(environment, stripeTimeoutMs) } }
}

/** One request on its way through the function. */
export type CheckoutCall = ConfigResult & {
  readonly request: Request
  readonly note: Note
  /** Adds facts to the request's line in the log. */
  readonly addFacts: (facts: object) => void
}

/** The config. Refuses the request (500) if the function is not set up. */
export function requireConfig({ config, problems }: CheckoutCall): CheckoutConfig {
  if (problems) throw misconfigured(undefined, { reason: 'environment', problems })
  return config
}
