import { CHECKOUT_MESSAGES } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'

/** Something only the operator can mend. The visitor learns nothing about it (decisions.md 16). */
export function misconfigured(cause?: unknown): CheckoutError {
  return new CheckoutError(
    { status: 500, code: 'misconfigured', message: CHECKOUT_MESSAGES.stripeUnknown },
    cause,
  )
}
