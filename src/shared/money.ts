/** Whole US cents. Prices are kept in cents so that sums stay exact. */
export type Cents = number

const CENTS_PER_DOLLAR = 100

const THOUSAND_BOUNDARY = /\B(?=(?:\d{3})+$)/g

/**
 * Writes a whole number from 0 on as Americans do: `12500` → `12,500`. By hand, because the first use
 * of `Intl` keeps a phone busy for a tenth of a second (docs/decisions/0017-no-intl-in-the-browser.md).
 */
export function formatCount(count: number): string {
  return String(count).replace(THOUSAND_BOUNDARY, ',')
}

/** Writes cents from 0 on as dollars: `19700` → `$197`, `280` → `$2.80`. */
export function formatUsd(cents: Cents): string {
  const rest = cents % CENTS_PER_DOLLAR
  const dollars = `$${formatCount((cents - rest) / CENTS_PER_DOLLAR)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
