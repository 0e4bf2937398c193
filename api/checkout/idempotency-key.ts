import { createHash } from 'node:crypto'

/**
 * Stripe's idempotency key for an attempt. It contains the parameters, so a changed form never gets the
 * reply to an earlier one, and the attempt id, so two visitors who buy the same plan never share a
 * session. Equal requests give equal text, because the schema of the request puts its fields in order.
 * The prefix is the version of this recipe.
 */
export function idempotencyKey(attemptId: string, parameters: unknown): string {
  const text = `${attemptId}\n${JSON.stringify(parameters)}`
  return `co1_${createHash('sha256').update(text).digest('base64url')}`
}
