import { CHECKOUT_MESSAGES, type CheckoutErrorCode } from '../../src/shared/checkout'

interface CheckoutErrorParts {
  readonly status: number
  readonly code: CheckoutErrorCode
  /** What the visitor reads. */
  readonly message: string
  /** Messages per form field: `{ 'customer.email': 'Invalid email address' }`. */
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal as it goes to the browser. `cause` is for the log only. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'
  readonly status: number
  readonly code: CheckoutErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(parts: CheckoutErrorParts, cause?: unknown) {
    super(parts.message, { cause })
    this.status = parts.status
    this.code = parts.code
    this.fields = parts.fields
    this.headers = parts.headers ?? {}
  }
}

/** Something that only the operator can fix. The visitor is not told what. */
export function misconfigured(cause?: unknown): CheckoutError {
  return new CheckoutError(
    { status: 500, code: 'misconfigured', message: CHECKOUT_MESSAGES.stripeUnknown },
    cause,
  )
}
