import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_COMPANY, EXAMPLE_LOGO, EXAMPLE_PRICES } from '../example-company'

const LESSONS = [
  { name: 'Call 811 before you dig', minutes: 6 },
  { name: 'Posts that stay put', minutes: 18 },
  { name: 'Stain that lasts', minutes: 12 },
] as const

const COURSE_MINUTES = LESSONS.reduce((sum, { minutes }) => sum + minutes, 0)
const COURSE_CENTS: Cents = 14_900
const STUDENTS = 28

/**
 * Texts in the example illustration of each service, all for the same invented company. Assistive technology gets only
 * the label.
 */
export const showcaseExamples = {
  brandDesign: {
    frame: {
      label: 'Example: a logo of three fence boards, large on paper and small on a truck door',
      title: 'Logo, final sheet',
      note: 'ready to print',
    },
    company: EXAMPLE_COMPANY,
    ...EXAMPLE_LOGO,
  },
  seo: {
    frame: {
      label: 'Example: a fence company climbs from 34th to 3rd place for “cedar fence with gate”',
      title: 'Position in search',
      note: 'January to June',
    },
    searches: [
      { words: 'cedar fence with gate', from: 34, to: 3 },
      { words: 'fence repair prosper', from: 41, to: 5 },
      { words: 'iron gate price', from: 27, to: 8 },
    ],
  },
  searchMarketing: {
    frame: {
      label: 'Example: at 9:41 an ad answers “fence repair today,” and at 9:46 the visit is booked',
      title: 'fence repair today',
      note: 'Frisco, TX',
    },
    ad: {
      sponsored: 'Sponsored',
      address: 'redbudfence.example',
      title: 'Gate won’t close? Today at 1:00.',
      text: 'Price before we start.',
    },
    steps: [
      { at: '9:41', what: 'Clicked the ad' },
      { at: '9:42', what: 'Called from the page' },
      { at: '9:46', what: 'Booked for 1:00' },
    ],
  },
  socialMedia: {
    frame: {
      label: 'Example: two people who saw a video ad of a fence repair asked for a price',
      title: 'Storm damage, fixed by noon',
      note: 'In and around Frisco',
    },
    button: 'Book a visit',
    asked: {
      title: 'Asked for a price',
      people: [
        { who: 'Dana P., Prosper', when: '2 minutes ago' },
        { who: 'Mark M., Frisco', when: '40 minutes ago' },
      ],
    },
  },
  website: {
    frame: {
      label: 'Example: a fence company’s website shows its prices and times to pick from',
      title: 'redbudfence.example',
      note: 'Prices · Work · Visit',
    },
    promise: 'Fences that stay straight.',
    prices: [
      {
        what: 'Cedar, 6 feet',
        price: `from ${formatUsd(EXAMPLE_PRICES.cedarPerFootCents)} a foot`,
      },
      { what: 'Iron', price: `from ${formatUsd(EXAMPLE_PRICES.ironPerFootCents)} a foot` },
      { what: 'Repair', price: `from ${formatUsd(EXAMPLE_PRICES.repairFromCents)}` },
    ],
    times: ['Tue 8:30', 'Wed 3:45', 'Thu 10:00'],
  },
  text: {
    frame: {
      label: 'Example: Marta answers a reminder with R and moves her visit to Friday',
      title: 'Marta Kessler',
      note: '(469) 555-0138',
    },
    texts: [
      {
        side: 'right',
        text: 'Redbud Fence: we measure tomorrow at 1:00. C to confirm, R to reschedule.',
      },
      { side: 'left', text: 'R' },
      { side: 'right', text: 'No problem. Tap a time: Fri 10:00 or Mon 8:30' },
      { side: 'left', text: 'Fri 10:00' },
    ],
    filled: { what: 'Thursday 1:00 filled at 11:52', value: 'Pete A.' },
  },
  email: {
    frame: {
      label: 'Example: Ray emails 24 past customers, and 3 book a visit',
      title: 'Your fence is four years old',
      note: 'March 30, 7:30 a.m.',
    },
    greeting: 'Hi Tom,',
    text: 'We built your fence in spring 2022, and cedar needs oil about now. It takes an hour.',
    sender: `Ray, ${EXAMPLE_COMPANY}`,
    link: 'Save me a time',
    facts: [
      { name: 'Sent to past customers', value: '24' },
      { name: 'Visits booked', value: '3' },
    ],
  },
  onlineCourseCreation: {
    frame: {
      label: `Example: an online course on building a fence, ${LESSONS.length} lessons, ${STUDENTS} students at ${formatUsd(COURSE_CENTS)} each`,
      title: 'Build your own fence',
      note: `${LESSONS.length} lessons, ${COURSE_MINUTES} min`,
    },
    lessons: LESSONS.map(({ name, minutes }) => ({ name, length: `${minutes} min` })),
    result: {
      what: `${STUDENTS} students at ${formatUsd(COURSE_CENTS)}`,
      value: formatUsd(STUDENTS * COURSE_CENTS),
    },
  },
} as const
