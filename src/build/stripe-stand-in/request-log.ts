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

/** A fault that a request has met, kept for as long as the program runs. */
export interface InjectedFault {
  readonly fault: Fault
  readonly idempotencyKey: string | undefined
}

/** The latest requests, oldest first, and all faults. */
export class RequestLog {
  #requests: ReceivedRequest[] = []
  #faults: InjectedFault[] = []

  all(): readonly ReceivedRequest[] {
    return this.#requests
  }

  faults(): readonly InjectedFault[] {
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
