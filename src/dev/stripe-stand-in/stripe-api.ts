import { setTimeout as delay } from 'node:timers/promises'
import { ApiError, errorOutcome, missing, type Outcome } from './api-error'
import { sessionJson } from './checkout-sessions'
import { STAND_IN_KEY } from './environment'
import { OPERATIONS, REFUSALS, UNKNOWN_ERROR, type Fault, type Operation } from './faults'
import { ListRequest, LookupRequest, parseForm, readParameters, type FormGroup } from './parameters'
import type { KeptCall, StandInState } from './stand-in-state'

/** How long the `slow` fault takes: long enough for the same request to arrive again. */
const SLOW_REPLY_MS = 250

interface ApiCall {
  readonly operation: Operation
  /** The id in the path, where the operation has one. */
  readonly id: string
  readonly parameters: FormGroup
  readonly fault: Fault | undefined
}

const ROUTES: Readonly<Record<Operation, RegExp>> = {
  create: /^POST \/v1\/checkout\/sessions$/,
  list: /^GET \/v1\/checkout\/sessions$/,
  retrieve: /^GET \/v1\/checkout\/sessions\/([^/]+)$/,
  expire: /^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/,
  price: /^GET \/v1\/prices\/([^/]+)$/,
}

function findRoute(address: string) {
  for (const operation of OPERATIONS) {
    const match = ROUTES[operation].exec(address)
    if (match) return { operation, id: match[1] ?? '' }
  }
  return undefined
}

function listJson({ sessions }: StandInState, parameters: FormGroup): unknown {
  const request = readParameters(ListRequest, parameters)
  const { data, hasMore } = sessions.list(request)
  const expand = request.expand?.map((path) => path.replace('data.', ''))
  return {
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: hasMore,
    data: data.map((session) => sessionJson(session, expand)),
  }
}

function execute(state: StandInState, { operation, id, parameters, fault }: ApiCall): unknown {
  const { sessions, prices } = state
  switch (operation) {
    case 'create': {
      const session = sessions.create(parameters, fault)
      return sessionJson(session, session.request.expand)
    }
    case 'retrieve':
      return sessionJson(sessions.get(id), readParameters(LookupRequest, parameters).expand)
    case 'expire':
      return sessionJson(sessions.expire(id))
    case 'list':
      return listJson(state, parameters)
    case 'price': {
      const price = prices.get(id)
      if (price === undefined) throw missing('price', id, 'price')
      return price
    }
  }
}

/** Executes a call. A refusal becomes an outcome too, because Stripe keeps refusals under the key. */
async function outcomeOf(state: StandInState, call: ApiCall): Promise<Outcome> {
  if (call.fault === 'slow') await delay(SLOW_REPLY_MS)
  try {
    if (call.fault === 'saved-500') throw UNKNOWN_ERROR
    return { status: 200, body: execute(state, call) }
  } catch (error) {
    return errorOutcome(error)
  }
}

/**
 * Stripe's rules for the Idempotency-Key header (docs.stripe.com/idempotency): the first outcome is
 * kept, errors included, and repeated to the same request. Another request under the key is refused,
 * and so is one that arrives while the first is still running.
 */
async function keptOutcome(
  { keptCalls }: StandInState,
  key: string | undefined,
  request: string,
  run: () => Promise<Outcome>,
): Promise<Outcome & { readonly isReplay: boolean }> {
  const known = keptCalls.get(key ?? '')
  if (known === undefined) {
    const call: KeptCall = { request, outcome: undefined }
    if (key !== undefined) keptCalls.set(key, call)
    const outcome = await run()
    call.outcome = outcome
    return { ...outcome, isReplay: false }
  }
  if (known.request !== request) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.'
    throw new ApiError(400, message, { type: 'idempotency_error' })
  }
  if (known.outcome === undefined) {
    const message = 'There is currently another in-progress request using this key.'
    const details = { type: 'idempotency_error', code: 'idempotency_key_in_use' } as const
    throw new ApiError(409, message, details)
  }
  return { ...known.outcome, isReplay: true }
}

function checkKey(authorization: string | null): void {
  if (authorization === `Bearer ${STAND_IN_KEY}`) return
  const isMissing = authorization === null
  throw new ApiError(
    401,
    isMissing ? 'You did not provide an API key.' : 'Invalid API Key provided',
  )
}

/** Breaks the connection before anything is sent. */
function droppedReply(): Response {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.error(new Error('Dropped on purpose'))
  }
  return new Response(new ReadableStream({ start }))
}

/** Sends half of a reply and breaks the connection. */
function cutReply(text: string): Response {
  const headers = { Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) }
  return new Response(text.slice(0, text.length / 2), { headers })
}

/**
 * Answers the part of Stripe's API that the site and its commands use: sessions are created, listed,
 * retrieved and expired, and prices are retrieved. The checks come in Stripe's order: key, limits,
 * kept replies, parameters (docs.stripe.com/error-low-level).
 */
export async function answerStripeApi(state: StandInState, request: Request): Promise<Response> {
  const { method, headers } = request
  const { pathname, search } = new URL(request.url)
  const form = method === 'GET' ? search : await request.text()
  const address = `${method} ${pathname}`
  const route = findRoute(address)
  const parameters = parseForm(form)
  const fault = route && state.faults.take(route.operation)
  const idempotencyKey = headers.get('Idempotency-Key') ?? undefined
  state.requests.push({
    method,
    path: pathname,
    operation: route?.operation,
    parameters,
    idempotencyKey,
    stripeVersion: headers.get('Stripe-Version') ?? undefined,
    fault,
  })

  checkKey(headers.get('Authorization'))
  if (route === undefined) throw new ApiError(404, `Unrecognized request URL (${address}).`)
  if (fault === 'drop') return droppedReply()
  const refusal = fault && REFUSALS[fault]
  if (refusal !== undefined) throw refusal

  const { status, body, isReplay } = await keptOutcome(
    state,
    idempotencyKey,
    `${address} ${form}`,
    () => outcomeOf(state, { ...route, parameters, fault }),
  )
  if (fault === 'hang') return new Promise(() => {})
  if (fault === 'not-json') return new Response('<html>Bad gateway</html>')
  const text = JSON.stringify(body)
  if (fault === 'cut-reply') return cutReply(text)
  const replyHeaders = {
    'Content-Type': 'application/json',
    ...(isReplay && { 'Idempotent-Replayed': 'true' }),
    // A retry would only get the kept failure again. Stripe says so in this header.
    ...(status >= 500 && { 'Stripe-Should-Retry': 'false' }),
  }
  return new Response(text, { status, headers: replyHeaders })
}
