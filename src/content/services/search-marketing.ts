import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'
import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'

/** What the search marketing page says. */
export const searchMarketing = {
  hero: {
    name: 'Search marketing',
    title: 'Show up when they need you today.',
    lead: 'Google Ads for people in Frisco and Prosper who need you today. We run the ads, build the page and track which searches turn into booked jobs.',
    price: HERO_PRICES.searchMarketing,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** Searches that start the hero's drawing, one to a strand. */
  searches: [
    'water heater leaking',
    'emergency vet 75034',
    'same day ac repair',
    'hail damage inspection',
    'invisalign cost prosper',
    'estate planning near me',
    'pool opening service',
    'toddler swim lessons',
  ],
  result: {
    mark: 'Sponsored',
    site: 'your-business.example',
    title: 'Open until 8. Pick a time online.',
    text: 'Insured, local, price before we start.',
    actions: ['Call', 'Book 4:30 pm', 'Directions'],
    others: [
      { name: 'A directory from out of state', place: 'position 2' },
      { name: 'A competitor in the next town', place: 'position 3' },
    ],
  },
  features: {
    title: 'What we do, and how often.',
    text: 'Our one monthly fee covers all of it. Your ad budget is separate: you pay Google directly, from an account you own.',
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
        text: 'We match calls to the searches that Google reports. Once a search has had a fair test and brings no calls, we stop paying for it.',
      },
      {
        name: 'Maps and listings',
        note: 'checked monthly',
        text: 'Your Google Business Profile and listings kept current: hours, photos, services and answers.',
      },
      {
        name: 'One-page report',
        note: 'first Monday of the month',
        text: 'What you spent, how many called, how many booked and what each booking cost in ads. Then what changes next month.',
      },
    ],
  },
  process: {
    title: 'First ads in seven days.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Listen',
        text: 'We look at your account, your calls and the three competitors you name.',
      },
      {
        mark: 'Day 3',
        name: 'Build',
        text: 'Ads, pages and tracking. You see all of it before anything goes live.',
      },
      {
        mark: 'Day 7',
        name: 'Launch',
        text: 'A small test budget shows which searches turn into bookings.',
      },
      {
        mark: 'Day 30',
        name: 'Scale',
        text: 'We move money to the searches that book jobs and block the ones that don’t.',
      },
    ],
  },
  /** An invented month, drawn as the report that clients get. */
  report: {
    title: 'One page, once a month.',
    text: 'You get five numbers and one paragraph. If a number looks bad, the paragraph says why and what we change.',
    window: {
      label:
        'Example of a monthly report: 140 clicks for $2,100, 20 calls and forms, and 10 booked jobs at $210 of ads each',
      title: 'Search report, June',
      note: 'Example: an AC company',
    },
    rows: [
      { name: 'Clicks', value: '140', note: 'from 31 search terms' },
      { name: 'Calls and forms', value: '20', note: '1 in 7 clicks' },
      { name: 'Booked jobs', value: '10', note: 'half of those' },
      { name: 'Ad spend', value: '$2,100', note: 'paid to Google' },
      { name: 'Ad cost per booked job', value: '$210', note: 'was $240 in May' },
    ],
    comment:
      'July: $200 moves from “ac tune up” to “ac repair same day.” Three of the seven calls on Saturdays went unanswered, so Saturday calls now go to the on-call phone.',
  },
  quotesTitle: 'What owners say',
  closing: {
    title: 'See who’s searching for you.',
    text: `On the call we open Google’s search numbers for your trade and your ZIP codes. ${freePlan.sentence}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  searches: readonly string[]
  result: object
  features: FeatureListContent
  process: ProcessRailContent
  report: object
  quotesTitle: string
  closing: ClosingCallContent
}
