import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { SEO_RESULTS_TIME } from '../claims'
import { EXAMPLE_AVERAGE_JOB_CENTS, EXAMPLE_COMPANY } from '../example-company'
import type { FaqEntry } from '../types'

const fromPrice = formatUsd(SERVICE_STARTING_PRICES.seo.cents)

/** An invented half year of one search term: the position and the results. */
const climbMonths = [
  { month: 'Jan', place: 10, calls: 1, jobs: 0 },
  { month: 'Feb', place: 9, calls: 1, jobs: 0 },
  { month: 'Mar', place: 6, calls: 3, jobs: 1 },
  { month: 'Apr', place: 4, calls: 5, jobs: 1 },
  { month: 'May', place: 2, calls: 8, jobs: 2 },
  { month: 'Jun', place: 1, calls: 10, jobs: 3 },
] as const

const climbJobs = climbMonths.reduce((sum, { jobs }) => sum + jobs, 0)

const climbSales = formatUsd(climbJobs * EXAMPLE_AVERAGE_JOB_CENTS)

const climbFees = formatUsd(SERVICE_STARTING_PRICES.seo.cents * climbMonths.length)

/** The questions of the SEO page, also stated in its structured data. */
const faq: readonly FaqEntry[] = [
  {
    question: 'How long does SEO take to show results?',
    answer: `SEO takes ${SEO_RESULTS_TIME} to show significant results. Fixes and changes to your map listing can show results sooner.`,
  },
  {
    question: 'What is included in the service?',
    answer: 'Keyword research, on-page and technical SEO, content and monthly reporting.',
  },
  {
    question: 'What does it cost?',
    answer: `It starts at ${fromPrice} a month. You get an exact price after your free call.`,
  },
]

/** Texts of the SEO page. */
export const seo = {
  hero: {
    title: 'Rank for the searches that bring in jobs',
    lead: `We build the pages your town searches for, and show you the calls they bring.`,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** The example company's three results for one search, as src/assets/scenes/seo-map.svg draws them. */
  map: {
    label: `Example: on a map of Frisco, ${EXAMPLE_COMPANY} is the first result for “cedar fence frisco,” before a directory and a national chain. In January it was tenth.`,
  },
  /** One search of the invented fence company over half a year. */
  climb: {
    tag: `Example: ${EXAMPLE_COMPANY}`,
    title: 'From tenth place to first',
    text: `In this example, one search brings ${climbJobs} jobs at ${formatUsd(EXAMPLE_AVERAGE_JOB_CENTS)}: ${climbSales} in sales for ${climbFees} in fees.`,
    caption: 'Place in search, calls and jobs from one search, month by month',
    place: 'Place',
    counts: [
      { name: 'Calls', key: 'calls' },
      { name: 'Jobs', key: 'jobs' },
    ],
    months: climbMonths,
  },
  stats: {
    title: 'Your next customer is searching now',
    cards: [
      { figure: '93%', label: 'of online visits start with a search' },
      { figure: '75%', label: 'of people never look at page two' },
      { figure: '#1', label: 'is the spot we work toward' },
      { figure: '24/7', label: 'your pages answer questions' },
    ],
    footnote: '93% and 75% are our own estimates.',
  },
  benefits: {
    title: 'What you get from it',
    items: [
      {
        name: 'New customers find you first',
        text: 'Your name comes up when your town searches for what you do.',
      },
      {
        name: 'Calls without paying per click',
        text: 'An ad stops when the budget does. A page that ranks keeps bringing people in.',
      },
      {
        name: 'People who are ready to hire',
        text: 'Someone who types “fence repair prosper” needs a fence fixed.',
      },
      {
        name: 'A faster site',
        text: 'What helps Google helps visitors: quick pages, clear titles, nothing broken on a phone.',
      },
      {
        name: 'Trust before the first call',
        text: 'Your profile shows your hours, your work and your answers to reviews.',
      },
      {
        name: 'Proof in plain English',
        text: 'A monthly report with rankings, calls and forms, and what we do next.',
      },
    ],
  },
  process: {
    title: 'Four steps toward the top',
    steps: [
      {
        name: 'Audit',
        text: 'We check every page, your Google Business Profile and your competitors, and put what we find on one sheet.',
      },
      {
        name: 'Fix',
        text: 'We fix whatever blocks Google or makes visitors wait.',
      },
      {
        name: 'Write',
        text: 'We write pages for the searches that bring in jobs, one town at a time.',
      },
      {
        name: 'Grow',
        text: 'We help you ask for reviews, update what we wrote and watch what competitors do.',
      },
    ],
  },
  faq,
  faqTitle: 'What people ask first',
  closing: {
    title: 'Where do you rank today?',
    text: 'Tell us your trade and your town. On the free call, we’ll show you where you stand.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const
