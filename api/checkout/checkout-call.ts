import type { CheckoutService } from './checkout-service'
import type { Note } from './log'
import { misconfigured } from './misconfigured'

/** One request on its way through the function. */
export interface CheckoutCall {
  readonly request: Request
  /** Absent where the environment is unsound. */
  readonly service: CheckoutService | undefined
  readonly note: Note
  /** Adds what has become known to the request's line in the log. */
  readonly addFacts: (facts: object) => void
}

/** The service, or the refusal of a function that is not set up (500). */
export function requireService({ service }: CheckoutCall): CheckoutService {
  if (service === undefined) throw misconfigured()
  return service
}
