import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { priceVariable } from '../../shared/price-settings'
import { BILLING_PERIODS, PLAN_IDS } from '../../shared/plans'
import { answerAdmin } from './admin'
import { answerPaymentPage } from './payment-page'
import { standInPriceId } from './prices'
import { ApiError, errorReply, sendReply } from './replies'
import { StandInState } from './stand-in-state'
import { answerStripeApi, STAND_IN_KEY } from './stripe-api'

const HOST = '127.0.0.1'
const BODY_MAX_BYTES = 1024 * 1024

/** A running stand-in. */
export interface StripeStandIn {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** The variables that point the checkout function at it. */
  readonly environment: Readonly<Record<string, string>>
  readonly state: StandInState
  readonly close: () => Promise<void>
}

/**
 * The variables that point the checkout function at a stand-in: key, address and six price ids.
 * SITE_URL is not one of them; whoever serves the site sets it.
 */
export function standInEnvironment(standInUrl: string): Record<string, string> {
  const prices = PLAN_IDS.flatMap((planId) =>
    BILLING_PERIODS.map((period) => [
      priceVariable(planId, period),
      standInPriceId(planId, period),
    ]),
  )
  return {
    STRIPE_SECRET_KEY: STAND_IN_KEY,
    STRIPE_API_BASE: standInUrl,
    ...Object.fromEntries(prices),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > BODY_MAX_BYTES) throw new ApiError(413, 'Request body too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function answer(
  state: StandInState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${HOST}`)
  const [, area = '', name = ''] = url.pathname.split('/')
  const method = request.method ?? 'GET'
  const body = await readBody(request)
  switch (area) {
    case '_stand-in':
      return sendReply(response, answerAdmin(state, method, name, body))
    case 'pay':
      return sendReply(response, answerPaymentPage(state, method, name))
    default:
      return answerStripeApi(state, request, response, url, body)
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return
  const known =
    error instanceof ApiError ? error : new ApiError(500, String(error), { type: 'api_error' })
  sendReply(response, errorReply(known))
}

/**
 * Starts a server on the loopback interface that answers like the part of Stripe that the sign-up
 * uses, with a payment page of its own. It is for rehearsals and tests, and charges no one. Without a
 * port it takes a free one.
 */
export async function startStripeStandIn({
  port = 0,
}: { readonly port?: number } = {}): Promise<StripeStandIn> {
  let url = ''
  const state = new StandInState((sessionId) => `${url}/pay/${sessionId}`)
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => sendError(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the stand-in')
  url = `http://${HOST}:${address.port}`

  return {
    url,
    environment: standInEnvironment(url),
    state,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        // Requests that the `hang` fault left open would keep the server running.
        server.closeAllConnections()
      }),
  }
}
