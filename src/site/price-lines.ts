import { formatUsd, type Cents } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SETUP_OPTIONS } from '../shared/setup-options'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from './service-prices'

type Service = keyof typeof SERVICE_STARTING_PRICES

const fromPrice = (service: Service) =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a\u00a0month`

const price = (service: Service) => formatUsd(SERVICE_STARTING_PRICES[service].cents)

const terms = ({ setupCents, hostingCents }: { setupCents: Cents; hostingCents: Cents }) =>
  `${formatUsd(setupCents)} down and ${formatUsd(hostingCents)} a\u00a0month`

const onPlatform = `Runs on our platform, from ${price('platform')} a\u00a0month plus usage.`

/** What each service costs to start with. */
export const PRICE_LINES = {
  'social-media': `${fromPrice('socialMedia')}, plus your ad budget.`,
  'search-engine': `${fromPrice('searchMarketing')}, plus your ad budget. You pay Google for the clicks.`,
  email: `${fromPrice('email')}. ${onPlatform}`,
  text: `${fromPrice('text')} for our work. ${onPlatform}`,
  website: `From ${terms(WEBSITE_OPTION_PRICES.starter)} to ${terms(WEBSITE_OPTION_PRICES.premium)}. Custom projects, such as a funnel with its own checkout, start at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
  'logo-design': `Logos from ${price('brandDesign')}. Signs and vehicles are quoted at a fixed price.`,
  assistant: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month with the whole platform, plus usage. The ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup is part of the first order.`,
  seo: `${fromPrice('seo')}.`,
  'online-course': `From ${price('onlineCourseCreation')} for the launch, on the platform’s ${PLANS.business.name} plan (${formatUsd(PLANS.business.monthlyCents)} a\u00a0month plus usage).`,
  'full-stack': `Projects from ${price('fullStack')}, at a fixed price in writing.`,
  platform: `${fromPrice('platform')}, plus usage for calls, texts and emails.`,
} as const

export type PricedService = keyof typeof PRICE_LINES
