import { formatUsd, type Cents } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SETUP_OPTIONS } from '../shared/setup-options'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'

type Service = keyof typeof SERVICE_STARTING_PRICES

const fromPrice = (service: Service) =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a\u00a0month`

const price = (service: Service) => formatUsd(SERVICE_STARTING_PRICES[service].cents)

const terms = ({ setupCents, hostingCents }: { setupCents: Cents; hostingCents: Cents }) =>
  `${formatUsd(setupCents)} down and ${formatUsd(hostingCents)} a\u00a0month`

const onPlatform = `Runs on our platform, from ${price('platform')} a\u00a0month plus usage.`

/** The starting price of each service in a sentence, by the id of its page, in the order of the cards. */
export const PRICE_LINES = {
  searchMarketing: `${fromPrice('searchMarketing')}, plus your ad budget. You pay Google for the clicks.`,
  socialMedia: `${fromPrice('socialMedia')}, plus your ad budget.`,
  seo: `${fromPrice('seo')}.`,
  email: `${fromPrice('email')}. ${onPlatform}`,
  text: `${fromPrice('text')} for our work. Runs on our platform, from ${price('platform')} a\u00a0month plus usage and carrier registration.`,
  website: `From ${terms(WEBSITE_OPTION_PRICES.starter)} to ${terms(WEBSITE_OPTION_PRICES.premium)}. Custom projects, such as a funnel with its own checkout, start at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
  brandDesign: `Logos from ${price('brandDesign')}. Truck lettering from ${price('vehicleLettering')}, plus printing.`,
  onlineCourseCreation: `From ${price('onlineCourseCreation')} for the launch, on the platform’s ${PLANS.business.name} plan (${formatUsd(PLANS.business.monthlyCents)} a\u00a0month plus usage).`,
  fullStack: `Projects from ${price('fullStack')}, at a fixed price in writing.`,
  platform: `${fromPrice('platform')}, plus usage for calls, texts and emails.`,
  assistant: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month with the whole platform, plus usage, and a one-time setup of ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} with the first order.`,
} as const
