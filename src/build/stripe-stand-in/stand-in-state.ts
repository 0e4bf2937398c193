import { CheckoutSessions } from './checkout-sessions'
import { FaultSwitch } from './faults'
import { IdempotencyStore } from './idempotency-store'
import { catalogPrices, type StandInPrice } from './price-list'
import { RequestLog } from './request-log'

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

  /** Back to how it was at the start. */
  reset(): void {
    this.prices.clear()
    for (const [id, price] of catalogPrices()) this.prices.set(id, price)
    this.sessions.clear()
    this.idempotency.clear()
    this.faults.clear()
    this.requests.clear()
  }
}
