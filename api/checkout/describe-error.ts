import { Stripe } from 'stripe'

/** The stack without its first line: that one repeats the message, which may quote a visitor. */
function framesOf(error: Error): string | undefined {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return frames?.map((line) => line.trim()).join(' | ')
}

/**
 * What the log keeps of an error: what it takes to find it in Stripe's own request log, and no
 * message, because Stripe's messages quote addresses and parts of keys.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof Stripe.errors.StripeError) {
    const { type, code, param, statusCode, requestId, detail } = error
    const network = detail instanceof Error && 'code' in detail ? detail.code : undefined
    return { type, code, param, statusCode, stripeRequestId: requestId, network }
  }
  if (error instanceof Error) return { type: error.name, frames: framesOf(error) }
  return { type: typeof error }
}
