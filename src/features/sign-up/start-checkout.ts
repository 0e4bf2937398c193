import {
  allowedCampaign,
  changeSignUp,
  countSubmission,
  freshAttempt,
  orderOf,
  readSignUpRecord,
} from '../../browser/sign-up-record'
import { catalogDigest } from '../../shared/catalog-digest'
import {
  CHECKOUT_MESSAGES,
  CHECKOUT_PATH,
  CheckoutCreated,
  CheckoutErrorReply,
  CheckoutRequest,
  RETRYABLE_CODES,
  type Customer,
} from '../../shared/checkout'

/** Longer than the function's 20 s reply limit, so its answer is always seen. */
export const CHECKOUT_TIMEOUT_MS = 25_000

/** Error messages by part of the request, such as `customer.email`. */
export type FieldMessages = Readonly<Record<string, string>>

/**
 * How the form is sent again: `automatically` or as the `sameRequest`, because the request may have reached Stripe;
 * `underNewId`, because Stripe would repeat its failure; `afterEdit`, because no session came of it.
 */
type Resend = 'automatically' | 'sameRequest' | 'underNewId' | 'afterEdit'

/** A checkout that did not start. The message is for the visitor. */
export class CheckoutFailure extends Error {
  readonly resend: Resend
  readonly fields: FieldMessages | undefined

  constructor(message: string, resend: Resend, fields?: FieldMessages) {
    super(message)
    this.resend = resend
    this.fields = fields
  }
}

/** The failure in a reply that is not 200. A reply that is not the function's own has no details. */
function failureOf(body: unknown): CheckoutFailure {
  const { data } = CheckoutErrorReply.safeParse(body)
  if (data === undefined) return new CheckoutFailure(CHECKOUT_MESSAGES.fallback, 'sameRequest')
  const { code, message, fields } = data.error
  if (RETRYABLE_CODES.includes(code)) return new CheckoutFailure(message, 'sameRequest')
  const isSaved = code === 'provider' || code === 'no_url'
  return new CheckoutFailure(message, isSaved ? 'underNewId' : 'afterEdit', fields)
}

/** Asks the checkout function for a session. Throws CheckoutFailure unless it gets a URL to pay at. */
async function postCheckout(request: CheckoutRequest, cancel: AbortSignal) {
  const timeout = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS)
  try {
    const response = await fetch(CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([timeout, cancel]),
    })
    const body: unknown = await response.json()
    if (!response.ok) throw failureOf(body)
    const created = CheckoutCreated.safeParse(body)
    if (!created.success) throw new CheckoutFailure(CHECKOUT_MESSAGES.noUrl, 'underNewId')
    return created.data
  } catch (error) {
    if (error instanceof CheckoutFailure) throw error
    throw new CheckoutFailure(
      CHECKOUT_MESSAGES.fallback,
      timeout.aborted ? 'automatically' : 'sameRequest',
    )
  }
}

/** Sends a request and stores the outcome in the record. */
async function send(request: CheckoutRequest, cancel: AbortSignal) {
  changeSignUp({ status: 'sent', unanswered: request })
  try {
    const { url, sessionId } = await postCheckout(request, cancel)
    changeSignUp({ session: sessionId, unanswered: undefined })
    return url
  } catch (error) {
    const resend = error instanceof CheckoutFailure ? error.resend : undefined
    if (resend === 'underNewId') changeSignUp(freshAttempt())
    if (resend === 'afterEdit') changeSignUp({ unanswered: undefined })
    throw error
  }
}

/** The request of the record as it is now. */
function currentRequest(customer: Customer): CheckoutRequest {
  const record = readSignUpRecord()
  if (record === undefined) throw new Error('No sign-up is open')
  return CheckoutRequest.parse({
    ...orderOf(record),
    customer,
    attribution: allowedCampaign(record),
    attemptId: record.id,
    catalog: catalogDigest(),
    replaces: record.session,
  })
}

/** Sends the filled form of the tab's record. Returns the URL to pay at; throws CheckoutFailure without one. */
export async function startCheckout(customer: Customer, cancel: AbortSignal): Promise<string> {
  countSubmission()
  const earlier = readSignUpRecord()?.unanswered
  if (earlier && JSON.stringify(earlier) !== JSON.stringify(currentRequest(customer))) {
    // The lost request may have created a session, and only its reply names it, so send it again first.
    await send(earlier, cancel).catch((error: unknown) => {
      if (readSignUpRecord()?.unanswered) throw error
    })
  }
  return send(currentRequest(customer), cancel)
}
