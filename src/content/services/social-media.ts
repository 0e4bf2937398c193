import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_COMPANY } from '../../site/example-company'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

const DAYS_PER_WEEK = 7

/** A stretch of days (1 = Monday) on which an ad runs, with its money per day in US cents. */
export interface AdRun {
  readonly from: number
  readonly to: number
  readonly dailyCents: Cents
  /** The stretch that the eye should find. */
  readonly marked?: boolean
}

/** An ad of the example week. */
export interface WeekAd {
  readonly name: string
  readonly kind: string
  readonly runs: readonly AdRun[]
  readonly inquiries: number
  readonly result: string
}

const ads: readonly WeekAd[] = [
  {
    name: 'Storm damage, fixed by noon',
    kind: 'film, 22 seconds',
    runs: [
      { from: 1, to: 4, dailyCents: 2000 },
      { from: 5, to: 7, dailyCents: 4000, marked: true },
    ],
    inquiries: 14,
    result: 'gets the money of the second',
  },
  {
    name: 'Before and after',
    kind: 'two photos',
    runs: [{ from: 1, to: 4, dailyCents: 2000 }],
    inquiries: 1,
    result: 'stopped on Thursday',
  },
  {
    name: 'Who comes to your house',
    kind: 'film, 40 seconds',
    runs: [{ from: 1, to: 7, dailyCents: 2000 }],
    inquiries: 6,
    result: 'goes on',
  },
  {
    name: 'Still thinking about it?',
    kind: 'to visitors of the website',
    runs: [{ from: 1, to: 7, dailyCents: 1000 }],
    inquiries: 9,
    result: 'goes on',
  },
]

const spentCents = ads
  .flatMap(({ runs }) => runs)
  .reduce((sum, { from, to, dailyCents }) => sum + (to - from + 1) * dailyCents, 0)
const inquiries = ads.reduce((sum, ad) => sum + ad.inquiries, 0)

const price = formatUsd(SERVICE_STARTING_PRICES.socialMedia.cents)

/** What the social media advertising page says (spec section 2.7). */
export const socialMedia = {
  hero: {
    name: 'Social media advertising',
    title: 'Known before they need you.',
    lead: `We film you at work, turn it into Facebook and Instagram ads, and send each inquiry to your phone. First ads in ${DAYS_PER_WEEK} days, from ${price} a month.`,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** Who sits on the seven rows of the hero's drawing; the third row holds the wheat seat. */
  audience: [
    'lives within 12 miles',
    'watched to the end',
    'looked at your prices',
    'asked you last fall',
    'follows a club you sponsor',
    'bought once',
    'resembles your regulars',
  ],
  features: {
    title: `What ${price} a month buys.`,
    text: 'The ad budget comes on top. It goes straight to Meta, from an account that stays yours.',
    items: [
      {
        name: 'A morning of filming',
        note: 'at your place',
        text: 'No studio and no script to learn. You do the job, we ask questions, and the good answers become ads.',
      },
      {
        name: 'New ads',
        note: 'every week',
        text: 'Films and pictures cut for feed, story and reel, with words that people use in your shop.',
      },
      {
        name: 'The right streets',
        note: 'set once, checked weekly',
        text: 'People as far away as you are willing to drive, those who already looked, and people like your regulars.',
      },
      {
        name: 'Inquiries in one inbox',
        note: 'within seconds',
        text: 'Form, call or message arrives with the name of its ad. You answer from the phone in your pocket.',
      },
      {
        name: 'Comments answered',
        note: 'on working days',
        text: 'A question under an ad gets a reply the same day. What only you can answer comes to you as a text.',
      },
      {
        name: 'The Monday note',
        note: 'five lines',
        text: 'Spent, asked, booked, stopped, next. You can read it while the coffee runs through.',
      },
    ],
  },
  week: {
    title: 'A week of ads, on one board.',
    text: 'Four ads start on Monday. By Thursday one is behind, so it stops, and its money moves to the one that people answer.',
    label: `Example: four ads in one week for ${formatUsd(spentCents)}, which brought ${inquiries} inquiries. The weakest was stopped on Thursday and its money moved to the best.`,
    window: { title: 'Ads, March 9 to 15', note: EXAMPLE_COMPANY },
    columns: { ad: 'Ad', asked: 'Asked' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    perDay: (cents: Cents) => `${formatUsd(cents)} a day`,
    /** Stands behind the number where there are no columns. */
    asked: 'asked',
    ads,
    totals: [
      { name: 'Spent', value: formatUsd(spentCents) },
      { name: 'Inquiries', value: String(inquiries) },
      { name: 'Per inquiry', value: formatUsd(Math.round(spentCents / inquiries)) },
    ],
  },
  ad: {
    label:
      'Example: the ad with the most answers, a film of a repaired fence with a button to pick a visit',
    sender: EXAMPLE_COMPANY,
    initials: 'RF',
    mark: 'Sponsored',
    text: 'Six posts down after Sunday’s wind. Watch Luis put them back before lunch.',
    length: '0:22',
    headline: 'Storm damage, fixed by noon',
    action: 'Pick a visit',
    comments: [
      { who: 'Dana P.', text: 'Do you come out to Prosper?' },
      { who: 'Redbud', text: 'Every Wednesday. Sending you two times.' },
    ],
  },
  process: {
    title: 'From the first call to the first ad in a week.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Plan',
        text: 'Whom you want more of, how far you drive for them, and what a booking may cost. Three numbers, on one page.',
      },
      {
        mark: 'Day 4',
        name: 'Film',
        text: 'We come for a morning. You choose the jobs that we may show and the people who want to be in the picture.',
      },
      {
        mark: 'Day 7',
        name: 'Launch',
        text: 'Four ads go live after you have seen each of them. The first inquiries reach your inbox with the ad’s name.',
      },
      {
        mark: 'Day 30',
        name: 'Decide',
        text: 'You see what a booked job cost. Together we put more money behind it, hold it, or change the offer.',
      },
    ],
  },
  quotesTitle: 'What owners tell us',
  closing: {
    title: 'Show us your last good job.',
    text: 'On the call we sketch a first ad from it, with the radius and the daily budget that suit your calendar. The sketch is yours either way.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  audience: readonly string[]
  features: FeatureListContent
  week: object
  ad: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
