import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_COMPANY } from '../example-company'

/** Each ad starts on Monday or at the end of the previous period. The marked period is highlighted. */
const ads = [
  {
    name: 'Storm damage, fixed by noon',
    kind: 'video, 22 seconds',
    runs: [
      { days: 4, dailyCents: 2000, marked: false },
      { days: 3, dailyCents: 4000, marked: true },
    ],
    inquiries: 14,
    result: 'gets more budget',
  },
  {
    name: 'Before and after',
    kind: 'two photos',
    runs: [{ days: 4, dailyCents: 2000, marked: false }],
    inquiries: 1,
    result: 'stopped after 3 weeks',
  },
  {
    name: 'Who comes to your house',
    kind: 'video, 40 seconds',
    runs: [{ days: 7, dailyCents: 2000, marked: false }],
    inquiries: 6,
    result: 'keeps running',
  },
  {
    name: 'Still thinking about it?',
    kind: 'to visitors of the website',
    runs: [{ days: 7, dailyCents: 1000, marked: false }],
    inquiries: 9,
    result: 'keeps running',
  },
] as const

const spentCents = ads
  .flatMap<{ days: number; dailyCents: Cents }>(({ runs }) => runs)
  .reduce((sum, { days, dailyCents }) => sum + days * dailyCents, 0)
const inquiries = ads.reduce((sum, ad) => sum + ad.inquiries, 0)

/** Texts of the social media advertising page. */
export const socialMedia = {
  hero: {
    title: 'Ads with faces your town knows',
    lead: 'We shoot video at your business, turn it into Facebook and Instagram ads, and send every inquiry to your phone.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  features: {
    title: 'What we do for you',
    items: [
      {
        name: 'Video from your jobs',
        text: 'No studio and no script: you do the job, we ask questions, and the good answers become ads.',
      },
      {
        name: 'New ads',
        text: 'Videos and photos cut for feed, stories and reels. When one stops working, the next takes over.',
      },
      {
        name: 'The right people',
        text: 'People near you, and people who watched your videos or visited your site.',
      },
      {
        name: 'Inquiries on your phone',
        text: 'Calls ring, forms and messages arrive, and you see which ad they came from.',
      },
      {
        name: 'Comments answered',
        text: 'Questions under an ad get a reply. If only you know the answer, we ask you.',
      },
      {
        name: 'A short report',
        text: 'What we spent, who asked, who booked, which ad we stopped and what’s next.',
      },
    ],
  },
  week: {
    title: 'One week of ads on one board',
    text: 'On Thursday, the weakest ad’s budget went to the best one.',
    frame: {
      label: `Example: four ads in one week for ${formatUsd(spentCents)}, which brought ${inquiries} inquiries. The weakest ran for three weeks and was stopped on Thursday; its budget went to the best.`,
      title: 'Ads, May 11 to 17',
      note: `Example: ${EXAMPLE_COMPANY}`,
    },
    columns: { ad: 'Ad', asked: 'Asked' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    perDay: (cents: Cents) => `${formatUsd(cents)} a day`,
    /** Text after the number if there are no columns. */
    asked: 'asked',
    ads,
    totals: [
      { name: 'Spent', value: formatUsd(spentCents) },
      { name: 'Inquiries', value: String(inquiries) },
      { name: 'Per inquiry', value: formatUsd(Math.round(spentCents / inquiries)) },
    ],
  },
  /** The finished work: the ad of the example, frame by frame. */
  ad: {
    title: 'One morning with Luis, cut to 22 seconds',
    label: `Example ad for ${EXAMPLE_COMPANY}`,
    frames: [
      {
        at: '0:00',
        text: 'Luis checks every post.',
        picture: 'Luis, a bearded man in a cap and a green shirt, holds a level to a post',
      },
      {
        at: '0:06',
        text: 'Six posts down after Sunday’s wind.',
        picture: 'A wooden fence blown down, its boards scattered over a lawn',
      },
      {
        at: '0:13',
        text: 'New holes, three feet deep.',
        picture: 'Two hands on a post-hole digger, a round hole in black soil',
      },
      {
        at: '0:20',
        text: 'Standing before lunch.',
        picture: 'A straight cedar fence in the sun, and a puppy asleep in front of it',
      },
    ],
    headline: 'Storm damage, fixed by noon',
    sender: `${EXAMPLE_COMPANY}, sponsored`,
    action: 'Pick a visit',
    comments: [
      { who: 'Dana P.', text: 'Do you come out to Prosper?' },
      { who: 'Redbud', text: 'Every Wednesday. Sending you two times.' },
    ],
  },
  process: {
    title: 'How an ad gets made',
    steps: [
      {
        name: 'Plan',
        text: 'Who you want more of, how far you’ll drive and what a booking is worth to you, on one page.',
      },
      {
        name: 'Shoot',
        text: 'We come to you. You choose which jobs and which people we show.',
      },
      {
        name: 'Launch',
        text: 'Ads go live once you’ve approved each one. Inquiries reach your inbox.',
      },
      {
        name: 'Decide',
        text: 'You see what a booked job cost. Together we raise the budget, hold it or change the offer.',
      },
    ],
  },
  closing: {
    title: 'Show us your last good job',
    text: 'On the free call, we’ll tell you how it could become an ad.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const
