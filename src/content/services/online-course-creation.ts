import { formatUsd, type Cents } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ReasonColumnsContent,
  ServiceHeroContent,
} from '../types'
import { CLAIMS } from '../claims'
import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'

/** The launch and the first month of the plan that has courses. */
const firstMonth = formatUsd(
  SERVICE_STARTING_PRICES.onlineCourseCreation.cents + PLANS.business.monthlyCents,
)

/** The price of the example course, the launch goal, and the seasons that the article on courses plans for. */
const COURSE_PRICE_CENTS: Cents = 24_900
const GOAL_CENTS: Cents = 1_000_000
const SLOW_SEASON = 6
const GOOD_SEASON = 20

const goalStudents = Math.ceil(GOAL_CENTS / COURSE_PRICE_CENTS)

/** What a number of students pay together. */
const sales = (students: number) => formatUsd(students * COURSE_PRICE_CENTS)

/** What the online course page says. */
export const onlineCourseCreation = {
  hero: {
    name: 'Online course creation',
    title: 'Sell what you know as a course.',
    lead: 'For coaches, clinicians and trainers in Frisco and Prosper. We help you outline, record, host and launch your course in as little as 30 days.',
    price: HERO_PRICES.onlineCourseCreation,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** Lessons of the example course: beside the player. */
  lessons: [
    { number: '1', name: 'Soil and the foundation', length: '6 min' },
    { number: '2', name: 'Water, month by month', length: '7 min' },
    { number: '3', name: 'Two trees and where they go', length: '8 min' },
    { number: '4', name: 'The HOA letter', length: '6 min' },
    { number: '5', name: 'When to call someone', length: '7 min' },
  ],
  statsTitle: 'People already learn online',
  /** Public market statistics by their source. */
  stats: [
    {
      source: {
        name: 'National Center for Education Statistics,\u00a02024',
        url: 'https://nces.ed.gov/programs/digest/d24/tables/dt24_311.15.asp',
      },
      figures: [
        {
          figure: '54%',
          label: 'of US college students took at least one course online in fall 2022',
        },
        { figure: '10.1M', label: 'students in US colleges learned online that fall' },
      ],
    },
    {
      source: {
        name: 'Pew Research Center, 2018',
        url: 'https://www.pewresearch.org/internet/2018/11/07/many-turn-to-youtube-for-childrens-content-news-how-to-lessons/',
      },
      figures: [
        {
          figure: '51%',
          label: 'of YouTube users call it very important for learning to do new things',
        },
        { figure: '35%', label: 'of all US adults, once those who don’t use YouTube are counted' },
      ],
    },
  ],
  reasons: {
    title: 'Why record what you teach.',
    items: [
      {
        name: 'Room for more students',
        text: 'Your calendar is full at forty clients. A course never fills up. Plan on an hour a week for questions.',
      },
      {
        name: 'Better clients',
        text: 'People who finish your course already know your terms, your prices and how you work.',
      },
      {
        name: 'One answer, recorded well',
        text: 'The question you answer every Tuesday becomes lesson two, explained the way you explain it best.',
      },
      {
        name: 'Something you own',
        text: 'Your videos, your outline and your list of students stay yours, even if you leave the platform.',
      },
    ],
  },
  services: {
    title: 'What we do, from outline to launch.',
    text: `The price covers all four. With the platform, your first month comes to ${firstMonth} plus usage and ads. You can also order one part alone, at a fixed price. Not sure it will sell? Teach it live once first.`,
    items: [
      {
        name: 'Curriculum',
        note: 'one week',
        text: 'Two long conversations, then an outline. In every lesson, students make or do something.',
      },
      {
        name: 'Recording and editing',
        note: 'two days on camera',
        text: 'We bring lights, sound and a teleprompter, and cut what drags. You bring coffee.',
      },
      {
        name: 'Course site and payments',
        note: 'on the Business plan',
        text: 'Lessons, members, a private community, coupons and payments behind one login.',
      },
      {
        name: 'Launch campaign',
        note: 'first ads in week 4',
        text: 'A sales page, a short email series and ads to people who already know you.',
      },
    ],
  },
  process: {
    title: 'From notes to your first student.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Outline',
        text: 'You make one promise, and five to ten lessons deliver it.',
      },
      {
        mark: 'Week 2',
        name: 'Record',
        text: 'We record for two days at your place. You talk in your own words.',
      },
      {
        mark: 'Week 3',
        name: 'Build',
        text: 'Course site, payments and first emails, tested by three people you trust.',
      },
      {
        mark: 'Week 4',
        name: 'Launch',
        text: 'It opens to your own list first, then to people who saw the ads.',
      },
    ],
  },
  /** The goal of a launch with its arithmetic, set off from results. */
  goal: {
    title: 'The goal we plan a launch around',
    figure: CLAIMS.firstCourseMonth.value,
    sum: `${goalStudents} students × ${formatUsd(COURSE_PRICE_CENTS)}`,
    text: `A first ${CLAIMS.firstCourseMonth.value} month within ${CLAIMS.launchDays.value} takes ${goalStudents} students at ${formatUsd(COURSE_PRICE_CENTS)}: ${sales(goalStudents)} in sales, before our ${formatUsd(SERVICE_STARTING_PRICES.onlineCourseCreation.cents)}, the plan, ads and payment fees. Most first courses earn far less: our own planning example is ${SLOW_SEASON} students (${sales(SLOW_SEASON)}) in a slow season and ${GOOD_SEASON} (${sales(GOOD_SEASON)}) in a good one.`,
  },
  /** A course as students see it. */
  player: {
    title: 'Your course, with your name on it.',
    text: 'Students log in, watch, mark lessons done and ask questions. You answer from your phone.',
    window: {
      label: 'Example of a course site: lesson 2 of 5 is playing, lesson 1 is done',
      title: 'Your first year on clay',
      note: 'Example',
    },
    lesson: 'Lesson 2: Water, month by month',
    progress: '1 of 5 lessons done',
    next: 'Mark as done',
    question: { who: 'Marisol', text: 'Does this change with a soaker hose?' },
    answer: { who: 'You', text: 'Half the time, twice as often. See minute 4.' },
  },
  closing: {
    title: 'Start with one question.',
    text: `Bring the question clients ask you most. On the call, we’ll turn it into an outline. ${freePlan.reminder}`,
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  lessons: readonly { number: string; name: string; length: string }[]
  statsTitle: string
  stats: readonly object[]
  reasons: ReasonColumnsContent
  services: FeatureListContent
  process: ProcessRailContent
  goal: object
  player: object
  closing: ClosingCallContent
}
