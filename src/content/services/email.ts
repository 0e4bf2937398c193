import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { EXAMPLE_COMPANY } from '../../site/example-company'
import type { ClosingCallContent, ProcessRailContent, ServiceHeroContent } from '../types'

/** An email of the example sequence. */
interface SequenceMail {
  /** Days after the price request. */
  readonly day: number
  readonly subject: string
  readonly purpose: string
  /** Whether it is the one that is shown beside the sequence, with its reply. */
  readonly isAnswered?: true
}

/** A kind of email: when it leaves and what it brings back. */
interface MailKind {
  readonly name: string
  readonly leaves: string
  readonly brings: string
}

const mails: readonly SequenceMail[] = [
  {
    day: 0,
    subject: 'Your price, and two open dates',
    purpose: 'Leaves with the quote, while she still sits at the kitchen table.',
  },
  {
    day: 1,
    subject: 'Cedar or iron? The short version',
    purpose: 'Answers the doubt that most people never write down.',
  },
  {
    day: 3,
    subject: 'Three fences on your side of town',
    purpose: 'Finished work that she can drive past.',
  },
  {
    day: 6,
    subject: 'Did the quote reach you?',
    purpose: 'Four lines from a person, without a picture.',
    isAnswered: true,
  },
  {
    day: 10,
    subject: 'What the same fence costs in June',
    purpose: 'The true date on which lumber prices change.',
  },
  {
    day: 15,
    subject: 'Shall I close the file?',
    purpose: 'One question. A no helps too: you stop wondering.',
  },
]

const kinds: readonly MailKind[] = [
  {
    name: 'Welcome',
    leaves: 'within the hour, then twice in the first week',
    brings: 'a second visit from people who came once',
  },
  {
    name: 'Quote follow-up',
    leaves: 'six times in 15 days, until somebody answers',
    brings: 'a yes or a no where there was silence',
  },
  {
    name: 'Before the season',
    leaves: 'two weeks ahead of the rush',
    brings: 'first weeks filled by customers you know',
  },
  {
    name: 'We have not seen you',
    leaves: 'after six quiet months',
    brings: 'regulars who had drifted off',
  },
  {
    name: 'Review request',
    leaves: 'the day after the job',
    brings: 'a line on your listing, and a warning if one is unhappy',
  },
  {
    name: 'Newsletter',
    leaves: 'once a month, on a fixed day',
    brings: 'your name in mind when the neighbor asks',
  },
]

/** What the email marketing page says (spec section 2.7). */
export const email = {
  hero: {
    name: 'Email marketing',
    title: 'The emails you meant to send.',
    lead: 'Quotes go quiet, regulars drift off, the newsletter waits for a free evening. We write them, send them on the right day and count the jobs that come back.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** What starts a sequence; one to each row of envelopes in the hero's drawing. */
  starts: [
    'asked for a price',
    'came for the first time',
    'missed a visit',
    'last year, same week',
    'gone for six months',
  ],
  sequence: {
    title: 'Six emails after one price request.',
    text: 'Dana asks for a price and is not heard of again. This is what she gets. The moment she answers, the rest stays home.',
    dayLabel: 'Day',
    mails,
  },
  mail: {
    label:
      'Example: the fourth email of the sequence, which Dana answers after 40 minutes, so that the last two are not sent',
    window: { title: 'Did the quote reach you?', note: 'Day 6, 7:40 am' },
    fromLabel: 'From',
    from: `Ray Tillman, ${EXAMPLE_COMPANY}`,
    toLabel: 'To',
    to: 'Dana Pruitt',
    paragraphs: [
      'Hi Dana,',
      'the quote for your 120 feet went out last Tuesday. In case it landed in the wrong folder, here it is again.',
      'If the sum is in the way, tell me. There are two honest ways to bring it down.',
      'Ray',
    ],
    action: 'Open the quote',
    reply: { who: 'Dana, 8:20 am', text: 'Got it now. Would the gate be extra?' },
    outcome: 'Answered on day 6. Emails 5 and 6 are not sent.',
  },
  kinds: {
    title: 'What leaves, when, and what it brings.',
    text: 'Each email carries your address and a link to leave the list. Who leaves it stays off it.',
    headings: { name: 'Email', leaves: 'It leaves', brings: 'It brings' },
    rows: kinds,
  },
  process: {
    title: 'First email out in two weeks.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Gather',
        text: 'Addresses out of the register, the calendar and the inbox. Dead ones are taken off, permission is checked.',
      },
      {
        mark: 'Week 2',
        name: 'Write',
        text: 'Every email in your words, on your screen, before the first one leaves. You change what sounds like us.',
      },
      {
        mark: 'Week 3',
        name: 'Send',
        text: 'Small groups first, so that you can keep up with the replies and no mailbox takes you for a stranger.',
      },
      {
        mark: 'Monthly',
        name: 'Count',
        text: 'Jobs booked for each email. What brings nothing for two months is rewritten or retired.',
      },
    ],
  },
  quotesTitle: 'What came back',
  closing: {
    title: 'Start with people who know you.',
    text: `Bring a rough count of your past customers. On the call we name the first three emails for them. You would rather write your own? Sending is part of the platform, from ${formatUsd(PLANS.starter.monthlyCents)} a month.`,
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Explore Platform', to: 'platform' },
    ],
  },
} as const satisfies {
  hero: ServiceHeroContent
  starts: readonly string[]
  sequence: object
  mail: object
  kinds: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
