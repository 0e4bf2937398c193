import type { ServerResponse } from 'node:http'
import type { ApiError } from './api-error'

/** What goes back over the wire. */
export interface Reply {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A JSON reply. */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const body = JSON.stringify(value)
  return { status, body, headers: { 'Content-Type': 'application/json', ...headers } }
}

/** A refusal in Stripe's shape. */
export function errorReply(error: ApiError): Reply {
  return jsonReply(error.status, error)
}

/** Sends a reply whole. */
export function sendReply(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers })
  response.end(body)
}

/** Sends the first half of a reply and breaks the connection. */
export function cutReply(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
