import { closedPage, paymentPage } from './payment-page'
import type { Reply } from './reply'
import type { StandInState } from './stand-in-state'

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}

/** The page under a session's address: GET shows it, POST pays and sends the visitor back. */
export function answerPaymentPage(
  { sessions }: StandInState,
  method: string,
  sessionId: string,
): Reply {
  const session = sessions.find(sessionId)
  if (session?.status !== 'open') {
    return { status: session ? 410 : 404, body: closedPage(session), headers: HTML_HEADERS }
  }
  if (method !== 'POST') return { status: 200, body: paymentPage(session), headers: HTML_HEADERS }
  sessions.complete(sessionId)
  const location = session.request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
  return { status: 303, body: '', headers: { Location: location } }
}
