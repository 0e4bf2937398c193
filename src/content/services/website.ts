import { formatUsd, type Cents } from '../../shared/money'
import { lowestWebsiteFee } from '../../site/lowest-website-fee'
import {
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
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

/** A way to pay for a five-page website (spec section 3, Website pricing option). */
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

/** The four options in the order of the specification (spec section 9). */
export const websiteOptions: readonly WebsiteOption[] = [
  option('premium', 'You stay for years and like small bills.'),
  option('standard', 'You want both sums in the middle.'),
  option('flexible', 'You open soon and keep cash for it.'),
  option('starter', 'You need it now and pay as you earn.'),
]

const lowestSetup = lowestWebsiteFee('setup')
const lowestHosting = lowestWebsiteFee('monthly')

const intake: LinkContent = { label: 'Fill in the intake form', to: 'websiteIntake' }

/** What the website page says (spec section 2.7). */
export const website = {
  hero: {
    name: 'Websites',
    title: 'A website that takes the booking.',
    lead: `Five custom pages with shop, SEO and CRM, from ${formatUsd(lowestSetup.cents)} at the start or ${formatUsd(lowestHosting.cents)} a month for hosting. Larger projects from ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See the four prices', to: { route: 'website', hash: 'pricing' } },
    ],
  },
  /** What stands on the page that the hero's strands draw. */
  page: {
    address: 'brushcreekdogs.example',
    menu: ['Prices', 'Team', 'Visit'],
    headline: ['A clean dog', 'by Friday.'],
    action: 'Book',
    panels: ['Bath $45', 'Trim $60', 'Both $95'],
  },
  pricing: {
    title: 'Same site. Pay early or pay monthly.',
    text: 'Four ways to pay for the same five pages. Nothing is left out of the cheaper ones.',
    toggle: {
      label: 'Mark the option with the',
      choices: [
        { fee: 'setup', label: 'Lower Setup Fee' },
        { fee: 'monthly', label: 'Lower Monthly Fee' },
      ],
    },
    popularTag: 'Most popular',
    marks: { setup: 'Lowest setup fee', monthly: 'Lowest monthly fee' },
    announcements: {
      setup: `${lowestSetup.name} has the lowest setup fee: ${formatUsd(lowestSetup.cents)}.`,
      monthly: `${lowestHosting.name} has the lowest monthly fee: ${formatUsd(lowestHosting.cents)}.`,
    },
    setupLabel: 'setup, once',
    hostingLabel: 'hosting, each month',
    totals: [
      { months: 12, label: 'First year' },
      { months: 36, label: 'Three years' },
    ],
    includedTitle: 'In all four',
    included: WEBSITE_INCLUSIONS,
    custom: {
      title: `Custom projects from ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}`,
      text: 'More than five pages, a customer portal, a second language, a funnel with its own checkout: you get a fixed price after one call.',
      link: intake,
    },
  },
  pages: {
    title: 'Five pages, one job each.',
    items: [
      {
        name: 'Home',
        text: 'Says in one line what you do and where, and shows the next open time.',
      },
      {
        name: 'Services',
        text: 'Each one in four sentences, with a price or at least the range.',
      },
      {
        name: 'Proof',
        text: 'Your work in large pictures, and what people said about it.',
      },
      {
        name: 'About',
        text: 'The faces that come to the door, and how long they have done this.',
      },
      {
        name: 'Book',
        text: 'The calendar or the shop itself. Each booking opens a record in your CRM.',
      },
    ],
  },
  process: {
    title: 'Live in as little as 30 days.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Intake',
        text: 'One form and one call: your services, your photos, three sites you like, three you do not.',
      },
      {
        mark: 'Day 8',
        name: 'Draft',
        text: 'Home and one more page, with real words, on your own phone. You cross out and add.',
      },
      {
        mark: 'Day 18',
        name: 'Build',
        text: 'All five pages, shop, booking and CRM connected and tried with a real order.',
      },
      {
        mark: 'Day 30',
        name: 'Live',
        text: 'Your address points to the new site, old links lead to the right page, visits are counted.',
      },
    ],
  },
  quotesTitle: 'Three owners, three sites',
  closing: {
    title: 'Bring the site you have.',
    text: 'On the call we open it on a phone and book with you as a stranger would. You keep the list of what got in the way.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  page: object
  pricing: object
  pages: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
