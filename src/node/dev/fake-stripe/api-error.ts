/** A refusal by Stripe's API (docs.stripe.com/api/errors). */
export class ApiError extends Error {
  readonly status: number
  readonly details: Readonly<Record<string, string>>

  constructor(status: number, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** Refuses an id that does not exist. */
export function missing(object: string, id: string | undefined, param: string, status = 404) {
  return new ApiError(status, `No such ${object}: '${id}'`, { code: 'resource_missing', param })
}

/** The result of a call: its status, and what goes out as JSON. */
export interface StripeReply {
  readonly status: number
  readonly body: unknown
}

/** An error in Stripe's format. An unexpected error becomes a 500. */
export function errorReply(error: unknown): StripeReply {
  const { status, message, details } =
    error instanceof ApiError ? error : new ApiError(500, String(error), { type: 'api_error' })
  return { status, body: { error: { type: 'invalid_request_error', ...details, message } } }
}
