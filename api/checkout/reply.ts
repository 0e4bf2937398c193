import {
  CHECKOUT_MESSAGES,
  type CheckoutErrorCode,
  type CheckoutErrorReply,
} from '../../src/shared/checkout'

interface CheckoutErrorDetails {
  /** The message for the visitor; by default, that there was a problem with the payment. */
  readonly message?: string
  /** Messages per form field: `{ 'customer.email': 'Invalid email address' }`. */
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** For the log only, and without anything that a visitor typed. */
  readonly logDetails?: Readonly<Record<string, unknown>> | undefined
  /** What was thrown. The log gets the parts that are not personal (describeError). */
  readonly cause?: unknown
}

/** A refusal that becomes the reply to the browser. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'
  readonly status: number
  readonly code: CheckoutErrorCode
  readonly details: CheckoutErrorDetails

  constructor(status: number, code: CheckoutErrorCode, details: CheckoutErrorDetails = {}) {
    super(details.message ?? CHECKOUT_MESSAGES.fallback, { cause: details.cause })
    this.status = status
    this.code = code
    this.details = details
  }
}

/** A failure that only the operator can fix. The visitor is not told the cause. */
export function misconfigured(
  cause: unknown,
  logDetails?: Readonly<Record<string, unknown>>,
): CheckoutError {
  const message = CHECKOUT_MESSAGES.stripeUnknown
  return new CheckoutError(500, 'misconfigured', { message, logDetails, cause })
}

/** The host's header rules do not apply to function replies, so each reply sets its own. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A JSON reply that is not cached, framed or read by another site. */
export const jsonReply = (
  status: number,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
) => new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } })

/** The reply to HEAD. */
export const emptyReply = (status: number) => new Response(null, { status, headers: HEADERS })

/** The reply to a refused request. */
export function errorReply(error: CheckoutError, requestId: string): Response {
  const { status, code, message, details } = error
  const { fields, headers } = details
  const body: CheckoutErrorReply = { error: { code, message, fields, requestId } }
  return jsonReply(status, body, headers)
}
