import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

/** What the search marketing page says (spec section 2.7). */
export const searchMarketing = {
  hero: {
    name: 'Search marketing',
    title: 'Be the first answer in town.',
    lead: 'Somebody on Eldorado Parkway has a leak and a phone. We put your name, your price and an open slot before that search, and nobody else’s.',
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
    text: 'Licensed, local, price before we start.',
    actions: ['Call', 'Book 4:30 pm', 'Directions'],
    others: [
      { name: 'A directory from out of state', place: 'position 2' },
      { name: 'A competitor in the next town', place: 'position 3' },
    ],
  },
  features: {
    title: 'What we run, and when you see it.',
    text: 'All of it is in one monthly fee. What you spend on ads goes straight to Google, from an account that stays yours.',
    items: [
      {
        name: 'Search research',
        note: 'week one, then monthly',
        text: 'The words people type before they pay somebody, ranked by what a click costs and what the job brings.',
      },
      {
        name: 'Ads and their pages',
        note: 'two new tests a week',
        text: 'Each promise gets its own ad and its own page, so nobody lands on a home page and has to look again.',
      },
      {
        name: 'Call tracking',
        note: 'live from day one',
        text: 'Every call is tied to the search behind it. Words that never ring the phone are switched off that day.',
      },
      {
        name: 'Maps and listings',
        note: 'checked monthly',
        text: 'Hours, photos, services and answers kept right wherever Frisco and Prosper look you up.',
      },
      {
        name: 'One-page report',
        note: 'first Monday of the month',
        text: 'Spent, rang, booked, and what each booking cost. Then what changes next month, in one paragraph.',
      },
    ],
  },
  process: {
    title: 'First ads in seven days.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Listen',
        text: 'We read your account, your calls and the three rivals you name.',
      },
      {
        mark: 'Day 3',
        name: 'Build',
        text: 'Ads, pages and tracking, shown to you before anything is public.',
      },
      {
        mark: 'Day 7',
        name: 'Launch',
        text: 'A small test budget finds out which words turn into bookings.',
      },
      {
        mark: 'Day 30',
        name: 'Scale',
        text: 'The money moves to what worked. What did not is gone by now.',
      },
    ],
  },
  proof: {
    title: 'Same clicks, eight times the inquiries.',
    label: 'Conversion rate, rising from 1.2 percent in week 1 to 9.8 percent in week 12',
    from: '1.2%',
    to: '9.8%',
    start: 'week 1',
    end: 'week 12',
  },
  closing: {
    title: 'See who is looking for you.',
    text: 'On the call we open the real search numbers for your trade and your streets. You keep them, whatever you decide.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  searches: readonly string[]
  result: object
  features: FeatureListContent
  process: ProcessRailContent
  proof: object
  closing: ClosingCallContent
}
