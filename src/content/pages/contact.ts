import { company, emailHref, phoneHref, phoneInText } from '../../site/company'
import { externalLinks } from '../../site/external-links'
import type { FaqEntry } from '../types'
import type { EmbedText } from '../embed-text'
import { consultationMinutes, actionPlan, supportPromise } from '../standing-copy'

/** Whether visitors can pick a time on the page; without a booking widget they call or email. */
const hasCalendar = externalLinks.bookingWidget !== ''

/** Questions before a consultation; search engines get the same ones as structured data. */
export const contactFaq: readonly FaqEntry[] = [
  {
    question: 'How long is the consultation?',
    answer: '30-45 minutes, by phone or video.',
  },
  {
    question: 'Is there any obligation?',
    answer: `No. The call is free and there’s nothing to sign. ${actionPlan.sentence}`,
  },
  {
    question: 'How should I prepare?',
    answer: `Think of your last ten leads, won or lost, and how each one found you. If you can, have your website, your calendar and your ad account open.`,
  },
  {
    question: 'Do we talk about pricing?',
    answer: 'Yes. We’ll tell you which plan or service fits and what it costs to start.',
  },
]

/** The contact page: a free consultation, with or without a booking calendar on the page. */
export const contact = {
  hasCalendar,
  title: 'Find out where you lose leads, free',
  lead: hasCalendar
    ? `Pick a time for your free consultation. In ${consultationMinutes} we’ll tell you what to fix first.`
    : `Call us, or email us two possible times for your free consultation. In ${consultationMinutes} we’ll tell you what to fix first.`,
  /** The page's main action, and one for visitors who prefer not to call. */
  actions: {
    call: { label: `Call ${phoneInText}`, href: phoneHref },
    email: {
      label: 'Email two possible times',
      href: `${emailHref}?subject=${encodeURIComponent('Two times for a free consultation')}`,
    },
  },
  /** Below the example action plan. */
  planNote: 'Yours comes by email after the call.',
  reach: {
    title: 'How to reach us',
    ways: [
      { name: 'Email', value: company.email, href: emailHref },
      { name: 'Office', value: company.address },
    ],
    /** Who answers the phone, and when. */
    support: supportPromise,
  },
  booking: {
    title: 'Pick a day and a time',
    frameTitle: 'Booking calendar',
    direct: 'Open the calendar',
    waiting: {
      title: 'The calendar opens here.',
      text: `It comes from our booking provider. You can also open it in a new tab, or call ${phoneInText}.`,
    },
    loading: {
      title: 'Getting open times...',
      text: 'The calendar comes from our booking provider. This takes a moment.',
    },
    late: {
      title: 'The calendar is slow today.',
      text: `Open it in a new tab, or call ${phoneInText} and we’ll find a time together.`,
    },
  } satisfies EmbedText,
  expect: {
    title: 'What to expect',
    steps: [
      {
        name: 'You talk first',
        text: 'Walk us through your week: who calls, who answers and who gets missed.',
      },
      {
        name: 'We look together',
        text: 'We go over your website, your Google Business Profile and your ads, the way a customer sees them.',
      },
      {
        name: 'You get a plan',
        text: `After the call we email you the ${actionPlan.name}.`,
      },
    ],
  },
  faq: {
    title: 'Before you book',
    call: 'Something else? Call',
    entries: contactFaq,
  },
} as const
