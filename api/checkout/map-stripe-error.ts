import { Stripe } from 'stripe'
import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { CheckoutError, misconfigured } from './reply'

/** Stripe's keys and ids all contain an underscore; messages for visitors don't, and they are short. */
const READABLE = /^[^_]{1,300}$/

/** Stripe's message about a card, as a visitor may read it. The SDK passes on whatever the reply has in its place. */
function cardMessage(message: unknown): string {
  const text = typeof message === 'string' ? message.replace(/\s+/g, ' ').trim() : ''
  return READABLE.test(text) ? CHECKOUT_MESSAGES.stripe(text) : CHECKOUT_MESSAGES.stripeUnknown
}

/** A refusal after which the browser may send the same request again in a moment. */
export function busy(cause: unknown): CheckoutError {
  return new CheckoutError(503, 'busy', { cause })
}

/** Errors without an SDK class: 5xx, an idempotency key in use (409), and replies that are not Stripe's. */
function apiFailure(cause: Stripe.errors.StripeError): CheckoutError {
  const { statusCode } = cause
  if (statusCode === undefined) return new CheckoutError(502, 'unreachable', { cause })
  if (statusCode === 409 || statusCode === 503) return busy(cause)
  if (statusCode < 500) return misconfigured(cause)
  // Stripe's messages about its own failures name hosts and ids.
  return new CheckoutError(502, 'provider', { message: CHECKOUT_MESSAGES.stripeUnknown, cause })
}

function wrongEmail(cause: unknown): CheckoutError {
  const message = CHECKOUT_MESSAGES.email
  const fields = { 'customer.email': message }
  return new CheckoutError(422, 'validation', { message, fields, cause })
}

/**
 * Converts any thrown value to a refusal (docs/decisions/0022-what-visitors-read-when-stripe-fails.md). Only the messages
 * of card errors are passed on, because Stripe writes no others for buyers.
 */
export function toCheckoutError(cause: unknown): CheckoutError {
  if (cause instanceof CheckoutError) return cause
  if (!(cause instanceof Stripe.errors.StripeError)) return misconfigured(cause)
  switch (cause.type) {
    case 'StripeConnectionError': {
      const { detail } = cause
      return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT'
        ? new CheckoutError(504, 'timeout', { cause })
        : new CheckoutError(502, 'unreachable', { cause })
    }
    case 'StripeCardError':
      return new CheckoutError(402, 'provider', { message: cardMessage(cause.message), cause })
    case 'StripeRateLimitError':
      return busy(cause)
    case 'StripeInvalidRequestError':
      return cause.param === 'customer_email' || cause.code === 'email_invalid'
        ? wrongEmail(cause)
        : new CheckoutError(500, 'rejected', { message: CHECKOUT_MESSAGES.stripeUnknown, cause })
    case 'StripeAPIError':
      return apiFailure(cause)
    default:
      return misconfigured(cause)
  }
}
