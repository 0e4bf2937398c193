import { formatUsd, type Cents } from '../shared/money'
import type { ServicePageId } from '../site/routes'
import { startingPriceOf, WEBSITE_OPTION_PRICES } from '../site/service-prices'
import type { HeroPrice } from './types'

/** A service whose price depends on what the visitor needs. */
export const PRICED_AFTER_CALL = 'Priced after your free call.'

/** From the lowest to the highest: '$0 to $1,000'. */
const range = (fees: readonly Cents[]) =>
  `${formatUsd(Math.min(...fees))} to ${formatUsd(Math.max(...fees))}`

const websiteOptions = Object.values(WEBSITE_OPTION_PRICES)
const setup = range(websiteOptions.map(({ setupCents }) => setupCents))
const hosting = `${range(websiteOptions.map(({ hostingCents }) => hostingCents))} a\u00a0month`

/** What a service costs besides its starting price. */
const NOTES: Readonly<Partial<Record<ServicePageId, string>>> = {
  socialMedia: 'Plus your ad budget.',
}

/** The price in the first screen of a service page; undefined if it is set after the free call. */
export function heroPrice(id: ServicePageId): HeroPrice | undefined {
  if (id === 'website')
    return {
      figure: setup,
      unit: 'down',
      note: `${hosting}. The more up front, the less each month.`,
    }
  const price = startingPriceOf(id)
  if (price === undefined) return undefined
  const { cents, per } = price
  return { before: 'From', figure: formatUsd(cents), unit: `a\u00a0${per}`, note: NOTES[id] }
}

/** The price of a service in a sentence. */
export function priceLine(id: ServicePageId | 'platform'): string {
  if (id === 'website') return `${setup} down, ${hosting}.`
  const price = startingPriceOf(id)
  return price ? `From ${formatUsd(price.cents)} a\u00a0${price.per}.` : PRICED_AFTER_CALL
}
