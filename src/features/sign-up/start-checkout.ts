import {
  changeSignUp,
  readSignUpRecord,
  orderOf,
  renewAttemptId,
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
  type CheckoutErrorCode,
  type Customer,
} from '../../shared/checkout'

/** Longer than the function's 20 s reply limit, so its answer normally arrives first. */
export const CHECKOUT_TIMEOUT_MS = 25_000

/** Error messages by part of the request, such as `customer.email`. */
export type FieldMessages = Readonly<Record<string, string>>

/** A checkout that did not start. The message is for the visitor. */
export class CheckoutFailure extends Error {
  readonly code: CheckoutErrorCode | undefined
  readonly fields: FieldMessages | undefined

  constructor(message: string = CHECKOUT_MESSAGES.fallback, error?: CheckoutErrorReply['error']) {
    super(message)
    this.code = error?.code
    this.fields = error?.fields
  }
}

/** Whether the record is as it was when the request was sent. A duplicated tab may have ordered meanwhile. */
function isCurrent({ attemptId, replaces }: CheckoutRequest): boolean {
  const record = readSignUpRecord()
  return record?.attemptId === attemptId && record.session === replaces
}

/** Throws the failure in a reply that is not 200. A reply that is not the function's own has no details. */
function fail(body: unknown, request: CheckoutRequest): never {
  const { data } = CheckoutErrorReply.safeParse(body)
  if (data === undefined) throw new CheckoutFailure()
  // A new attempt id is safe: the function sends these codes only once the earlier session, if any, has expired.
  if (NEW_ATTEMPT_CODES.includes(data.error.code) && isCurrent(request)) renewAttemptId()
  throw new CheckoutFailure(data.error.message, data.error)
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
    if (!response.ok) fail(body, request)
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
 * Sends the order of the tab's record. Returns the URL to go to: Stripe's page, or the success page if the sign-up is paid.
 * Throws CheckoutFailure without one. `inFlight` aborts the request.
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
    attemptId: record.attemptId,
    catalog: catalogDigest(),
    replaces: record.session,
  })
  const { url, sessionId } = await requestSession(request, inFlight)
  // A copy of this tab has ordered meanwhile. Nobody else has this URL, so its session won't be paid.
  if (!isCurrent(request) && readSignUpRecord()?.session !== sessionId) throw new CheckoutFailure()
  // Store the session before the visitor can pay it, so that the next request names it.
  changeSignUp({ session: sessionId })
  return url
}
