/** Whole US cents. Prices are kept in cents so that sums stay exact. */
export type Cents = number

/** Writes cents as dollars: `19700` → `$197`, `280` → `$2.80`. Cents are shown only where there are any. */
export function formatUsd(cents: Cents): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
