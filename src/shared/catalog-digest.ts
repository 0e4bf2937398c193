import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS } from './plans'
import { SETUP_OPTIONS } from './setup-options'

/** FNV-1a of 32 bits (RFC 9923): not a secret, only a short fingerprint. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * Eight hex digits that change with any price, setup fee or trial. The page sends its digest with an order, so that a tab
 * that was open during a price change cannot buy at prices that it did not show.
 */
export function catalogDigest(): string {
  const plans = Object.values(PLANS).map(({ monthlyCents, hasTrial }) => [monthlyCents, hasTrial])
  const fees = Object.values(SETUP_OPTIONS).map(({ feeCents }) => feeCents)
  return fnv1a(JSON.stringify([TRIAL_DAYS, MONTHS_PAID_PER_YEAR, plans, fees]))
}
