import { ApiError } from './api-error'
import type { SessionFlaw } from './checkout-sessions'

/** What the function asks of Stripe. */
export const OPERATIONS = ['create', 'retrieve', 'expire', 'price'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Faults that stand for a refusal: nothing is executed and nothing kept under the key. */
const REFUSALS = {
  'http-401': new ApiError(401, 'Invalid API Key provided: sk_test_****ault'),
  'http-403': new ApiError(403, 'The provided key does not have the required permissions.', {
    code: 'more_permissions_required',
  }),
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
  'price-400': new ApiError(400, "No such price: 'price_gone'", {
    code: 'resource_missing',
    param: 'line_items[0][price]',
  }),
} as const

/** Faults of a session that is made. */
const FLAWS = {
  'no-url': { hasNoUrl: true },
  'higher-price': { priceChange: ({ unit_amount: amount }) => ({ unit_amount: amount + 10_000 }) },
  'lower-price': { priceChange: ({ unit_amount: amount }) => ({ unit_amount: amount - 10_000 }) },
  'wrong-interval': { priceChange: () => ({ interval: 'week' }) },
  'wrong-currency': { priceChange: () => ({ currency: 'eur' }) },
} as const satisfies Readonly<Record<string, SessionFlaw>>

/** Faults of the connection. `saved-500` is executed, fails, and is kept under the key. */
const DELIVERY_FAULTS = ['saved-500', 'slow', 'hang', 'drop', 'cut-reply', 'not-json'] as const

type Refusal = keyof typeof REFUSALS
type Flaw = keyof typeof FLAWS
export type Fault = Refusal | Flaw | (typeof DELIVERY_FAULTS)[number]

const REFUSAL_NAMES = Object.keys(REFUSALS) as Refusal[]
const FLAW_NAMES = Object.keys(FLAWS) as Flaw[]

/** Every fault that can be switched on. */
export const FAULTS: readonly Fault[] = [...REFUSAL_NAMES, ...FLAW_NAMES, ...DELIVERY_FAULTS]

/** The refusal that a fault stands for, if it is one. */
export function refusalOf(fault: Fault | undefined): ApiError | undefined {
  const name = REFUSAL_NAMES.find((refusal) => refusal === fault)
  return name && REFUSALS[name]
}

/** What a fault does to a new session, if anything. */
export function flawOf(fault: Fault | undefined): SessionFlaw | undefined {
  const name = FLAW_NAMES.find((flaw) => flaw === fault)
  return name && FLAWS[name]
}

/** Numbers from 0 to 1 that look random and repeat for the same seed (xorshift32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

export interface FaultRate {
  /** Share of new-session requests that meet a fault, 0 to 1. */
  readonly rate: number
  readonly faults: readonly Fault[]
  readonly seed: number
}

/** The switched-on faults: a queue per operation, and a random share for the soak. */
export class FaultSwitch {
  #queue: { readonly fault: Fault; readonly operation: Operation }[] = []
  #randomFault: () => Fault | undefined = () => undefined

  clear(): void {
    this.#queue = []
    this.#randomFault = () => undefined
  }

  /** The next `times` requests of an operation meet the fault. */
  add(fault: Fault, times: number, operation: Operation): void {
    this.#queue.push(...Array.from({ length: times }, () => ({ fault, operation })))
  }

  setRate({ rate, faults, seed }: FaultRate): void {
    const random = randomNumbers(seed)
    this.#randomFault = () =>
      random() < rate ? faults[Math.floor(random() * faults.length)] : undefined
  }

  /** The fault that a request meets, taken off the queue. */
  take(operation: Operation): Fault | undefined {
    const index = this.#queue.findIndex((queued) => queued.operation === operation)
    if (index >= 0) return this.#queue.splice(index, 1)[0]?.fault
    return operation === 'create' ? this.#randomFault() : undefined
  }
}
