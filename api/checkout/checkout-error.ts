import type { CheckoutErrorCode } from '../../src/shared/checkout'

interface CheckoutErrorParts {
  readonly status: number
  readonly code: CheckoutErrorCode
  /** What the visitor reads, one of the specification's texts. */
  readonly message: string
  /** Messages per form field: `{ 'customer.email': 'Invalid email address' }`. */
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal as it goes to the browser. `cause` is for the log alone. */
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
