import { formatUsd } from '../../shared/money'
import { EXAMPLE_COMPANY } from '../example-company'
import { serviceNames } from '../service-names'

/** An invented month of ads, as src/assets/scenes/search-dots.svg draws it. */
const JUNE = { clicks: 140, calls: 20, jobs: 10, spendCents: 210_000 } as const

/** Texts of the search marketing page. */
export const searchMarketing = {
  hero: {
    name: serviceNames.searchMarketing,
    title: 'Google Ads for people who need you today',
    lead: 'A pipe leaks on Eldorado Parkway, and someone searches for a plumber. We run the ad, build the page and show you what each booked job cost.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** The illustrated example: a search and the ad that answers it. */
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
  process: {
    title: 'From the first call to booked jobs',
    steps: [
      {
        name: 'Kickoff',
        text: 'We look at your account, your calls and your competitors. If calls go unanswered, we fix that first.',
      },
      {
        name: 'Ads and pages',
        text: 'We build the ads, the pages and the tracking. You see all of it before anything goes live.',
      },
      {
        name: 'Test',
        text: 'A test budget shows which searches turn into bookings.',
      },
      {
        name: 'Scale',
        text: 'We move money to the searches that book jobs and block the ones that don’t.',
      },
    ],
  },
  /** An invented month, drawn as the report that clients get. */
  report: {
    title: 'You see what each job cost in ads',
    text: 'Your report is one page: five numbers and one paragraph. If a number looks bad, the paragraph says why and what we change.',
    frame: {
      label: 'Example of a monthly report',
      title: 'Search report, June',
      note: `Example: ${EXAMPLE_COMPANY}`,
    },
    dotsNote: `Each dot is a click: ${JUNE.jobs} booked, in gold, and ${JUNE.calls - JUNE.jobs} more called, in green.`,
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
  },
  features: {
    title: 'What we do for you',
    items: [
      {
        name: 'Search research',
        text: 'We find what people type right before they hire someone, what a click costs and what the job is worth.',
      },
      {
        name: 'Ads and their pages',
        text: 'Each service gets its own ads and a page that matches, so no one lands on your home page and starts over.',
      },
      {
        name: 'Call tracking',
        text: 'We match calls to the searches behind them, and stop paying for searches that bring none.',
      },
      {
        name: 'Maps and listings',
        text: 'We keep your Google Business Profile current: hours, photos, services and answers.',
      },
    ],
  },
  closing: {
    title: 'See who’s searching for you',
    text: 'On the free call, we’ll pull up how many people near you search for what you do.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
