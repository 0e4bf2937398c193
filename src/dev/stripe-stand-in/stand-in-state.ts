import { CheckoutSessions } from './checkout-sessions'
import { FaultSwitch, type Fault, type Operation } from './faults'
import { IdempotencyStore } from './idempotency-store'
import type { FormGroup } from './parameters'
import { catalogPrices, type StandInPrice } from './prices'

/** Enough for a test or a rehearsal; a soak must not fill the memory. */
const KEPT_REQUESTS = 1_000

/** What the stand-in was asked, field by field. Keys are not kept. */
interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly operation: Operation | undefined
  readonly parameters: FormGroup
  readonly idempotencyKey: string | undefined
  readonly stripeVersion: string | undefined
  readonly fault: Fault | undefined
}

/** The latest requests, oldest first, and every fault that a request met. */
class RequestLog {
  #requests: ReceivedRequest[] = []
  #faults: Pick<ReceivedRequest, 'fault' | 'idempotencyKey'>[] = []

  all(): readonly ReceivedRequest[] {
    return this.#requests
  }

  faults() {
    return this.#faults
  }

  add(request: ReceivedRequest): void {
    const { fault, idempotencyKey } = request
    this.#requests.push(request)
    if (fault !== undefined) this.#faults.push({ fault, idempotencyKey })
    if (this.#requests.length > KEPT_REQUESTS) this.#requests.shift()
  }

  clear(): void {
    this.#requests = []
    this.#faults = []
  }
}

/** Everything that a running stand-in remembers. */
export class StandInState {
  readonly prices: Map<string, StandInPrice> = catalogPrices()
  readonly sessions: CheckoutSessions
  readonly idempotency = new IdempotencyStore()
  readonly faults = new FaultSwitch()
  readonly requests = new RequestLog()

  /** `pageUrl` gives the address of a session's payment page. */
  constructor(pageUrl: (sessionId: string) => string) {
    this.sessions = new CheckoutSessions(this.prices, pageUrl)
  }

  /** Forgets everything that happened since the start. */
  reset(): void {
    this.prices.clear()
    for (const [id, price] of catalogPrices()) this.prices.set(id, price)
    this.sessions.clear()
    this.idempotency.clear()
    this.faults.clear()
    this.requests.clear()
  }
}
