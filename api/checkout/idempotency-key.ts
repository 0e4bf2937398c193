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
 * Stripe's key for an attempt (decisions.md 15). The parameters are part of it, so a changed form can
 * never meet the reply of an earlier one; the attempt is part of it, so two visitors who buy the same
 * never share a session. The prefix names the recipe.
 */
export function idempotencyKey(attemptId: string, parameters: unknown): string {
  const text = `${attemptId}\n${canonicalJson(parameters)}`
  return `co1_${createHash('sha256').update(text).digest('base64url')}`
}
