/** Whole US cents. Prices are kept in cents so that sums stay exact. */
export type Cents = number

const CENTS_PER_DOLLAR = 100

const THOUSAND_BOUNDARY = /\B(?=(?:\d{3})+$)/g

/** `12500` → `12,500`, for whole numbers of 0 or more. No `Intl`, as in calendar.ts. */
export function formatCount(count: number): string {
  return String(count).replace(THOUSAND_BOUNDARY, ',')
}

/** Formats cents (0 or more) as dollars: `19700` → `$197`, `280` → `$2.80`. */
export function formatUsd(cents: Cents): string {
  const rest = cents % CENTS_PER_DOLLAR
  const dollars = `$${formatCount((cents - rest) / CENTS_PER_DOLLAR)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
