import '../../browser/jitless-zod'
import { timeLimit } from '../../browser/time-limit'
import {
  CHECKOUT_MESSAGES,
  CHECKOUT_PATH,
  CheckoutCreated,
  CheckoutFailure,
  RETRYABLE_CHECKOUT_CODES,
  type CheckoutRequest,
  type Customer,
} from '../../shared/checkout'

/** Longer than the function may take with its own retry (about 17 s), so that its answer is seen. */
export const CHECKOUT_TIMEOUT_MS = 25_000

/** The fields of the form in the order in which they stand there. */
export const CUSTOMER_FIELDS: readonly (keyof Customer)[] = ['fullName', 'companyName', 'email']

/** Messages to show beside fields. */
export type FieldErrors = Partial<Record<keyof Customer, string>>

/** A checkout that did not start. The message is for the visitor. */
export class CheckoutFailed extends Error {
  override readonly name = 'CheckoutFailed'
  /** `final`: the provider refused, and a new try needs a new attempt id. */
  readonly outcome: 'final' | 'open' | 'timedOut'
  /** What is wrong with which field; null where it is not about fields. */
  readonly fieldErrors: FieldErrors | null

  constructor(
    message: string,
    outcome: CheckoutFailed['outcome'],
    fieldErrors: FieldErrors | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.outcome = outcome
    this.fieldErrors = fieldErrors
  }
}

/** Picks the form's fields from the reply's: 'customer.email' is the field `email`. */
function fieldErrorsOf(fields: Readonly<Record<string, string>> = {}): FieldErrors | null {
  const errors: FieldErrors = {}
  for (const field of CUSTOMER_FIELDS) {
    const message = fields[`customer.${field}`]
    if (message !== undefined) errors[field] = message
  }
  return Object.keys(errors).length === 0 ? null : errors
}

/** What a reply that is not 200 means. One that is not the function's own tells nothing. */
function failureOf(body: unknown): CheckoutFailed {
  const failure = CheckoutFailure.safeParse(body)
  if (!failure.success) return new CheckoutFailed(CHECKOUT_MESSAGES.fallback, 'open')
  const { code, message, fields } = failure.data.error
  const outcome = RETRYABLE_CHECKOUT_CODES.includes(code) ? 'open' : 'final'
  return new CheckoutFailed(message, outcome, fieldErrorsOf(fields))
}

/**
 * Asks the checkout function for a session. Throws CheckoutFailed for everything but an address to pay
 * at, also when the network fails, no answer comes in 25 seconds, or `cancel` is aborted.
 */
export async function createCheckout(
  checkoutRequest: CheckoutRequest,
  cancel: AbortSignal,
): Promise<CheckoutCreated> {
  const limit = timeLimit(CHECKOUT_TIMEOUT_MS, cancel)
  try {
    const response = await fetch(CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(checkoutRequest),
      signal: limit.signal,
    })
    const body: unknown = await response.json()
    if (!response.ok) throw failureOf(body)
    const created = CheckoutCreated.safeParse(body)
    if (!created.success) throw new CheckoutFailed(CHECKOUT_MESSAGES.noUrl, 'final')
    return created.data
  } catch (error) {
    if (error instanceof CheckoutFailed) throw error
    const outcome = limit.hasPassed() ? 'timedOut' : 'open'
    throw new CheckoutFailed(CHECKOUT_MESSAGES.fallback, outcome, null, { cause: error })
  } finally {
    limit.end()
  }
}
