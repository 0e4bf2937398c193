import type { CheckoutError } from './checkout-error'

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

/** The reply to a refused request, a `CheckoutErrorReply`. */
export function errorReply(error: CheckoutError, requestId: string): Response {
  const { status, code, message, details } = error
  return jsonReply(
    status,
    { error: { code, message, fields: details.fields, requestId } },
    details.headers,
  )
}
