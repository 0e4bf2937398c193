import { formatUsd, type Cents } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { CLAIMS } from '../claims'

/** The price of the example course, and what a launch aims for. */
const COURSE_PRICE_CENTS: Cents = 24_900
const GOAL_CENTS: Cents = 1_000_000

const goalStudents = Math.ceil(GOAL_CENTS / COURSE_PRICE_CENTS)

const days = CLAIMS.launchDays.value

const NCES = {
  name: 'National Center for Education Statistics,\u00a02024',
  url: 'https://nces.ed.gov/programs/digest/d24/tables/dt24_311.15.asp',
}

/** Texts of the online course page. */
export const onlineCourseCreation = {
  hero: {
    title: 'Sell what you know as a course',
    lead: `We help coaches, clinicians and trainers outline, record, host and launch a course, in as little as ${days}.`,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** A course as students see it. */
  player: {
    frame: {
      label:
        'Example of a course site: lesson 2, “Water, month by month,” is playing. Marisol asks about a soaker hose, and you answer: half the time, twice as often.',
      title: 'Your first year on clay',
      note: 'Example',
    },
    lesson: 'Lesson 2: Water, month by month',
    next: 'Mark as done',
    question: { who: 'Marisol', text: 'Does this change with a soaker hose?' },
    answer: { who: 'You', text: 'Half the time, twice as often. See minute 4.' },
  },
  /** The goal of a launch, with its arithmetic. */
  goal: {
    title: 'What we aim for',
    figure: CLAIMS.firstCourseMonth.value,
    unit: `first month within ${days}`,
    text: `That’s ${goalStudents} students at ${formatUsd(COURSE_PRICE_CENTS)}: ${formatUsd(goalStudents * COURSE_PRICE_CENTS)} in sales. We plan your launch around it.`,
  },
  market: {
    title: 'People already learn online',
    /** Public market statistics, each with its source. */
    stats: [
      {
        figure: '54%',
        label: 'of US college students took at least one course online in fall 2022',
        source: NCES,
      },
      {
        figure: '51%',
        label: 'of YouTube users say it’s very important for learning to do new things',
        source: {
          name: 'Pew Research Center, 2018',
          url: 'https://www.pewresearch.org/internet/2018/11/07/many-turn-to-youtube-for-childrens-content-news-how-to-lessons/',
        },
      },
    ],
  },
  reasons: {
    title: 'Why record what you teach',
    items: [
      {
        name: 'Room for more students',
        text: 'Your calendar is full at forty clients. A course never fills up.',
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
        name: 'Open while you work',
        text: 'People can enroll while you’re with a client, on vacation or asleep.',
      },
    ],
  },
  services: {
    title: 'What we do, from outline to launch',
    items: [
      {
        name: 'Curriculum',
        text: 'We talk, then we outline. In every lesson, students make or do something.',
      },
      {
        name: 'Recording and editing',
        text: 'We record, edit and cut what drags. You bring the coffee.',
      },
      {
        name: 'Course site and payments',
        text: 'Lessons, members, a private community, coupons and payments behind one login.',
      },
      {
        name: 'Launch campaign',
        text: 'A sales page, a short email series and ads.',
      },
    ],
  },
  process: {
    title: 'From notes to your first student',
    steps: [
      {
        name: 'Outline',
        text: 'You make one promise, and your lessons deliver it.',
      },
      {
        name: 'Record',
        text: 'We record at your place. You talk in your own words.',
      },
      {
        name: 'Build',
        text: `We set it all up on our ${PLANS.business.name} plan, and people you trust try it out.`,
      },
      {
        name: 'Launch',
        text: 'Your own list hears first. Ads reach the rest.',
      },
    ],
  },
  closing: {
    title: 'Start with one question',
    text: 'Bring the question clients ask you most. On the free call, we’ll tell you whether it makes a course.',
    links: [{ label: 'Book Your Free Strategy Call', to: 'contact' }],
  },
} as const
