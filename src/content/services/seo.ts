import { formatUsd } from '../../shared/money'
import type { FaqEntry } from '../types'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'
import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'

/** A site in the example results. */
interface Ranking {
  readonly place: string
  readonly name: string
  readonly note?: string
}

/** Rows of the hero's drawing that carry a name, first row first. */
const rankings: readonly Ranking[] = [
  { place: '1', name: 'You', note: 'Example: up from 10 in January' },
  { place: '2', name: 'The national chain' },
  { place: '3', name: 'A directory' },
  { place: '4', name: 'A local competitor' },
  { place: '5', name: 'Another directory' },
]

const fromPrice = formatUsd(SERVICE_STARTING_PRICES.seo.cents)

/** What the SEO page says. */
export const seo = {
  hero: {
    name: 'SEO',
    title: 'Rank for the searches that bring in jobs.',
    lead: 'SEO for service businesses in Frisco, Prosper and nearby. We research the searches, fix the site, write the pages and report every month.',
    price: HERO_PRICES.seo,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  rankings,
  /** The four statistic cards. The first two are widely quoted in the industry; no original study is known. */
  stats: [
    {
      figure: '93%',
      label: 'of online visits start with a search: widely quoted, original source unclear',
    },
    {
      figure: '75%',
      label: 'of people never look at page two: widely quoted, original source unclear',
    },
    { figure: '#1', label: 'is the spot everyone wants. No one can guarantee it' },
    { figure: '24/7', label: 'your pages answer questions, even when the office is closed' },
  ],
  benefits: {
    title: 'What the monthly fee covers.',
    text: 'No bought links and no secrets. You can check the work on your own site and your Google Business Profile.',
    items: [
      {
        name: 'Keyword research',
        note: 'month one',
        text: 'What your customers type, town by town, and which of those searches end in a job.',
      },
      {
        name: 'On-page SEO',
        note: 'every page, each quarter',
        text: 'Titles, headings, links and photos that tell people, and Google, what each page is about.',
      },
      {
        name: 'Technical SEO',
        note: 'checked daily',
        text: 'Speed, phone layout, broken links and structured data, fixed before they cost you rankings.',
      },
      {
        name: 'Content',
        note: 'new pages each month',
        text: 'Service and town pages that answer real questions. We write them with you, and you approve them.',
      },
      {
        name: 'Monthly reporting',
        note: 'first Monday',
        text: 'Rankings gained and lost, calls and forms from search, numbers from Search Console, and what we do next. In plain English.',
      },
    ],
  },
  process: {
    title: 'Four steps over three to six months.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Audit',
        text: 'We check every page, your Google Business Profile and three competitors, and put what we find on one sheet.',
      },
      {
        mark: 'Week 3',
        name: 'Fix',
        text: 'We fix whatever blocks Google or makes visitors wait.',
      },
      {
        mark: 'Month 2',
        name: 'Write',
        text: 'We write pages for the searches that bring jobs, one town at a time.',
      },
      {
        mark: 'Month 6',
        name: 'Grow',
        text: 'We ask for reviews, update answers and watch what competitors do.',
      },
    ],
  },
  /** Shown on the page and in its structured data. */
  faq: [
    {
      question: 'How long does SEO take to show results?',
      answer:
        'SEO takes 3-6 months to show significant results. Fixes and changes to your map listing can show results within weeks. Searches with a lot of competition take longer.',
    },
    {
      question: 'What is included in the service?',
      answer:
        'Keyword research, on-page and technical SEO, content and monthly reporting. Nothing on that list costs extra.',
    },
    {
      question: 'What does it cost?',
      answer: `It starts at ${fromPrice} a month for one location and comes in three sizes, Essential, Professional and Enterprise. More towns or locations mean more pages to write, and we tell you the price before you sign anything.`,
    },
    {
      question: 'Can you guarantee the #1 spot?',
      answer:
        'No, and nobody can. We promise the work, show it to you every month, and tell you early when a search isn’t worth chasing.',
    },
  ],
  faqTitle: 'Questions owners ask first.',
  closing: {
    title: 'Where do you rank today?',
    text: `Tell us your trade and your town. We’ll look it up before the call and show you where you stand. ${freePlan.sentence}`,
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  rankings: readonly Ranking[]
  stats: readonly { figure: string; label: string }[]
  benefits: FeatureListContent
  process: ProcessRailContent
  faq: readonly FaqEntry[]
  faqTitle: string
  closing: ClosingCallContent
}
