import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

/** What the online course page says (spec section 2.7). */
export const onlineCourseCreation = {
  hero: {
    name: 'Online course creation',
    title: 'Teach it once. Sell it for years.',
    lead: 'You know something that people drive across town to learn. We help you put it in order, record it, and sell it while you are with a client.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** Lessons that stand on the rows of the hero's drawing. */
  lessons: [
    { number: '1', name: 'The promise', length: '6 min' },
    { number: '2', name: 'The first win', length: '11 min' },
    { number: '3', name: 'The method', length: '24 min' },
    { number: '4', name: 'The usual mistakes', length: '14 min' },
    { number: '5', name: 'The launch', length: 'day 30' },
  ],
  statsTitle: 'What the course market pays for.',
  /** Figures are the agency's own claims (spec section 1). */
  stats: [
    { figure: '$10K', label: 'first month within 30 days of opening the doors' },
    { figure: '30', label: 'days from outline to launch, in the quickest case' },
    { figure: '9.8%', label: 'of visitors sign up when page and promise agree, up from 1.2%' },
    { figure: '24/7', label: 'open, in every time zone your students live in' },
  ],
  reasons: {
    title: 'Four reasons to build one.',
    items: [
      {
        name: 'Income without another hour',
        text: 'Your calendar is full at forty clients. A course has no last seat.',
      },
      {
        name: 'Better clients',
        text: 'Whoever finishes lesson five arrives knowing your words, your prices and your way of working.',
      },
      {
        name: 'One answer, recorded well',
        text: 'The question you explain each Tuesday becomes lesson two, and you explain it best there.',
      },
      {
        name: 'Something to own',
        text: 'A list of students, a library of lessons, and a business that can be handed on.',
      },
    ],
  },
  services: {
    title: 'What we do, from outline to launch.',
    text: 'Take all four, or the one that you keep putting off.',
    items: [
      {
        name: 'Curriculum',
        note: 'one week',
        text: 'Two long talks, then an outline in which every lesson ends with something done.',
      },
      {
        name: 'Recording and editing',
        note: 'two days on camera',
        text: 'We bring light, sound and a teleprompter, and cut what drags. You bring coffee.',
      },
      {
        name: 'Course site and payments',
        note: 'in the platform',
        text: 'Lessons, members, private community, coupons and payment plans on one login.',
      },
      {
        name: 'Launch campaign',
        note: 'seven days to first ads',
        text: 'A page, a short email series and ads to the people who already ask you.',
      },
    ],
  },
  process: {
    title: 'From a head full of notes to a first student.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Outline',
        text: 'One promise, five to nine lessons, nothing left over.',
      },
      { mark: 'Week 2', name: 'Record', text: 'Two days, in your own rooms, in your own words.' },
      {
        mark: 'Week 3',
        name: 'Build',
        text: 'Site, payment and the first emails, tested by three friends.',
      },
      {
        mark: 'Week 4',
        name: 'Launch',
        text: 'Doors open to your own list first, then to the ads.',
      },
    ],
  },
  closing: {
    title: 'What would lesson one be?',
    text: 'Bring the question that clients ask most. On the call we turn it into an outline, and it stays yours.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  lessons: readonly { number: string; name: string; length: string }[]
  statsTitle: string
  stats: readonly { figure: string; label: string }[]
  reasons: FeatureListContent
  services: FeatureListContent
  process: ProcessRailContent
  closing: ClosingCallContent
}
