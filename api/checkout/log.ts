import { Stripe } from 'stripe'

/** One line of the function's log. It never holds the name, email or company of a customer. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly requestId?: string
  readonly [detail: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** Logs an event of the current request, in addition to the line about its outcome. */
export type LogEvent = (level: LogEntry['level'], event: string, details?: object) => void

/** Writes an entry as one line of JSON, so that the host's log search can filter by field. */
export const writeLog: Log = (entry) => console[entry.level](JSON.stringify(entry))

/** What the log keeps of an error. Not the message, because Stripe's messages quote emails and parts of keys. */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof Stripe.errors.StripeError) {
    const { type, code, param, statusCode, requestId, detail } = error
    const network = detail instanceof Error && 'code' in detail ? detail.code : undefined
    return { type, code, param, statusCode, stripeRequestId: requestId, network }
  }
  if (!(error instanceof Error)) return { type: typeof error }
  // The stack's first line repeats the message and so may quote a visitor.
  return { type: error.name, frames: error.stack?.match(/(?<=^ +)at .*/gm) }
}
