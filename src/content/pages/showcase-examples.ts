import { formatUsd, type Cents } from '../../shared/money'
import { EXAMPLE_COMPANY, EXAMPLE_CONTACT, EXAMPLE_LOGO, EXAMPLE_PRICES } from '../example-company'

const LESSONS = [
  { name: 'Call 811 before you dig', minutes: 6 },
  { name: 'Read your soil', minutes: 11 },
  { name: 'Posts that stay put', minutes: 18 },
  { name: 'Rails and boards', minutes: 14 },
  { name: 'A gate that doesn’t sag', minutes: 22 },
  { name: 'Stain that lasts', minutes: 12 },
] as const

const COURSE_MINUTES = LESSONS.reduce((sum, { minutes }) => sum + minutes, 0)
const COURSE_CENTS: Cents = 14_900
const STUDENTS = 41

/**
 * The words in the drawn example of each service, all for the same invented company. The label is all
 * that assistive technology learns about it.
 */
export const showcaseExamples = {
  brandDesign: {
    window: {
      label:
        'Example: a logo of three fence boards, its three colors, and the logo on a truck door',
      title: 'Logo, final sheet',
      note: 'all files included',
    },
    company: EXAMPLE_COMPANY,
    ...EXAMPLE_LOGO,
  },
  seo: {
    window: {
      label:
        'Example: five searches and the position of a fence company in them, in month 1 and in month 6',
      title: 'Position in search',
      note: 'Month 1 to month 6',
    },
    searches: [
      { words: 'cedar fence with gate', from: 34, to: 3 },
      { words: 'fence repair prosper', from: 41, to: 5 },
      { words: 'how long does cedar last', from: 58, to: 2 },
      { words: 'iron gate price', from: 27, to: 18 },
      { words: 'hoa fence rules celina', from: 63, to: 24 },
    ],
  },
  searchMarketing: {
    window: {
      label:
        'Example: a search for an urgent fence repair, the ad that answers it, and the visit booked five minutes later',
      title: 'fence repair today',
      note: 'Frisco, TX',
    },
    ad: {
      sponsored: 'Sponsored',
      address: 'redbudfence.example',
      title: 'Gate won’t close? Today at 1:00.',
      text: 'Price before we start. Local crew, two trucks.',
    },
    steps: [
      { at: '9:41', what: 'Clicked the ad' },
      { at: '9:42', what: 'Called from the page' },
      { at: '9:46', what: 'Booked for 1:00' },
    ],
  },
  socialMedia: {
    window: {
      label:
        'Example: a short video of a fence repair as an ad, and the three people who asked for a price after seeing it',
      title: 'Storm damage, fixed by noon',
      note: 'In and around Frisco',
    },
    button: 'Book a visit',
    asked: {
      title: 'Asked for a price',
      people: [
        { who: 'Dana P., Prosper', when: '2 minutes ago' },
        { who: 'Mark M., Frisco', when: '40 minutes ago' },
        { who: 'June K., Celina', when: 'this morning' },
      ],
    },
  },
  website: {
    window: {
      label:
        'Example: the home page of a fence company with three prices and four open times to choose from',
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
    times: ['Tue 8:30', 'Tue 1:15', 'Wed 3:45', 'Thu 10:00'],
  },
  text: {
    window: {
      label:
        'Example: a customer uses a text reminder to move her visit to Friday, and the open slot goes to another customer',
      title: 'Marta Kessler',
      note: '(469) 555-0138',
    },
    texts: [
      {
        side: 'right',
        text: 'Redbud Fence: we measure tomorrow at 1:00. C to confirm, R to reschedule. Reply STOP to opt out.',
      },
      { side: 'left', text: 'R' },
      { side: 'right', text: 'No problem. Tap a time: Fri 10:00 or Mon 8:30' },
      { side: 'left', text: 'Fri 10:00' },
    ],
    filled: { what: 'Thursday 1:00 filled at 11:52', value: 'Pete A.' },
  },
  email: {
    window: {
      label:
        'Example: an email that invites past customers to a spring check of their fence, sent to 24 people, with 6 replies and 3 visits booked',
      title: 'Your fence is four years old',
      note: 'March 30, 7:30 a.m.',
    },
    greeting: 'Hi Tom,',
    text: 'We built your fence in spring 2022, and cedar needs oil about now. We’ll be in your part of town next week anyway. It takes an hour.',
    sender: `Ray, ${EXAMPLE_COMPANY}`,
    link: 'Save me a time',
    foot: `${EXAMPLE_CONTACT.mail} · Unsubscribe`,
    facts: [
      { name: 'Sent to past customers', value: '24' },
      { name: 'Replied', value: '6' },
      { name: 'Visits booked', value: '3' },
    ],
  },
  onlineCourseCreation: {
    window: {
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
