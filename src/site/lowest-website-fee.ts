import type { Cents } from '../shared/money'
import { WEBSITE_OPTION_PRICES } from './service-prices'

/** Which of the two fees a visitor wants low. */
export type WebsiteFee = 'setup' | 'monthly'

const FEE_FIELDS = { setup: 'setupCents', monthly: 'hostingCents' } as const

interface LowestFee {
  readonly id: string
  readonly name: string
  readonly cents: Cents
}

/** The option with the lowest setup fee or the lowest monthly fee, and that fee. */
export function lowestWebsiteFee(fee: WebsiteFee): LowestFee {
  return Object.entries(WEBSITE_OPTION_PRICES)
    .map(([id, option]) => ({ id, name: option.name, cents: option[FEE_FIELDS[fee]] }))
    .reduce((lowest, candidate) => (candidate.cents < lowest.cents ? candidate : lowest))
}
