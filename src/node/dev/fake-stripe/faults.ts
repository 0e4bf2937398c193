import { keysOf } from '../../../shared/keys-of'
import { ApiError, missing } from './api-error'
import type { SessionJson } from './checkout-sessions'

export const OPERATIONS = ['create', 'retrieve', 'expire', 'list', 'price'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Changes the reply about a session, but not the session. */
const changedReply = (change: (json: SessionJson) => object) => ({ session: change })

/** Another server's session, with little more than id and URL. */
const SPARSE = {
  object: undefined,
  status: undefined,
  payment_status: undefined,
  line_items: undefined,
}

/** A gateway's reply instead of Stripe's, after the request has been executed. */
const gatewayReply = (text: string, status = 200) => ({ gateway: { text, status } })

/** Every available fault. stripe-api.ts handles those with null by name. */
export const FAULT_EFFECTS = {
  // Refusals: nothing is executed or saved under the idempotency key.
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
  // Faults of a created session.
  'no-url': changedReply(() => ({ url: null })),
  sparse: changedReply(() => SPARSE),
  'sparse-no-url': changedReply(() => ({ ...SPARSE, url: undefined })),
  'unknown-status': changedReply(() => ({ status: 'paused' })),
  'session-currency': changedReply(() => ({ currency: 'eur' })),
  'higher-price': changedReply(({ line_items: items }) => ({
    line_items: {
      data: items?.data.map(({ price, ...item }) => ({
        ...item,
        price: { ...price, unit_amount: price.unit_amount + 10_000 },
      })),
    },
  })),
  'no-trial': changedReply(({ amount_total: total, line_items: items }) => ({
    amount_total: total + (items?.data[0]?.price.unit_amount ?? 0),
  })),
  // Fails midway like `http-500`: no session is created, and the failure is saved under the key.
  'saved-500': null,
  // A gateway or proxy answers instead of Stripe.
  'gateway-503': gatewayReply('{"message":"no healthy upstream"}', 503),
  'gateway-429': gatewayReply('{"message":"slow down"}', 429),
  'gateway-404': gatewayReply('{"message":"no such route"}', 404),
  'json-text': gatewayReply('"ok"'),
  'json-number': gatewayReply('5'),
  'json-null': gatewayReply('null'),
  'empty-object': gatewayReply('{}'),
  'not-json': gatewayReply('<html>Bad gateway</html>'),
  // Network trouble. `drop` ends the connection before anything is executed, the others afterward.
  slow: null,
  hang: null,
  drop: null,
  'cut-reply': null,
}
export type Fault = keyof typeof FAULT_EFFECTS

export const FAULTS = keysOf(FAULT_EFFECTS)

/** The faults in which a gateway answers instead of Stripe. */
export const GATEWAY_FAULTS = FAULTS.filter((fault) => {
  const effect = FAULT_EFFECTS[fault]
  return effect !== null && 'gateway' in effect
})

/** The pending faults of each operation. */
export class FaultQueue {
  readonly #queues = new Map<Operation, (Fault | undefined)[]>()

  /** Of the next requests of an operation, skips `after`, then fails the next `times`. */
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
