import type { Cents } from '../shared/money'
import { PLANS } from '../shared/plans'
import type { RouteId } from './routes'

export interface StartingPrice {
  readonly cents: Cents
  readonly per: 'month' | 'project'
}

/** The starting price of each service that has one, in US cents, for structured data, service pages and articles. */
export const SERVICE_STARTING_PRICES = {
  platform: { cents: PLANS.starter.monthlyCents, per: 'month' },
  socialMedia: { cents: 120_000, per: 'month' },
  text: { cents: 80_000, per: 'month' },
  website: { cents: 250_000, per: 'project' },
  seo: { cents: 150_000, per: 'month' },
} as const satisfies Partial<Record<RouteId, StartingPrice>>

/** The starting price of a page's service, if it has one. */
export function startingPriceOf(id: RouteId): StartingPrice | undefined {
  const prices: Readonly<Partial<Record<RouteId, StartingPrice>>> = SERVICE_STARTING_PRICES
  return prices[id]
}

/** A way to pay for a five-page website: setup once, then hosting per month, in US cents. */
export interface WebsiteOption {
  readonly name: string
  readonly setupCents: Cents
  readonly hostingCents: Cents
}

/** The ways to pay for a website, from the highest setup fee to the lowest. Pages show them in this order. */
export const WEBSITE_OPTION_PRICES = {
  premium: { name: 'Premium', setupCents: 100_000, hostingCents: 2_500 },
  standard: { name: 'Standard', setupCents: 60_000, hostingCents: 5_000 },
  flexible: { name: 'Flexible', setupCents: 20_000, hostingCents: 8_000 },
  starter: { name: 'Starter', setupCents: 0, hostingCents: 11_900 },
} as const satisfies Record<string, WebsiteOption>

/** The option marked 'Most popular' wherever the four are shown. */
export const POPULAR_WEBSITE_OPTION: keyof typeof WEBSITE_OPTION_PRICES = 'standard'

/** What a website costs over a number of months. */
export function websiteTotalCents(option: Omit<WebsiteOption, 'name'>, months: number): Cents {
  return option.setupCents + months * option.hostingCents
}

/** Which of the two fees a visitor wants to keep low. */
export type WebsiteFee = 'setup' | 'monthly'

/** The option with the lowest setup fee or the lowest monthly fee, and that fee. */
export function lowestWebsiteFee(fee: WebsiteFee) {
  return Object.entries(WEBSITE_OPTION_PRICES)
    .map(([id, option]) => {
      const cents = fee === 'setup' ? option.setupCents : option.hostingCents
      return { id, name: option.name, cents }
    })
    .reduce((lowest, candidate) => (candidate.cents < lowest.cents ? candidate : lowest))
}
