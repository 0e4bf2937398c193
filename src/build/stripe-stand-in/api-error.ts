/** Stripe's error types (docs.stripe.com/api/errors). */
type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

interface ErrorDetails {
  readonly type?: ErrorType
  readonly code?: string
  readonly param?: string
}

/** A refusal in the shape of Stripe's API: a status and `{ error: { type, code, message, param } }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  /** The body of the reply. */
  toJSON() {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } }
  }
}
