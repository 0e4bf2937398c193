import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type {
  ClosingCallContent,
  LinkContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

/** A text of the example thread. */
export interface ThreadText {
  readonly from: 'customer' | 'business'
  readonly text: string
}

/** A part of the thread with the rule that it shows. */
export interface ThreadPart {
  readonly name: string
  readonly text: string
  readonly day: string
  readonly texts: readonly ThreadText[]
}

const parts: readonly ThreadPart[] = [
  {
    name: 'Consent, on record',
    text: 'People say yes on a form, at the counter or with the word JOIN. Date, place and wording are kept on the contact, where you can show them.',
    day: 'March 3',
    texts: [
      { from: 'customer', text: 'JOIN' },
      {
        from: 'business',
        text: 'Brush Creek Vet: you will get reminders and at most 2 offers a month. Msg & data rates may apply. STOP ends it, HELP helps.',
      },
    ],
  },
  {
    name: 'Reminders that take one letter',
    text: 'The day before, at a decent hour. C keeps the time, R offers three others, and your calendar knows it at once.',
    day: 'March 18',
    texts: [
      { from: 'business', text: 'Biscuit is due tomorrow at 10:00. C to keep it, R to move it.' },
      { from: 'customer', text: 'R' },
      { from: 'business', text: 'Fri 9:20, Fri 3:40 or Mon 8:00?' },
      { from: 'customer', text: 'Fri 3:40' },
    ],
  },
  {
    name: 'A person at the other end',
    text: 'Questions land in your inbox with the history beside them. The front desk answers from the screen, you from the parking lot.',
    day: 'April 2',
    texts: [
      { from: 'customer', text: 'He ate half a sock. Is that bad?' },
      { from: 'business', text: 'Bring him in now, please. Room 2 is free. Dr. Osei' },
    ],
  },
  {
    name: 'Offers for a slow day',
    text: 'They go only to people who said yes to offers, in daytime hours, and never more often than you promised.',
    day: 'April 14',
    texts: [
      {
        from: 'business',
        text: 'Two nail trims left today, 2:10 and 4:30, $18. First reply has it.',
      },
      { from: 'customer', text: '4:30!' },
    ],
  },
  {
    name: 'STOP means stop',
    text: 'One word takes the number off every list in the same second. The request is kept, so that nobody adds it again by mistake.',
    day: 'June 9',
    texts: [
      { from: 'customer', text: 'STOP' },
      {
        from: 'business',
        text: 'You are off our list and will get no more texts. START brings you back.',
      },
    ],
  },
]

const price = formatUsd(SERVICE_STARTING_PRICES.text.cents)

const feesLink: LinkContent = { label: 'View additional platform fees', to: 'platformFees' }

/** What the text marketing page says (spec section 2.7). */
export const text = {
  hero: {
    name: 'Text marketing',
    title: 'Texts your customers asked for.',
    lead: `Reminders, pickup notes and slow-day offers from the number they already know, with consent and opt-out taken care of. From ${price} a month.`,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** One to each bubble of the hero's drawing, business and customer in turns. */
  bubbles: [
    'Still good for Thursday at 10:00? C or R.',
    'C. Can I bring both cats?',
    'Yes. We added 20 minutes for you.',
    'You are kind. Where do I park with two?',
    'Behind the house, by the door.',
    'Perfect, see you on Thursday.',
  ],
  /** The same talk in the five short bubbles that a phone has room for. */
  phoneBubbles: [
    'Thursday, 10:00? C/R',
    'C. With both cats',
    'Added 20 minutes',
    'Where do we park?',
    'By the door',
  ],
  thread: {
    title: 'Five rules, kept in one thread.',
    sender: 'Brush Creek Vet',
    number: '(972) 555-0168',
    parts,
  },
  process: {
    title: 'Registered first. Then the first reminder.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Number',
        text: 'Your own number or a new local one is registered with the carriers as a business that texts.',
      },
      {
        mark: 'Week 1',
        name: 'Words',
        text: 'Reminders, replies and the consent form, written in your voice and read by you.',
      },
      {
        mark: 'Week 3',
        name: 'Reminders',
        text: 'They start on the day the carriers approve the number. As a rule that takes up to three weeks.',
      },
      {
        mark: 'Month 2',
        name: 'Offers',
        text: 'The list has grown by then. We fill one slow day with it and count who came.',
      },
    ],
  },
  price: {
    /** Before the figure, for assistive technology. */
    from: 'From',
    figure: price,
    title: 'a month, to begin with',
    items: [
      'Registration of your number',
      'Consent forms and opt-out',
      'All texts written and scheduled',
      'Replies sorted into your inbox',
      'A count of kept, moved and filled times',
    ],
    note: 'Texts run through the platform, which charges for each segment.',
    link: feesLink,
  },
  quotesTitle: 'From behind the counter',
  closing: {
    title: 'Count last month’s no-shows.',
    text: 'Bring that number to the call. We tell you what reminders would cost for your calendar, and from how many kept times on they pay.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  bubbles: readonly string[]
  phoneBubbles: readonly string[]
  thread: object
  process: ProcessRailContent
  price: object
  quotesTitle: string
  closing: ClosingCallContent
}
