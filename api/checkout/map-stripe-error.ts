import { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { CheckoutError, misconfigured } from './checkout-error'

/** A little longer than Stripe holds a key that is in use. */
const BUSY_RETRY_AFTER_SECONDS = '2'

const PROVIDER_MESSAGE_MAX_CHARS = 300

/** Parts of keys and ids, which visitors must not see. */
const INTERNAL_FRAGMENT = /\b(?:sk|rk|pk|whsec|acct|price|prod|cus|sub|cs|req)_\w/

const NETWORK_TIMEOUT_CODE = 'ETIMEDOUT'

/** Stripe's message about a card, as a visitor may read it. */
function cardMessage(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim()
  const isFit =
    text !== '' && text.length <= PROVIDER_MESSAGE_MAX_CHARS && !INTERNAL_FRAGMENT.test(text)
  return isFit ? CHECKOUT_MESSAGES.stripe(text) : CHECKOUT_MESSAGES.stripeUnknown
}

/** Asks the visitor to try the same attempt again in a moment. */
export function busy(cause: unknown): CheckoutError {
  return new CheckoutError(503, 'busy', {
    headers: { 'Retry-After': BUSY_RETRY_AFTER_SECONDS },
    cause,
  })
}

function connectionFailure(cause: Stripe.errors.StripeConnectionError): CheckoutError {
  const { detail } = cause
  const isTimeout =
    detail instanceof Error && 'code' in detail && detail.code === NETWORK_TIMEOUT_CODE
  return isTimeout
    ? new CheckoutError(504, 'timeout', { cause })
    : new CheckoutError(502, 'unreachable', { cause })
}

/** Everything for which the SDK has no class: 5xx, a key in use (409), and replies that are not JSON. */
function apiFailure(error: Stripe.errors.StripeError): CheckoutError {
  const { statusCode } = error
  if (statusCode === undefined) return new CheckoutError(502, 'unreachable', { cause: error })
  if (statusCode === 409 || statusCode === 503) return busy(error)
  if (statusCode < 500) return misconfigured(error)
  // Stripe's messages about its own failures name hosts and ids.
  return new CheckoutError(502, 'provider', {
    message: CHECKOUT_MESSAGES.stripeUnknown,
    cause: error,
  })
}

function refusedRequest(error: Stripe.errors.StripeError): CheckoutError {
  if (error.param !== 'customer_email' && error.code !== 'email_invalid') {
    return misconfigured(error)
  }
  const message = CHECKOUT_MESSAGES.email
  const fields = { 'customer.email': message }
  return new CheckoutError(422, 'validation', { message, fields, cause: error })
}

/**
 * Turns whatever was thrown into a refusal (docs/decisions/0022-what-visitors-read-when-stripe-fails.md).
 * Only the messages of card errors are passed on, because Stripe writes no others for buyers. An unexpected error counts
 * as a mistake of ours.
 */
export function toCheckoutError(error: unknown): CheckoutError {
  const { StripeError, StripeConnectionError } = Stripe.errors
  if (error instanceof StripeConnectionError) return connectionFailure(error)
  if (error instanceof CheckoutError) return error
  if (!(error instanceof StripeError)) return misconfigured(error)
  switch (error.type) {
    case 'StripeCardError':
      return new CheckoutError(402, 'provider', {
        message: cardMessage(error.message),
        cause: error,
      })
    case 'StripeRateLimitError':
      return busy(error)
    case 'StripeInvalidRequestError':
      return refusedRequest(error)
    case 'StripeAPIError':
      return apiFailure(error)
    default:
      return misconfigured(error)
  }
}
