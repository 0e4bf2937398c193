import { createHash } from 'node:crypto'

/** JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * Stripe's idempotency key for an attempt. It contains the parameters, so a changed form never gets the
 * reply to an earlier one, and the attempt id, so two visitors who buy the same plan never share a
 * session. The prefix is the version of this recipe.
 */
export function idempotencyKey(attemptId: string, parameters: unknown): string {
  const text = `${attemptId}\n${canonicalJson(parameters)}`
  return `co1_${createHash('sha256').update(text).digest('base64url')}`
}
