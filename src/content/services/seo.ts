import { formatUsd } from '../../shared/money'
import type { FaqEntry } from '../../site/faq-entry'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

const fromPrice = formatUsd(SERVICE_STARTING_PRICES.seo.cents)

/** What the SEO page says (spec section 2.7). */
export const seo = {
  hero: {
    name: 'SEO',
    title: 'Climb to row one. Stay there.',
    lead: `Search engine optimization for owners who want the free clicks too: written, repaired and reported for you, from ${fromPrice} a month.`,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** Rows of the hero's drawing that carry a name, first row first. */
  rankings: [
    { place: '1', name: 'You', note: 'was 10 in January' },
    { place: '2', name: 'The national chain' },
    { place: '3', name: 'A directory' },
    { place: '4', name: 'The firm on Main Street' },
    { place: '5', name: 'Another directory' },
  ],
  /** The four statistic cards (spec section 2.7). */
  stats: [
    { figure: '93%', label: 'of visits to the web begin at a search engine' },
    { figure: '75%', label: 'of people never look at the second page' },
    { figure: '#1', label: 'is the row that gets the call first' },
    { figure: '24/7', label: 'your pages answer, also while you sleep' },
  ],
  benefits: {
    title: 'What you get for the fee.',
    text: 'No packages of links, no secret. Each line below is work that you can see on your own site.',
    items: [
      {
        name: 'Keyword research',
        note: 'month one',
        text: 'The questions your customers type, town by town, and which of them end in a job.',
      },
      {
        name: 'On-page SEO',
        note: 'every page, once a quarter',
        text: 'Titles, headings, links and photos set so that a page says what it is about in one line.',
      },
      {
        name: 'Technical SEO',
        note: 'watched daily',
        text: 'Load time, phone layout, broken addresses and structured data, repaired before they cost a place.',
      },
      {
        name: 'Content',
        note: 'new pages each month',
        text: 'Service and town pages that answer the question, written with you and signed off by you.',
      },
      {
        name: 'Monthly reporting',
        note: 'first Monday',
        text: 'Places gained and lost, calls and forms from search, and what we do next. In plain English.',
      },
    ],
  },
  process: {
    title: 'Four steps, three to six months.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Audit',
        text: 'Every page, every listing and three competitors, on one sheet.',
      },
      {
        mark: 'Week 3',
        name: 'Repair',
        text: 'What keeps search engines out or visitors waiting is fixed first.',
      },
      {
        mark: 'Month 2',
        name: 'Write',
        text: 'Pages for the searches that pay, two towns at a time.',
      },
      {
        mark: 'Month 6',
        name: 'Hold',
        text: 'Reviews, fresh answers and a close eye on whoever stands below you.',
      },
    ],
  },
  /** Shown on the page and in its structured data. */
  faq: [
    {
      question: 'How long does SEO take to show results?',
      answer:
        'SEO takes 3-6 months to show significant results. Repairs and map listings can move within weeks; places for searches that many firms want take longer.',
    },
    {
      question: 'What is included in the service?',
      answer:
        'Keyword research, on-page and technical SEO, content and monthly reporting. There is nothing to add later for any of them.',
    },
    {
      question: 'What does it cost?',
      answer: `It starts at ${fromPrice} a month for one location. More towns or more locations mean more pages to write, and we name the price before you sign anything.`,
    },
    {
      question: 'Can you promise the first place?',
      answer:
        'No, and nobody can. We promise the work, show it each month, and tell you early when a search is not worth the climb.',
    },
  ],
  faqTitle: 'Asked before every start.',
  closing: {
    title: 'Which row are you on today?',
    text: 'Tell us your trade and your town. We look it up before the call and show you the list, yours at its true place.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  rankings: readonly { place: string; name: string; note?: string }[]
  stats: readonly { figure: string; label: string }[]
  benefits: FeatureListContent
  process: ProcessRailContent
  faq: readonly FaqEntry[]
  faqTitle: string
  closing: ClosingCallContent
}
