import { setTimeout as delay } from 'node:timers/promises'
import { ApiError, errorReply, missing, type StripeReply } from './api-error'
import { CheckoutSessions, sessionJson, type FakeStripeSession } from './checkout-sessions'
import { FAKE_STRIPE_KEY } from './environment'
import { FAULT_EFFECTS, FaultQueue, OPERATIONS, type Fault, type Operation } from './faults'
import { ListRequest, LookupRequest, parseForm, readParameters } from './parameters'
import { catalogPrices, type FakeStripePrice } from './prices'

/** The first call under an idempotency key, and its result once it has ended. */
interface KeptCall {
  readonly request: string
  reply: StripeReply | undefined
}

/** The state of a running fake Stripe. `reset` restores the initial state. */
export function fakeStripeState(url: string) {
  const empty = () => {
    const prices = catalogPrices()
    return {
      prices,
      sessions: new CheckoutSessions(prices, url),
      requests: new Array<ReceivedRequest>(),
      faults: new FaultQueue(),
      keptCalls: new Map<string, KeptCall>(),
    }
  }
  return {
    ...empty(),
    reset(): void {
      Object.assign(this, empty())
    },
    /** Throws where there is no such price. */
    changePrice(id: string, change: Partial<FakeStripePrice>): void {
      const price = this.prices.get(id)
      if (price === undefined) throw missing('price', id, 'id')
      this.prices.set(id, { ...price, ...change })
    },
  }
}
export type FakeStripeState = ReturnType<typeof fakeStripeState>

/** Duration of the `slow` fault: long enough for the same request to arrive again. */
const SLOW_REPLY_MS = 250

const ROUTES: Readonly<Record<Operation, RegExp>> = {
  create: /^POST \/v1\/checkout\/sessions$/,
  list: /^GET \/v1\/checkout\/sessions$/,
  retrieve: /^GET \/v1\/checkout\/sessions\/([^/]+)$/,
  expire: /^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/,
  price: /^GET \/v1\/prices\/([^/]+)$/,
}

/** A request's fields, without its key. `id` comes from the path. */
async function readRequest(request: Request) {
  const { method, url, headers } = request
  const { pathname: path, search } = new URL(url)
  const call = `${method} ${path}`
  const operation = OPERATIONS.find((name) => ROUTES[name].test(call))
  return {
    method,
    path,
    operation,
    id: (operation && ROUTES[operation].exec(call)?.[1]) ?? '',
    parameters: parseForm(method === 'GET' ? search : await request.text()),
    idempotencyKey: headers.get('Idempotency-Key') ?? undefined,
  }
}
type ReceivedRequest = Awaited<ReturnType<typeof readRequest>>

function execute(state: FakeStripeState, call: ReceivedRequest, fault?: Fault): unknown {
  const { sessions, prices } = state
  const { id, parameters } = call
  if (fault === 'saved-500') throw FAULT_EFFECTS['http-500']
  const reply = (session: FakeStripeSession, expand?: readonly string[]) => {
    const json = sessionJson(session, expand)
    const effect = fault && FAULT_EFFECTS[fault]
    return effect && 'session' in effect ? { ...json, ...effect.session(json) } : json
  }
  switch (call.operation) {
    case 'create': {
      const session = sessions.create(parameters)
      return reply(session, session.request.expand)
    }
    case 'retrieve':
      return reply(sessions.get(id), readParameters(LookupRequest, parameters).expand)
    case 'expire':
      return reply(sessions.expire(id))
    case 'list': {
      const request = readParameters(ListRequest, parameters)
      const { data, hasMore } = sessions.list(request)
      const expand = request.expand?.map((path) => path.replace('data.', ''))
      const listed = data.map((session) => sessionJson(session, expand))
      return { object: 'list', url: call.path, has_more: hasMore, data: listed }
    }
    case 'price': {
      const price = prices.get(id)
      if (price === undefined) throw missing('price', id, 'price')
      return price
    }
    case undefined:
      throw new ApiError(404, `Unrecognized request URL (${call.method}: ${call.path}).`)
  }
}

/** Answers under an idempotency key as Stripe does (docs.stripe.com/idempotency): the first outcome is repeated. */
async function replyTo(state: FakeStripeState, call: ReceivedRequest, fault?: Fault) {
  const { method, path, parameters, idempotencyKey } = call
  const request = JSON.stringify([method, path, parameters])
  const known = state.keptCalls.get(idempotencyKey ?? '')
  if (known) {
    const type = 'idempotency_error'
    if (known.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      throw new ApiError(400, message, { type })
    }
    if (known.reply) return { ...known.reply, isReplay: true }
    const message = 'There is currently another in-progress request using this key.'
    throw new ApiError(409, message, { type, code: 'idempotency_key_in_use' })
  }
  const kept: KeptCall = { request, reply: undefined }
  if (idempotencyKey !== undefined) state.keptCalls.set(idempotencyKey, kept)
  if (fault === 'slow') await delay(SLOW_REPLY_MS)
  try {
    kept.reply = { status: 200, body: execute(state, call, fault) }
  } catch (error) {
    kept.reply = errorReply(error)
  }
  return { ...kept.reply, isReplay: false }
}

/** Breaks the connection before anything is sent. */
function droppedReply(): Response {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.error(new Error('Dropped on purpose'))
  return new Response(new ReadableStream({ start }))
}

/** Sends half of a reply and breaks the connection. */
function cutReply(text: string): Response {
  const headers = { Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) }
  return new Response(text.slice(0, text.length / 2), { headers })
}

/** Answers Stripe's API, with its checks in its order: key, limits, kept replies, parameters. */
export async function answerStripeApi(state: FakeStripeState, request: Request): Promise<Response> {
  const call = await readRequest(request)
  state.requests.push(call)
  const fault = call.operation && state.faults.take(call.operation)
  if (request.headers.get('Authorization') !== `Bearer ${FAKE_STRIPE_KEY}`) {
    throw new ApiError(401, 'Invalid API Key provided')
  }
  if (fault === 'drop') return droppedReply()
  const effect = fault && FAULT_EFFECTS[fault]
  if (effect instanceof ApiError) throw effect

  const { status, body, isReplay } = await replyTo(state, call, fault)
  if (fault === 'hang') return new Promise(() => {})
  if (effect && 'gateway' in effect) return new Response(effect.gateway.text, effect.gateway)
  if (fault === 'cut-reply') return cutReply(JSON.stringify(body))
  const headers = {
    ...(isReplay && { 'Idempotent-Replayed': 'true' }),
    // A retry would get the saved failure again, which Stripe says in this header.
    ...(status >= 500 && { 'Stripe-Should-Retry': 'false' }),
  }
  return Response.json(body, { status, headers })
}
