import { formatUsd } from '../../shared/money'
import { BUSINESS_TERMS, MINIMUM_SEARCH_BUDGET_CENTS } from '../business-terms'
import { EXAMPLE_COMPANY } from '../example-company'
import { HERO_PRICES } from '../hero-prices'
import { clinicsAgreement, freePlan } from '../standing-copy'

/** An invented month of ads, as src/assets/scenes/search-dots.svg draws it. */
const JUNE = { clicks: 140, calls: 20, jobs: 10, spendCents: 210_000 } as const

/** What the search marketing page says. */
export const searchMarketing = {
  hero: {
    name: 'Search marketing',
    title: 'Google Ads for people who need you today.',
    lead: 'Someone on Eldorado Parkway has a leak and a phone. We run the ads, build the page they land on and track which searches turn into booked jobs.',
    price: HERO_PRICES.searchMarketing,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** The drawn example: what somebody types, and the ad that answers. */
  leak: {
    label:
      'Example: a woman whose water heater leaks types “water heater leaking” into her phone. Your ad answers, she books 4:30 p.m., and the van is there.',
    search: 'water heater leaking',
    ad: {
      mark: 'Sponsored',
      site: 'your-business.example',
      title: 'Open until 8. Pick a time online.',
      text: 'Insured, local, price before we start.',
      actions: ['Call', 'Book 4:30 p.m.', 'Directions'],
    },
  },
  features: {
    title: 'What we do, and how often.',
    text: `You pay Google from an account you own. Month to month. ${BUSINESS_TERMS.adFee.text} ${BUSINESS_TERMS.profileOnce.text} ${clinicsAgreement}`,
    items: [
      {
        name: 'Search research',
        note: 'week one, then monthly',
        text: 'What people type right before they hire someone, ranked by what a click costs and what the job is worth.',
      },
      {
        name: 'Ads and their pages',
        note: 'checked every week',
        text: 'Each service gets its own ads and its own landing page, so no one lands on your home page and has to start over.',
      },
      {
        name: 'Call tracking',
        note: 'live with the first ad',
        text: 'We match each call to the search behind it, where Google shares it. If a search gets a fair test and brings no calls, we stop paying for it.',
      },
      {
        name: 'Maps and listings',
        note: 'checked monthly',
        text: 'Your Google Business Profile and listings kept current: hours, photos, services and answers.',
      },
    ],
  },
  process: {
    title: 'Ads can be live a week after kickoff.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Kickoff',
        text: 'We look at your account, your calls and the three competitors you name. If calls go unanswered, we fix that first.',
      },
      {
        mark: 'Day 3',
        name: 'Ads and pages',
        text: 'We build the ads, the pages and the tracking. You see all of it before anything goes live.',
      },
      {
        mark: 'Day 7',
        name: 'Test budget',
        text: `A test budget shows which searches turn into bookings. Below ${formatUsd(MINIMUM_SEARCH_BUDGET_CENTS)} a month in clicks, run the ads yourself: our fee wouldn’t pay for itself. If your jobs are small, the minimum is higher.`,
      },
      {
        mark: 'Day 30',
        name: 'First review',
        text: 'We move money to the searches that book jobs and block the ones that don’t.',
      },
    ],
  },
  /** An invented month, drawn as the report that clients get. */
  report: {
    title: 'One report a month, on one page.',
    text: 'On the first Monday of the month, you get five numbers and one paragraph. If a number looks bad, the paragraph says why and what we change.',
    window: {
      label: 'Example of a monthly report',
      title: 'Search report, June',
      note: `Example: ${EXAMPLE_COMPANY}`,
    },
    dotsNote: 'Each dot is a click. Green ones called, gold ones booked.',
    rows: [
      { name: 'Clicks', value: String(JUNE.clicks), note: 'from 31 search terms' },
      {
        name: 'Calls and forms',
        value: String(JUNE.calls),
        note: `1 in ${JUNE.clicks / JUNE.calls} clicks`,
      },
      { name: 'Booked jobs', value: String(JUNE.jobs), note: 'half of those' },
      { name: 'Ad spend', value: formatUsd(JUNE.spendCents), note: 'paid to Google' },
      {
        name: 'Ad cost per booked job',
        value: formatUsd(JUNE.spendCents / JUNE.jobs),
        note: 'was $240 in May',
      },
    ],
    commentTitle: 'What we change in July',
    comment:
      '$200 moves from “fence staining” to “fence repair today.” Luis picks up on Saturdays now: four of the ten jobs came from Saturday calls.',
    signature: 'Your account lead',
  },
  quotesTitle: 'What clients say',
  closing: {
    title: 'See who’s searching for you.',
    text: `On the call, we’ll pull up Google’s search volume for your trade and ZIP codes. ${freePlan.reminder}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
