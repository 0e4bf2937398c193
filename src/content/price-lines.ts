import { formatUsd } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SETUP_OPTIONS } from '../shared/setup-options'
import type { SignName } from '../site/pages'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'

const fromPrice = (service: 'socialMedia' | 'seo' | 'text' | 'platform') =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a\u00a0month`

const options = Object.values(WEBSITE_OPTION_PRICES)
const range = (cents: readonly number[]) =>
  `${formatUsd(Math.min(...cents))} to ${formatUsd(Math.max(...cents))}`

/** What each service costs to start with, or in one sentence why it has no starting price. */
export const PRICE_LINES = {
  'social-media': `${fromPrice('socialMedia')}, plus your ad budget.`,
  'search-engine':
    'A flat monthly fee, quoted after a free call because every trade’s clicks cost something different.',
  email:
    'A flat monthly fee, quoted after a free call because it depends on how many emails you need.',
  text: `${fromPrice('text')} for our work. The platform it runs on is a separate subscription, from ${formatUsd(PLANS.starter.monthlyCents)} a\u00a0month, with usage at the platform’s rates.`,
  website: `${range(options.map(({ setupCents }) => setupCents))} down, then ${range(options.map(({ hostingCents }) => hostingCents))} a\u00a0month. Custom projects from ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
  'logo-design':
    'A fixed price, quoted after a free call because one logo and a full set of signs aren’t the same job.',
  assistant: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month with the whole platform, plus usage. The ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup is part of the first order.`,
  seo: `${fromPrice('seo')}.`,
  'online-course':
    'Quoted part by part after a free call, because what you do yourself changes the price.',
  'full-stack':
    'Every part is quoted in writing after a free call, because no two projects are alike.',
  platform: `${fromPrice('platform')}, plus calls, texts and emails by use.`,
} as const satisfies Record<SignName, string>
