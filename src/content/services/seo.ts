import { formatUsd } from '../../shared/money'
import { BUSINESS_TERMS } from '../business-terms'
import {
  EXAMPLE_AVERAGE_JOB_CENTS,
  EXAMPLE_COMPANY,
  EXAMPLE_MARGIN_PERCENT,
} from '../example-company'
import type { FaqEntry } from '../types'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'
import { HERO_PRICES } from '../hero-prices'
import { clinicsAgreement, freePlan } from '../standing-copy'

const fromPrice = formatUsd(SERVICE_STARTING_PRICES.seo.cents)

const MONTHS_PER_YEAR = 12

/** Extra jobs a year that cover the fee, for the invented fence company. */
const paybackJobs = Math.ceil(
  (SERVICE_STARTING_PRICES.seo.cents * MONTHS_PER_YEAR * 100) /
    (EXAMPLE_AVERAGE_JOB_CENTS * EXAMPLE_MARGIN_PERCENT),
)

/** A month of the example: the place in search, and what came from it. */
interface ClimbMonth {
  readonly month: string
  readonly place: number
  readonly calls: number
  readonly jobs: number
}

/** An invented half year of one search. */
const climbMonths: readonly ClimbMonth[] = [
  { month: 'Jan', place: 10, calls: 1, jobs: 0 },
  { month: 'Feb', place: 9, calls: 1, jobs: 0 },
  { month: 'Mar', place: 6, calls: 3, jobs: 1 },
  { month: 'Apr', place: 4, calls: 5, jobs: 1 },
  { month: 'May', place: 2, calls: 8, jobs: 2 },
  { month: 'Jun', place: 1, calls: 10, jobs: 3 },
]

const climbJobs = climbMonths.reduce((sum, { jobs }) => sum + jobs, 0)

const climbSalesCents = climbJobs * EXAMPLE_AVERAGE_JOB_CENTS

const climbFeesCents = SERVICE_STARTING_PRICES.seo.cents * climbMonths.length

/** What the SEO page says. */
export const seo = {
  hero: {
    name: 'SEO',
    title: 'Rank for the searches that bring in jobs.',
    lead: 'SEO for service businesses in and around Frisco and Prosper. We research the searches, fix the site, write the pages and report every month.',
    price: HERO_PRICES.seo,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** The finished work: one search of the invented fence company over half a year. */
  climb: {
    label: `Example: ${EXAMPLE_COMPANY}`,
    title: '“cedar fence frisco,” January to June',
    caption: 'Place in search, calls and jobs from one search, month by month',
    streets: ['US 380', 'Main St', 'Eldorado Pkwy', 'Preston Rd'],
    results: [
      { place: 1, name: EXAMPLE_COMPANY, detail: 'was 10 in January' },
      { place: 2, name: 'A directory', detail: 'was 1' },
      { place: 3, name: 'The national chain', detail: 'was 2' },
    ],
    headings: { place: 'Place' },
    counts: [
      { name: 'Calls', key: 'calls' },
      { name: 'Jobs', key: 'jobs' },
    ],
    months: climbMonths,
    note: `${climbJobs} jobs at ${formatUsd(EXAMPLE_AVERAGE_JOB_CENTS)} are ${formatUsd(climbSalesCents)} in sales, about ${formatUsd((climbSalesCents * EXAMPLE_MARGIN_PERCENT) / 100)} of it left after costs, at a ${EXAMPLE_MARGIN_PERCENT}% margin. Our fee for those ${climbMonths.length} months: ${formatUsd(climbFeesCents)}. Made-up numbers: for many searches, a company never gets to first place.`,
  },
  /** Four statistics as one quiet row. The first two are industry estimates without a published study. */
  stats: [
    {
      figure: '93%',
      label: 'of online visits start with a search, SEO agencies estimate',
    },
    {
      figure: '75%',
      label: 'of people never look at page two, SEO agencies estimate',
    },
    { figure: '#1', label: 'is the spot everyone wants and nobody can guarantee' },
    { figure: '24/7', label: 'is when your pages answer questions' },
  ],
  benefits: {
    title: 'What the monthly fee covers.',
    text: 'We don’t buy links. You can check the work on your own site and your Google Business Profile.',
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
        note: 'monitored daily, fixed weekly',
        text: 'Speed, phone layout, broken links and structured data, fixed in the same week.',
      },
      {
        name: 'Content',
        note: 'two new pages a month',
        text: `Service and town pages that answer real questions. ${BUSINESS_TERMS.seoPages.text}`,
      },
      {
        name: 'Business Profile',
        note: 'every week',
        text: 'Hours, photos and answers to reviews, so the map shows what you do today.',
      },
      {
        name: 'Monthly reporting',
        note: 'first Monday',
        text: 'Rankings gained and lost, calls and forms from search, numbers from Search Console, and what we do next.',
      },
    ],
  },
  process: {
    title: 'What happens in week 1, week 3, month 2 and month 6.',
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
        text: 'We write pages for the searches that bring in jobs, one town at a time.',
      },
      {
        mark: 'Month 6',
        name: 'Grow',
        text: 'We help you ask every customer for a review, update the pages we wrote and watch what competitors do.',
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
      answer: `Keyword research, on-page and technical SEO, content, your Business Profile and monthly reporting. All of it is included for one location. ${BUSINESS_TERMS.profileOnce.text} ${clinicsAgreement}`,
    },
    {
      question: 'What does it cost?',
      answer: `It starts at ${fromPrice} a month for one location. That’s our Essential size, with two new pages a month for any town you serve. Professional and Enterprise add pages, at a fixed price that you get before you sign anything. ${BUSINESS_TERMS.serviceTerm.text}`,
    },
    {
      question: 'When does it pay for itself?',
      answer: `It usually takes 3 to 6 months to see significant results, so plan on paying ${fromPrice} a month before much changes. A fence company with an average job of ${formatUsd(EXAMPLE_AVERAGE_JOB_CENTS)} and ${EXAMPLE_MARGIN_PERCENT}% left after costs needs ${paybackJobs} extra jobs a year to cover it. If your average job is $60, don’t hire an agency.`,
    },
    {
      question: 'Can you guarantee the #1 spot?',
      answer:
        'No, and nobody can. We promise the work and show it to you every month. If a search isn’t worth chasing, we’ll tell you early.',
    },
  ],
  faqTitle: 'What people ask first.',
  closing: {
    title: 'Where do you rank today?',
    text: `Tell us your trade and your town. We’ll look it up before the call and show you where you stand. ${freePlan.reminder}`,
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  climb: object
  stats: readonly { figure: string; label: string }[]
  benefits: FeatureListContent
  process: ProcessRailContent
  faq: readonly FaqEntry[]
  faqTitle: string
  closing: ClosingCallContent
}
