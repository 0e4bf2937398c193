import { formatUsd } from '../shared/money'
import { PLANS } from '../shared/plans'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'
import { CARRIER_FEES } from './carrier-fees'
import type { HeroPrice } from './types'

const starting = (service: keyof typeof SERVICE_STARTING_PRICES) =>
  formatUsd(SERVICE_STARTING_PRICES[service].cents)

const platform = `${starting('platform')} a\u00a0month plus usage`

const { registrationOnceCents, registrationMonthlyCents } = CARRIER_FEES
const { premium, starter: noSetupFee } = WEBSITE_OPTION_PRICES

/** What each service costs to start with, as the figure in its page's first screen. */
export const HERO_PRICES = {
  socialMedia: {
    before: 'From',
    figure: starting('socialMedia'),
    unit: 'a month',
    note: 'Plus your ad budget, paid to Meta. Works with or without our platform.',
  },
  searchMarketing: {
    before: 'From',
    figure: starting('searchMarketing'),
    unit: 'a month',
    note: 'Plus your ad budget, paid to Google. Works with or without our platform.',
  },
  seo: {
    before: 'From',
    figure: starting('seo'),
    unit: 'a month',
    note: 'For one location. Works with or without our platform.',
  },
  text: {
    before: 'From',
    figure: starting('text'),
    unit: 'a month',
    note: `Runs on our platform, from ${platform}. Carrier registration is ${formatUsd(registrationOnceCents)} once and ${formatUsd(registrationMonthlyCents)} a\u00a0month.`,
  },
  email: {
    before: 'From',
    figure: starting('email'),
    unit: 'a month',
    note: `Runs on our platform, from ${platform}.`,
  },
  website: {
    figure: `${formatUsd(noSetupFee.setupCents)} to ${formatUsd(premium.setupCents)}`,
    unit: 'down',
    note: `${formatUsd(premium.hostingCents)} to ${formatUsd(noSetupFee.hostingCents)} a\u00a0month. The more up front, the less each month. Custom projects start at ${starting('website')}.`,
  },
  brandDesign: {
    before: 'Logos from',
    figure: starting('brandDesign'),
    unit: 'once',
    note: `Lettering for a truck from ${starting('vehicleLettering')}, plus printing. Signs are quoted at a fixed price.`,
  },
  onlineCourseCreation: {
    before: 'From',
    figure: starting('onlineCourseCreation'),
    unit: 'for the launch',
    note: `Runs on the platform’s ${PLANS.business.name} plan, ${formatUsd(PLANS.business.monthlyCents)} a\u00a0month plus usage.`,
  },
  fullStack: {
    before: 'Projects from',
    figure: starting('fullStack'),
    unit: 'once',
    note: `A customer portal usually starts at ${starting('customerPortal')}. Every part has a fixed price in writing before we start.`,
  },
} as const satisfies Record<string, HeroPrice>
