import * as z from 'zod'
import { serveLocally } from '../server/serve-locally'
import { ApiError, errorOutcome, missing } from './api-error'
import { sessionJson } from './checkout-sessions'
import { fakeStripeEnvironment } from './environment'
import { FAULTS, OPERATIONS } from './faults'
import { readParameters } from './parameters'
import { answerPaymentPage } from './payment-page'
import { changedPrice, PriceChange } from './prices'
import { addSignUps, sampleSignUps } from './sample-sign-ups'
import { answerStripeApi, fakeStripeState, type FakeStripeState } from './stripe-api'

const FaultOrder = z.strictObject({
  fault: z.enum(FAULTS),
  times: z.int().min(1).default(1),
  operation: z.enum(OPERATIONS).default('create'),
})

const PriceOrder = z.strictObject({ id: z.string(), change: PriceChange })

/**
 * The control endpoints, which Stripe does not have: `POST faults {fault, times, operation}`,
 * `POST prices {id, change: {unit_amount, …}}`, `POST seed`, `POST reset`, `GET requests`,
 * `GET sessions`.
 */
async function runControl(
  state: FakeStripeState,
  request: Request,
  name: string,
): Promise<unknown> {
  const order: unknown = await request.json().catch(() => undefined)
  switch (`${request.method} ${name}`) {
    case 'POST faults': {
      const { fault, times, operation } = readParameters(FaultOrder, order)
      state.faults.add(fault, times, operation)
      return { ok: true }
    }
    case 'POST prices': {
      const { id, change } = readParameters(PriceOrder, order)
      const price = state.prices.get(id)
      if (price === undefined) throw missing('price', id, 'id')
      state.prices.set(id, changedPrice(price, change))
      return { ok: true }
    }
    case 'POST seed':
      addSignUps(state.sessions, sampleSignUps())
      return { ok: true }
    case 'POST reset':
      state.reset()
      return { ok: true }
    case 'GET requests':
      return state.requests
    case 'GET sessions': {
      const expand = ['line_items', 'subscription']
      return state.sessions.all().map((session) => sessionJson(session, expand))
    }
    default:
      throw new ApiError(404, `Unknown control endpoint: ${request.method} ${name}`)
  }
}

async function answer(state: FakeStripeState, request: Request): Promise<Response> {
  const [, area, name = ''] = new URL(request.url).pathname.split('/')
  switch (area) {
    case '_fake-stripe':
      return Response.json(await runControl(state, request, name))
    case 'pay':
      return answerPaymentPage(state.sessions, request.method, name)
    default:
      return answerStripeApi(state, request)
  }
}

/**
 * Starts a server on the loopback interface that answers like the part of Stripe that the sign-up
 * uses, with a payment page of its own. It is for rehearsals and tests, and charges no one. Without a
 * port it takes a free one.
 */
export async function startFakeStripe(port?: number) {
  const { url, close } = await serveLocally(async (request) => {
    const reply = await answer(state, request).catch((error: unknown) => {
      const { status, body } = errorOutcome(error)
      return Response.json(body, { status })
    })
    reply.headers.set('Request-Id', `req_${crypto.randomUUID()}`)
    reply.headers.set('Cache-Control', 'no-store')
    return reply
  }, port)
  const state = fakeStripeState(url)
  /** `environment` has the variables that point the checkout function at the fake Stripe. */
  return { url, environment: fakeStripeEnvironment(url), state, close }
}

/** A running fake Stripe. */
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
