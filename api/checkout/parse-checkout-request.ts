import { CHECKOUT_MESSAGES, CheckoutRequest } from '../../src/shared/checkout'
import { CheckoutError } from './checkout-error'

const ORDER_KEYS: ReadonlySet<unknown> = new Set(['plan', 'billing', 'setup'])
const NO_CUSTOMER = {}

/** An absent customer is an empty form: the visitor is told which fields are required. */
function withCustomer(body: unknown): unknown {
  const lacksCustomer =
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    !('customer' in body && body.customer !== undefined)
  return lacksCustomer ? { ...body, customer: NO_CUSTOMER } : body
}

/**
 * Reads a decoded body. The first that applies decides: an order that does not exist is
 * 'Invalid plan or billing type' (400), any other malformed part is an invalid request (400), and
 * customer fields are told one by one (422).
 */
export function parseCheckoutRequest(body: unknown): CheckoutRequest {
  const result = CheckoutRequest.safeParse(withCustomer(body))
  if (result.success) return result.data
  const { issues } = result.error

  if (issues.some(({ path }) => ORDER_KEYS.has(path[0]))) {
    throw new CheckoutError({
      status: 400,
      code: 'invalid_plan',
      message: CHECKOUT_MESSAGES.invalidPlan,
    })
  }
  const fieldIssues = issues.filter(({ path }) => path[0] === 'customer' && path.length === 2)
  const [firstIssue] = fieldIssues
  if (firstIssue === undefined || fieldIssues.length < issues.length) {
    throw new CheckoutError({
      status: 400,
      code: 'invalid_request',
      message: CHECKOUT_MESSAGES.fallback,
    })
  }
  throw new CheckoutError({
    status: 422,
    code: 'validation',
    message: firstIssue.message,
    fields: Object.fromEntries(
      fieldIssues.map(({ path, message }) => [path.map(String).join('.'), message]),
    ),
  })
}
