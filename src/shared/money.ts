import { formatCount } from './count'

/** Whole US cents. Prices are kept in cents so that sums stay exact. */
export type Cents = number

const CENTS_PER_DOLLAR = 100

/**
 * Writes cents from 0 on as dollars: `19700` → `$197`, `280` → `$2.80`. Cents are shown only where there
 * are any.
 */
export function formatUsd(cents: Cents): string {
  const rest = cents % CENTS_PER_DOLLAR
  const dollars = `$${formatCount((cents - rest) / CENTS_PER_DOLLAR)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
