import { serveLocally } from '../server/serve-locally'
import { answerAdmin } from './admin'
import { errorOutcome } from './api-error'
import { standInEnvironment } from './environment'
import { answerPaymentPage } from './payment-page'
import { StandInState } from './stand-in-state'
import { answerStripeApi } from './stripe-api'

async function answer(state: StandInState, request: Request): Promise<Response> {
  const [, area, name = ''] = new URL(request.url).pathname.split('/')
  switch (area) {
    case '_stand-in':
      return answerAdmin(state, request, name)
    case 'pay':
      return answerPaymentPage(state.sessions, request.method, name)
    default:
      return answerStripeApi(state, request)
  }
}

function answerError(error: unknown): Response {
  const { status, body } = errorOutcome(error)
  return Response.json(body, { status })
}

/**
 * Starts a server on the loopback interface that answers like the part of Stripe that the sign-up
 * uses, with a payment page of its own. It is for rehearsals and tests, and charges no one. Without a
 * port it takes a free one.
 */
export async function startStripeStandIn(port?: number) {
  const { url, close } = await serveLocally(async (request) => {
    const reply = await answer(state, request).catch(answerError)
    reply.headers.set('Request-Id', `req_${crypto.randomUUID()}`)
    reply.headers.set('Cache-Control', 'no-store')
    return reply
  }, port)
  const state = new StandInState(url)
  /** `environment` has the variables that point the checkout function at the stand-in. */
  return { url, environment: standInEnvironment(url), state, close }
}

/** A running stand-in. */
export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>
