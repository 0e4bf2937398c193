import { formatUsd, type Cents } from '../../shared/money'
import {
  lowestWebsiteFee,
  POPULAR_WEBSITE_OPTION,
  SERVICE_STARTING_PRICES,
  WEBSITE_OPTION_PRICES,
} from '../../site/service-prices'
import type {
  ClosingCallContent,
  LinkContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'
import { WEBSITE_BUYOUT_MONTHS } from '../business-terms'
import { SALES_TAX } from '../business-terms'
import { HERO_PRICES } from '../hero-prices'
import { clinicsAgreement, freePlan } from '../standing-copy'
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

/** A way to pay for a five-page website. */
export interface WebsiteOption {
  readonly id: keyof typeof WEBSITE_OPTION_PRICES
  readonly title: string
  /** Paid once. */
  readonly setupCents: Cents
  /** Hosting, paid per month. */
  readonly hostingCents: Cents
  readonly popular: boolean
  readonly suits: string
}

function option(id: WebsiteOption['id'], suits: string): WebsiteOption {
  const { name, setupCents, hostingCents } = WEBSITE_OPTION_PRICES[id]
  const popular = id === POPULAR_WEBSITE_OPTION
  return { id, title: name, setupCents, hostingCents, popular, suits }
}

/** What the two options below $600 have in common. */
const BUYOUT = `the design becomes yours after ${WEBSITE_BUYOUT_MONTHS} payments.`

/** The four options, from the highest setup fee to the lowest. */
export const websiteOptions: readonly WebsiteOption[] = [
  option('premium', 'You plan to stay for years and want a low monthly bill.'),
  option('standard', 'A moderate setup fee and a moderate monthly bill.'),
  option('flexible', `You’re opening soon and need cash on hand. Cancel any month; ${BUYOUT}`),
  option('starter', `Start with $0 up front. Cancel any month; ${BUYOUT}`),
]

const lowestSetup = lowestWebsiteFee('setup')
const lowestHosting = lowestWebsiteFee('monthly')

const intake: LinkContent = { label: 'Tell us about your project', to: 'websiteIntake' }

/** What the website page says. */
export const website = {
  hero: {
    name: 'Websites',
    title: 'A website that takes bookings.',
    lead: 'Five custom pages with a store, on-page SEO at launch and a CRM connection, for businesses in Frisco and Prosper.',
    price: HERO_PRICES.website,
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See the four prices', to: { route: 'website', hash: 'pricing' } },
    ],
  },
  pricing: {
    title: 'Same site, four ways to pay.',
    text: `Pay more now or more each month. You get the same five pages either way. The site takes bookings and orders by itself, without our platform. The setup fee is due when we start, and the first monthly payment the day it goes live. ${SALES_TAX} ${clinicsAgreement}`,
    toggle: {
      label: 'Show me the option with the',
      choices: [
        { fee: 'setup', label: 'Lower Setup Fee' },
        { fee: 'monthly', label: 'Lower Monthly Fee' },
      ],
    },
    popularTag: 'Most popular',
    marks: { setup: 'Lowest setup fee', monthly: 'Lowest monthly fee' },
    announcements: {
      setup: `The ${lowestSetup.name} website has the lowest setup fee: ${formatUsd(lowestSetup.cents)}.`,
      monthly: `The ${lowestHosting.name} website has the lowest monthly fee: ${formatUsd(lowestHosting.cents)}.`,
    },
    fees: [
      { fee: 'setupCents', label: 'setup, once' },
      { fee: 'hostingCents', label: 'hosting a month' },
    ],
    totals: [
      { months: 12, label: 'First year' },
      { months: 36, label: 'Three years' },
    ],
    includedTitle: 'In all four',
    included: WEBSITE_INCLUSIONS,
    custom: {
      title: `Custom projects from ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}`,
      text: 'More than five pages, a second language or a funnel with its own checkout? You get a fixed price after a free call. Portals, member areas and quoting tools are custom software, quoted part by part.',
      link: intake,
    },
  },
  pages: {
    title: 'What each page does',
    items: [
      {
        name: 'Home',
        text: 'Your trade and your town in one line, plus your next open time.',
      },
      {
        name: 'Proof',
        text: 'Large photos of your work, and what customers said about it.',
      },
      {
        name: 'Services',
        text: 'Each service gets four sentences, with a price or a range.',
      },
      {
        name: 'About',
        text: 'The people who’ll show up at the door, and how long they’ve done this.',
      },
      {
        name: 'Book',
        text: 'Your customers pick a time or buy. It works without our platform, and each booking goes to your CRM.',
      },
    ],
  },
  promises: {
    title: 'What your contract says.',
    text: 'We tell readers of our blog to ask any web designer for these. They’re in ours.',
  },
  process: {
    title: 'Live in as little as 30 days.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Intake',
        text: 'Your services, your photos and three sites you like, by phone in about 15 minutes or in writing.',
      },
      {
        mark: 'Day 8',
        name: 'Draft',
        text: 'Home and one more page, with real copy, on your own phone. You mark it up.',
      },
      {
        mark: 'Day 18',
        name: 'Build',
        text: 'All five pages, with store, booking and CRM connected and tested with a real order.',
      },
      {
        mark: 'Day 30',
        name: 'Live',
        text: 'Your domain points to the new site, old links redirect, and analytics is on.',
      },
    ],
  },
  quotesTitle: 'What clients say',
  closing: {
    title: 'Let’s try to book on your site, on a phone.',
    text: `We open your site on the call and try to book, as a stranger would. You see where people give up. ${freePlan.reminder}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  promises: object
  pricing: object
  pages: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
