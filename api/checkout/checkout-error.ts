import { CHECKOUT_MESSAGES, type CheckoutErrorCode } from '../../src/shared/checkout'

/** What the log says about a refusal, in addition to its cause. Nothing that a visitor typed. */
export type RefusalFacts =
  | { readonly reason: 'environment'; readonly problems: readonly string[] }
  | { readonly reason: 'price_mismatch' }
  /** Which parts of the body failed: `customer.email`. */
  | { readonly paths: readonly string[] }

interface CheckoutErrorParts {
  readonly status: number
  readonly code: CheckoutErrorCode
  /** What the visitor reads. */
  readonly message: string
  /** Messages per form field: `{ 'customer.email': 'Invalid email address' }`. */
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly facts?: RefusalFacts | undefined
}

/** A refusal as it goes to the browser. `cause` and `facts` are for the log only. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'
  readonly status: number
  readonly code: CheckoutErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly facts: RefusalFacts | undefined

  constructor(parts: CheckoutErrorParts, cause?: unknown) {
    super(parts.message, { cause })
    this.status = parts.status
    this.code = parts.code
    this.fields = parts.fields
    this.headers = parts.headers ?? {}
    this.facts = parts.facts
  }
}

/** Something that only the operator can fix. The visitor is not told what. */
export function misconfigured(cause: unknown, facts?: RefusalFacts): CheckoutError {
  const message = CHECKOUT_MESSAGES.stripeUnknown
  return new CheckoutError({ status: 500, code: 'misconfigured', message, facts }, cause)
}
