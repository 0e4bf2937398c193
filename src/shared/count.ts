const THOUSAND_BOUNDARY = /\B(?=(?:\d{3})+$)/g

/**
 * Writes a whole number from 0 on as Americans do: `12500` → `12,500`. By hand, because the first use
 * of `Intl` keeps a phone busy for a tenth of a second (docs/decisions/0017-no-intl-in-the-browser.md).
 */
export function formatCount(count: number): string {
  return String(count).replace(THOUSAND_BOUNDARY, ',')
}
