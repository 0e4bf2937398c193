import { formatUsd } from '../../shared/money'
import { lowestWebsiteFee, SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { CLAIMS } from '../claims'
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

const lowestSetup = lowestWebsiteFee('setup')
const lowestHosting = lowestWebsiteFee('monthly')

/** Texts of the website page. */
export const website = {
  hero: {
    title: 'A website that takes bookings',
    lead: 'Five custom pages, open for business while you work. For businesses in Frisco and Prosper.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See the four prices', to: { route: 'website', hash: 'pricing' } },
    ],
  },
  pricing: {
    title: 'Same site, four ways to pay',
    text: 'You get the same five pages in all four.',
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
      text: 'More than five pages, a second language or a sales funnel with its own checkout? You get a price after your free call.',
      link: { label: 'Tell us about your project', to: 'websiteIntake' },
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
        text: 'What each service is, with a price or a range.',
      },
      {
        name: 'About',
        text: 'The people who’ll show up at the door, and how long they’ve done this.',
      },
      {
        name: 'Book',
        text: 'Your customers pick a time or buy, and each booking goes to your CRM.',
      },
    ],
  },
  process: {
    title: `Live in as little as ${CLAIMS.launchDays.value}`,
    steps: [
      {
        name: 'Intake',
        text: 'Your services, your photos and a few sites you like, by phone or in writing.',
      },
      {
        name: 'Draft',
        text: 'The first pages, on your own phone. You mark them up.',
      },
      {
        name: 'Build',
        text: 'All five pages, with store, booking and CRM connected and tested with a real order.',
      },
      {
        name: 'Launch',
        text: 'Your domain points to the new site, old links redirect, and analytics is on.',
      },
    ],
  },
  closing: {
    title: 'Let’s try to book on your site',
    long: true,
    text: 'On the free call, we open your site and try to book, as a stranger would. You see where people give up.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
