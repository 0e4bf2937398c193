import type { Outcome } from './api-error'
import { CheckoutSessions } from './checkout-sessions'
import { FaultSwitch, type Fault, type Operation } from './faults'
import type { FormGroup } from './parameters'
import { catalogPrices } from './prices'

/** What the stand-in was asked, field by field. Keys are not kept. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly operation: Operation | undefined
  /** The id in the path, where the operation has one. */
  readonly id: string
  readonly parameters: FormGroup
  readonly idempotencyKey: string | undefined
  readonly stripeVersion: string | undefined
  readonly fault: Fault | undefined
}

/** The first call under an idempotency key, and what came of it once it has ended. */
export interface KeptCall {
  /** Method, path and body. */
  readonly request: string
  outcome: Outcome | undefined
}

/** Everything that a running stand-in remembers. */
export class StandInState {
  readonly prices = catalogPrices()
  readonly sessions: CheckoutSessions
  readonly faults = new FaultSwitch()
  /** Oldest first. */
  readonly requests: ReceivedRequest[] = []
  /** By idempotency key. They last as long as the program. */
  readonly keptCalls = new Map<string, KeptCall>()
  readonly #url: string

  constructor(url: string) {
    this.#url = url
    this.sessions = new CheckoutSessions(this.prices, url)
  }

  /** Forgets everything that happened since the start. */
  reset(): void {
    Object.assign(this, new StandInState(this.#url))
  }
}
