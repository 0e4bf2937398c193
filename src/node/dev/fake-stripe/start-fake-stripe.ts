import * as z from 'zod'
import { serveLocally } from '../server/serve-locally'
import { ApiError, errorReply } from './api-error'
import { sessionJson } from './checkout-sessions'
import { fakeStripeEnvironment } from './environment'
import { FAULTS, OPERATIONS } from './faults'
import { readParameters } from './parameters'
import { answerPaymentPage } from './payment-page'
import { answerStripeApi, fakeStripeState, type FakeStripeState } from './stripe-api'

const FaultOrder = z.strictObject({
  fault: z.enum(FAULTS),
  times: z.int().min(1).default(1),
  operation: z.enum(OPERATIONS).default('create'),
})

/** Changes a price, to try what happens when Stripe and the catalog disagree. */
const PriceOrder = z.strictObject({
  id: z.string(),
  change: z.strictObject({
    active: z.exactOptional(z.boolean()),
    currency: z.exactOptional(z.string()),
    unit_amount: z.exactOptional(z.int()),
  }),
})

/** The control endpoints, under `/_fake-stripe/`, which Stripe does not have. */
async function runControl(state: FakeStripeState, request: Request, name: string) {
  const order: unknown = await request.json().catch(() => undefined)
  switch (`${request.method} ${name}`) {
    case 'POST faults': {
      const { fault, times, operation } = readParameters(FaultOrder, order)
      state.faults.add(fault, times, operation)
      break
    }
    case 'POST prices': {
      const { id, change } = readParameters(PriceOrder, order)
      state.changePrice(id, change)
      break
    }
    case 'POST reset':
      state.reset()
      break
    case 'GET sessions':
      return state.sessions.all().map((it) => sessionJson(it, ['line_items', 'subscription']))
    default:
      throw new ApiError(404, `Unknown control endpoint: ${request.method} ${name}`)
  }
  return { ok: true }
}

async function answer(state: FakeStripeState, request: Request): Promise<Response> {
  const [, area, name = ''] = new URL(request.url).pathname.split('/')
  if (area === '_fake-stripe') return Response.json(await runControl(state, request, name))
  if (area === 'pay') return answerPaymentPage(state.sessions, request, name)
  return answerStripeApi(state, request)
}

/** Starts a local server that imitates the part of Stripe's API that the sign-up uses. */
export async function startFakeStripe(port?: number) {
  const { url, close } = await serveLocally(async (request) => {
    const reply = await answer(state, request).catch((error: unknown) => {
      const { status, body } = errorReply(error)
      return Response.json(body, { status })
    })
    reply.headers.set('Request-Id', `req_${crypto.randomUUID()}`)
    return reply
  }, port)
  const state = fakeStripeState(url)
  /** `environment` has the variables that point the checkout function at the fake Stripe. */
  return { url, environment: fakeStripeEnvironment(url), state, close }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
