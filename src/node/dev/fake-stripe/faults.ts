import { keysOf } from '../../../shared/keys-of'
import { ApiError, missing } from './api-error'
import type { FakeStripePrice } from './prices'

export const OPERATIONS = ['create', 'retrieve', 'expire', 'list', 'price'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Every fault that can be ordered: a refusal, a wrong price, or what stripe-api.ts does by name. */
export const FAULT_EFFECTS = {
  // Refusals: nothing is executed, and nothing is kept under the idempotency key.
  'http-401': new ApiError(401, 'Invalid API Key provided: sk_test_****ault'),
  'http-403': new ApiError(
    403,
    "The provided key 'rk_test_****ault' does not have the required permissions for this endpoint on account 'acct_fake'. Having the 'rak_checkout_session_read' permission would allow this request to continue.",
    { code: 'more_permissions_required' },
  ),
  'http-409': new ApiError(409, 'This object cannot be accessed right now.', {
    code: 'lock_timeout',
  }),
  'http-429': new ApiError(429, 'Too many requests made to the API too quickly', {
    code: 'rate_limit',
  }),
  'http-500': new ApiError(500, 'An unknown error occurred', { type: 'api_error' }),
  'http-503': new ApiError(503, 'Stripe is temporarily unavailable', { type: 'api_error' }),
  'card-402': new ApiError(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
  }),
  'email-400': new ApiError(400, 'Invalid email address: somebody@example', {
    code: 'email_invalid',
    param: 'customer_email',
  }),
  'price-400': missing('price', 'price_gone', 'line_items[0][price]', 400),
  // Faults of a session that is made.
  'no-url': null,
  'higher-price': ({ unit_amount: amount }: FakeStripePrice) => ({ unit_amount: amount + 10_000 }),
  'lower-price': ({ unit_amount: amount }: FakeStripePrice) => ({ unit_amount: amount - 10_000 }),
  'wrong-interval': () => ({ interval: 'week' }),
  'wrong-currency': () => ({ currency: 'eur' }),
  // Failed midway like `http-500`: no session is made, and the failure is kept under the key.
  'saved-500': null,
  // Network trouble. `drop` ends the connection before anything is executed, the others afterward.
  slow: null,
  hang: null,
  drop: null,
  'cut-reply': null,
  'not-json': null,
}
export type Fault = keyof typeof FAULT_EFFECTS

export const FAULTS = keysOf(FAULT_EFFECTS)

/** The faults that are still to happen, for each operation. */
export class FaultQueue {
  readonly #queues = new Map<Operation, (Fault | undefined)[]>()

  /** Of the next requests of an operation, `after` go through and the `times` that follow meet the fault. */
  add(fault: Fault, times: number, operation: Operation, after = 0): void {
    const queue = this.#queues.get(operation) ?? []
    for (let number = 0; number < after + times; number += 1) {
      queue.push(number < after ? undefined : fault)
    }
    this.#queues.set(operation, queue)
  }

  take(operation: Operation): Fault | undefined {
    return this.#queues.get(operation)?.shift()
  }
}
