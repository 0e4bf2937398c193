import type { ServerResponse } from 'node:http'

/** Stripe's error types (docs.stripe.com/api/errors). */
type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

interface ErrorDetails {
  readonly type?: ErrorType
  readonly code?: string
  readonly param?: string
}

/** A refusal as Stripe's API sends it: a status and `{ error: { type, code, message, param } }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  /** The body of the reply. */
  toJSON() {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } }
  }
}

/** Refuses an id that does not exist. */
export function missing(object: string, id: string | undefined, param: string, status = 404) {
  return new ApiError(status, `No such ${object}: '${id}'`, { code: 'resource_missing', param })
}

/** What goes back over the wire. */
export interface Reply {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A JSON reply. */
export function jsonReply(status: number, value: unknown): Reply {
  const headers = { 'Content-Type': 'application/json' }
  return { status, body: JSON.stringify(value), headers }
}

/** A refusal as a reply. */
export function errorReply(error: ApiError): Reply {
  return jsonReply(error.status, error)
}

/** Sends a whole reply. */
export function sendReply(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers })
  response.end(body)
}

/** Sends the first half of a reply and breaks the connection. */
export function cutReply(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
