import { formatUsd, type Cents } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SETUP_OPTIONS } from '../shared/setup-options'
import type { ServicePageId } from '../site/routes'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'
import type { HeroPrice } from './types'

/** A service whose price depends on what the visitor needs. */
export const PRICED_AFTER_CALL = 'Priced after your free call.'

const startingAt = (service: keyof typeof SERVICE_STARTING_PRICES) => ({
  before: 'From',
  figure: formatUsd(SERVICE_STARTING_PRICES[service].cents),
  unit: `a\u00a0${SERVICE_STARTING_PRICES[service].per}`,
})

const range = (low: Cents, high: Cents) => `${formatUsd(low)} to ${formatUsd(high)}`

const { premium, starter: noSetupFee } = WEBSITE_OPTION_PRICES

/** The services with a starting price. */
const STARTING_PRICES = {
  socialMedia: { ...startingAt('socialMedia'), note: 'Plus your ad budget.' },
  seo: startingAt('seo'),
  text: startingAt('text'),
  website: {
    figure: range(noSetupFee.setupCents, premium.setupCents),
    unit: 'down',
    note: `${range(premium.hostingCents, noSetupFee.hostingCents)} a\u00a0month. The more up front, the less each month.`,
  },
} as const satisfies Partial<Record<ServicePageId, HeroPrice>>

/** The price in the first screen of a service page; none if it is set after the free call. */
export const HERO_PRICES: Readonly<Partial<Record<ServicePageId, HeroPrice>>> = STARTING_PRICES

/** A price in a sentence. */
const inWords = ({ before, figure, unit }: ReturnType<typeof startingAt>) =>
  `${before} ${figure} ${unit}.`

/** The price of each service in a sentence. The cards of the services page are in this order. */
export const PRICE_LINES = {
  searchMarketing: PRICED_AFTER_CALL,
  socialMedia: inWords(STARTING_PRICES.socialMedia),
  seo: inWords(STARTING_PRICES.seo),
  email: PRICED_AFTER_CALL,
  text: inWords(STARTING_PRICES.text),
  website: `${STARTING_PRICES.website.figure} down, ${range(premium.hostingCents, noSetupFee.hostingCents)} a\u00a0month.`,
  brandDesign: PRICED_AFTER_CALL,
  onlineCourseCreation: PRICED_AFTER_CALL,
  fullStack: PRICED_AFTER_CALL,
  platform: inWords(startingAt('platform')),
  assistant: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month and a ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup.`,
} as const satisfies Readonly<Record<ServicePageId | 'platform' | 'assistant', string>>
