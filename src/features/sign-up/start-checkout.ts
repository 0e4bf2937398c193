import {
  changeSignUp,
  readSignUpRecord,
  orderOf,
  renewSignUp,
  withoutRefusedClickIds,
} from '../../browser/sign-up-record'
import { catalogDigest } from '../../shared/catalog-digest'
import {
  CHECKOUT_MESSAGES,
  CHECKOUT_PATH,
  CheckoutReply,
  CheckoutErrorReply,
  CheckoutRequest,
  NEW_ATTEMPT_CODES,
  type Customer,
} from '../../shared/checkout'

/** Longer than the function's 20 s reply limit, so its answer normally arrives first. */
export const CHECKOUT_TIMEOUT_MS = 25_000

/** Error messages by part of the request, such as `customer.email`. */
export type FieldMessages = Readonly<Record<string, string>>

/** A checkout that did not start. The message is for the visitor. */
export class CheckoutFailure extends Error {
  readonly fields: FieldMessages | undefined

  constructor(message: string = CHECKOUT_MESSAGES.fallback, fields?: FieldMessages) {
    super(message)
    this.fields = fields
  }
}

/** Throws the failure in a reply that is not 200. A reply that is not the function's own has no details. */
function fail(body: unknown): never {
  const { data } = CheckoutErrorReply.safeParse(body)
  if (data === undefined) throw new CheckoutFailure()
  const { code, message, fields } = data.error
  // Stripe would repeat this failure for the same attempt. The function sends such a code only after the earlier
  // session, if there was one, has expired.
  if (NEW_ATTEMPT_CODES.includes(code)) renewSignUp()
  throw new CheckoutFailure(message, fields)
}

/** Asks the checkout function for a session. Throws CheckoutFailure unless it gets a URL to pay at. */
async function requestSession(request: CheckoutRequest, inFlight: AbortController) {
  // Not `AbortSignal.any`: Safari before 17.4 lacks it, and phones that get no more updates can order, too.
  const timer = setTimeout(() => inFlight.abort(), CHECKOUT_TIMEOUT_MS)
  try {
    const response = await fetch(CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: inFlight.signal,
    })
    const body: unknown = await response.json()
    if (!response.ok) fail(body)
    const created = CheckoutReply.safeParse(body)
    if (!created.success) throw new CheckoutFailure(CHECKOUT_MESSAGES.noUrl)
    return created.data
  } catch (error) {
    throw error instanceof CheckoutFailure ? error : new CheckoutFailure()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends the filled form of the tab's record. Returns the URL to pay at; throws CheckoutFailure without one. `inFlight`
 * aborts the request.
 */
export async function startCheckout(
  customer: Customer,
  inFlight: AbortController,
): Promise<string> {
  const record = readSignUpRecord()
  if (record === undefined) throw new Error('No sign-up is open')
  const request = CheckoutRequest.parse({
    ...orderOf(record),
    customer,
    attribution: withoutRefusedClickIds(record.attribution),
    attemptId: record.id,
    catalog: catalogDigest(),
    replaces: record.session,
  })
  const { url, sessionId } = await requestSession(request, inFlight)
  // Before the URL is used, so that the next request names every session that can be paid.
  changeSignUp({ session: sessionId })
  return url
}
