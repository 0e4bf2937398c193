import { company, phoneInText } from '../../site/company'
import type { FaqEntry } from '../../site/faq-entry'
import type { DirectContactText, EmbedText } from '../embed-text'

/** Questions before a consultation (spec section 2.8); also in the page's structured data. */
export const contactFaq: readonly FaqEntry[] = [
  {
    question: 'How long is the consultation?',
    answer:
      '30-45 minutes, by phone or video. If your question is settled after 20, we stop there and you have the rest of the hour back.',
  },
  {
    question: 'Do I have to sign anything?',
    answer:
      'No. The call is free and comes with no obligation. What we find is yours to use, with us, with somebody else or on your own.',
  },
  {
    question: 'How should I prepare?',
    answer:
      'Think of the last five customers you won and the last five you lost, and how each of them found you. If you can, have your website, your calendar and your ad account open. If you have none of these, come anyway.',
  },
  {
    question: 'Do we talk about pricing?',
    answer:
      'Yes, on the first call. Once we know what you need we name the plan or service that fits, its setup fee and its monthly price, and what you would have to pay others on top, such as ad budget.',
  },
]

/** The contact page (spec section 2.8). */
export const contact = {
  title: 'Book your free consultation',
  lead: `Tell us where leads get lost between the ad, the phone and the calendar. We tell you what we would fix first, by when it could run, and what it costs.`,
  /** Written on the rows that the drawing runs out into. */
  reach: {
    title: 'Other ways to reach us',
    call: 'Call',
    write: 'Write',
    hours: 'Hours',
    office: 'Office',
  },
  booking: {
    title: 'Choose a day and a time',
    frameTitle: 'Booking calendar',
    direct: 'Open the calendar in a new tab',
    waiting: {
      title: 'The calendar opens here.',
      text: `It comes from our booking provider. You can also open it on its own, or call ${phoneInText}.`,
    },
    loading: {
      title: 'Fetching open times...',
      text: 'The calendar comes from our booking provider and takes a moment.',
    },
    late: {
      title: 'The calendar is slow to answer.',
      text: `Open it in a new tab, or call ${phoneInText} and we find a time together.`,
    },
  } satisfies EmbedText,
  direct: {
    title: 'Call or write, and we set the time.',
    call: `${company.hours.text}, somebody answers. At other times, leave your name and when to call back.`,
    write: 'Send your trade, your town and two times that suit you.',
  } satisfies DirectContactText,
  expect: {
    title: 'What to expect',
    steps: [
      {
        name: 'You talk first',
        text: 'Ten minutes on your week: where inquiries come in, who answers them, and which ones nobody answers.',
      },
      {
        name: 'We look together',
        text: 'We share the screen and open your site, your listings and your ads the way a customer sees them.',
      },
      {
        name: 'You leave with a plan',
        text: 'Two or three changes in the order we would make them, each with a price and a date. You get them by email after the call.',
      },
    ],
  },
  faq: {
    title: 'Before you book',
    text: `Something else? Call ${phoneInText}.`,
    entries: contactFaq,
  },
} as const
