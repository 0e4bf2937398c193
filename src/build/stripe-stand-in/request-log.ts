import type { Fault, Operation } from './faults'
import type { FormGroup } from './parse-form'

/** Enough for a test or a walk through the sign-up; a soak must not fill the memory. */
const KEPT_REQUESTS = 1_000

/** What the stand-in was asked, field by field. Keys are not kept. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly operation: Operation | undefined
  readonly parameters: FormGroup
  readonly idempotencyKey: string | undefined
  readonly stripeVersion: string | undefined
  readonly fault: Fault | undefined
}

/** The latest requests, oldest first. */
export class RequestLog {
  #requests: ReceivedRequest[] = []

  all(): readonly ReceivedRequest[] {
    return this.#requests
  }

  add(request: ReceivedRequest): void {
    this.#requests.push(request)
    if (this.#requests.length > KEPT_REQUESTS) this.#requests.shift()
  }

  clear(): void {
    this.#requests = []
  }
}
