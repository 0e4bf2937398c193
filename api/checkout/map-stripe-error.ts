import { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES, type CheckoutErrorCode } from '../../src/shared/checkout'
import { CheckoutError, misconfigured } from './checkout-error'

/** A little longer than Stripe holds a key that is in use. */
const BUSY_RETRY_AFTER_SECONDS = '2'

const PROVIDER_MESSAGE_MAX_CHARS = 300

/** Parts of keys and ids, which visitors must not see. */
const INTERNAL_FRAGMENT = /\b(?:sk|rk|pk|whsec|acct|price|prod|cus|sub|cs|req)_\w/

const NETWORK_TIMEOUT_CODE = 'ETIMEDOUT'

/** Stripe's own message as a visitor may read it. */
function providerMessage(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim()
  const isFit =
    text !== '' && text.length <= PROVIDER_MESSAGE_MAX_CHARS && !INTERNAL_FRAGMENT.test(text)
  return isFit ? CHECKOUT_MESSAGES.stripe(text) : CHECKOUT_MESSAGES.stripeUnknown
}

function unavailable(status: number, code: CheckoutErrorCode, cause: unknown): CheckoutError {
  return new CheckoutError({ status, code, message: CHECKOUT_MESSAGES.fallback }, cause)
}

function busy(cause: unknown): CheckoutError {
  const headers = { 'Retry-After': BUSY_RETRY_AFTER_SECONDS }
  const message = CHECKOUT_MESSAGES.fallback
  return new CheckoutError({ status: 503, code: 'busy', message, headers }, cause)
}

function connectionFailure(error: Stripe.errors.StripeConnectionError): CheckoutError {
  const { detail } = error
  const isTimeout =
    detail instanceof Error && 'code' in detail && detail.code === NETWORK_TIMEOUT_CODE
  return isTimeout ? unavailable(504, 'timeout', error) : unavailable(502, 'unreachable', error)
}

/** Everything for which the SDK has no class: 5xx, a key in use (409), and replies that are not JSON. */
function apiFailure(error: Stripe.errors.StripeError): CheckoutError {
  const { statusCode } = error
  if (statusCode === undefined) return unavailable(502, 'unreachable', error)
  if (statusCode === 409 || statusCode === 503) return busy(error)
  if (statusCode < 500) return misconfigured(error)
  const message = providerMessage(error.message)
  return new CheckoutError({ status: 502, code: 'provider', message }, error)
}

function refusedRequest(error: Stripe.errors.StripeError): CheckoutError {
  if (error.param !== 'customer_email' && error.code !== 'email_invalid') {
    return misconfigured(error)
  }
  const message = CHECKOUT_MESSAGES.email
  const fields = { 'customer.email': message }
  return new CheckoutError({ status: 422, code: 'validation', message, fields }, error)
}

/**
 * Turns an error of the SDK into a refusal (docs/decisions/0022-what-visitors-read-when-stripe-fails.md).
 * Only the messages of card errors and of Stripe's own failures are passed on. Errors that do not come
 * from Stripe are returned unchanged.
 */
export function mapStripeError(error: unknown): unknown {
  const { StripeError, StripeConnectionError } = Stripe.errors
  if (error instanceof StripeConnectionError) return connectionFailure(error)
  if (!(error instanceof StripeError)) return error
  switch (error.type) {
    case 'StripeCardError':
      return new CheckoutError(
        { status: 402, code: 'provider', message: providerMessage(error.message) },
        error,
      )
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
