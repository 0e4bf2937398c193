import { formatUsd, type Cents } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SETUP_OPTIONS } from '../shared/setup-options'
import type { SignName } from '../site/pages'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'

const fromPrice = (service: 'socialMedia' | 'seo' | 'text' | 'platform') =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a\u00a0month`

const terms = ({ setupCents, hostingCents }: { setupCents: Cents; hostingCents: Cents }) =>
  `${formatUsd(setupCents)} down and ${formatUsd(hostingCents)} a\u00a0month`

const platformLine = `The platform is billed separately, from ${formatUsd(SERVICE_STARTING_PRICES.platform.cents)} a\u00a0month plus usage.`

/** What each service costs to start with, or in one sentence why it has no starting price. */
export const PRICE_LINES = {
  'social-media': `${fromPrice('socialMedia')}, plus your ad budget. ${platformLine}`,
  'search-engine':
    'A flat monthly fee, quoted after a free call because clicks cost more in some trades than in others.',
  email: `A flat monthly fee, quoted after a free call because it depends on how many emails you need. ${platformLine}`,
  text: `${fromPrice('text')} for our work. ${platformLine}`,
  website: `From ${terms(WEBSITE_OPTION_PRICES.starter)} to ${terms(WEBSITE_OPTION_PRICES.premium)}. Custom projects, such as a funnel with its own checkout, start at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
  'logo-design':
    'A fixed price, quoted after a free call because one logo and a full set of signs aren’t the same job.',
  assistant: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month with the whole platform, plus usage. The ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup is part of the first order.`,
  seo: `${fromPrice('seo')}.`,
  'online-course': `Quoted part by part after a free call, because the more you do yourself, the less you pay. The platform’s Business plan is billed separately, at ${formatUsd(PLANS.business.monthlyCents)} a\u00a0month plus usage.`,
  'full-stack':
    'Every part is quoted in writing after a free call, because no two projects are alike.',
  platform: `${fromPrice('platform')}, plus usage for calls, texts and emails.`,
} as const satisfies Record<SignName, string>
