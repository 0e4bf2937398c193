import { formatCount, formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { usageCents } from '../../shared/usage-fees'
import { BUSINESS_TERMS } from '../business-terms'
import { EXAMPLE_COMPANY, EXAMPLE_CONTACT } from '../example-company'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { HERO_PRICES } from '../hero-prices'
import type { ClosingCallContent, ProcessRailContent, ServiceHeroContent } from '../types'

/** How many emails an average client sends in a month, for the sum of the first one. */
const EXAMPLE_EMAILS = 1_000

const firstMonth = formatUsd(
  SERVICE_STARTING_PRICES.email.cents +
    PLANS.starter.monthlyCents +
    usageCents('starter', { email: EXAMPLE_EMAILS }),
)

/** An email of the example sequence. */
interface SequenceMail {
  /** Days after the price request. */
  readonly day: number
  readonly subject: string
  readonly purpose: string
  /** Whether it is the one that is shown beside the sequence, with its reply. */
  readonly isAnswered?: true
}

/** A kind of email: when it goes out and what it brings back. */
interface MailKind {
  readonly name: string
  readonly sent: string
  readonly brings: string
}

const mails: readonly SequenceMail[] = [
  {
    day: 0,
    subject: 'Your price, and two open dates',
    purpose: 'Goes out with the quote, while she still has her questions in mind.',
  },
  {
    day: 1,
    subject: 'Cedar or iron? The short version',
    purpose: 'It answers the question most people never ask.',
  },
  {
    day: 3,
    subject: 'Three fences on your side of town',
    purpose: 'Finished jobs she can drive by.',
  },
  {
    day: 6,
    subject: 'Did the quote reach you?',
    purpose: 'Four plain lines in your name, no pictures.',
    isAnswered: true,
  },
  {
    day: 10,
    subject: 'What the same fence costs in June',
    purpose: 'The day the price goes up, and what it will be.',
  },
  {
    day: 15,
    subject: 'Should I close your file?',
    purpose: 'One question. Either answer helps: you can stop wondering.',
  },
]

const kinds: readonly MailKind[] = [
  {
    name: 'Welcome',
    sent: 'within the hour, then twice in the first week',
    brings: 'turning a first visit into a second',
  },
  {
    name: 'Quote follow-up',
    sent: 'six times in 15 days, until they answer',
    brings: 'getting a yes or a no',
  },
  {
    name: 'Before the season',
    sent: 'two weeks ahead of the rush',
    brings: 'starting the season with customers you know',
  },
  {
    name: 'We miss you',
    sent: 'after six quiet months',
    brings: 'inviting regulars back',
  },
  {
    name: 'Review request',
    sent: 'the day after the job',
    brings: 'asking every customer for a Google review the same way',
  },
  {
    name: 'Newsletter',
    sent: 'once a month, on a fixed day',
    brings: 'being the name they remember when a neighbor asks',
  },
]

const platformPrice = formatUsd(PLANS.starter.monthlyCents)

/** What the email marketing page says. */
export const email = {
  hero: {
    name: 'Email marketing',
    title: 'Emails that follow up for you.',
    lead: 'Quotes go quiet and regulars drift off. We write the emails, send them on the right day and count the jobs they bring in.',
    price: HERO_PRICES.email,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  sequence: {
    title: 'One quote, six emails, until she answers.',
    text: 'An example. Dana asks for a price and goes quiet. This is what she gets. As soon as she answers, the rest are canceled.',
    dayLabel: 'Day',
    mails,
  },
  mail: {
    window: {
      label:
        'Example: the fourth email of the sequence, which Dana answers after 40 minutes, so the last two are not sent',
      title: 'Did the quote reach you?',
      note: 'Day 6, 7:40 am',
    },
    people: [
      { label: 'From', name: `Ray Tillman, ${EXAMPLE_COMPANY}` },
      { label: 'To', name: 'Dana Pruitt' },
    ],
    paragraphs: [
      'Hi Dana,',
      'The quote for your 120 feet went out last Tuesday. In case it landed in the wrong folder, here it is again.',
      'If price is the problem, tell me. There are two ways to bring it down.',
      'Ray',
    ],
    action: 'Open the quote',
    /** What the CAN-SPAM Act requires of every email. */
    footer: `${EXAMPLE_COMPANY}, ${EXAMPLE_CONTACT.mail}. Unsubscribe`,
    reply: { who: 'Dana, 8:20 am', text: 'Got it now. Would the gate be extra?' },
    outcome: 'Answered on day 6. Emails 5 and 6 are not sent.',
  },
  kinds: {
    title: 'What we send, when, and what it’s for.',
    text: `Every email has your mailing address and an unsubscribe link, as the CAN-SPAM Act requires. People who unsubscribe stay unsubscribed. A flat fee from ${formatUsd(SERVICE_STARTING_PRICES.email.cents)} a month, depending on how many emails you need. Your first month comes to about ${firstMonth}: our work, the platform and ${formatCount(EXAMPLE_EMAILS)} emails. ${BUSINESS_TERMS.serviceTerm.text}`,
    headings: { name: 'Email', sent: 'We send it', brings: 'What it’s for' },
    rows: kinds,
  },
  process: {
    title: 'First emails out in three weeks.',
    steps: [
      {
        mark: 'Week 1',
        name: 'Gather',
        text: 'Email addresses from your invoices, register or calendar. We remove dead ones and write only to people who bought from you, asked you for a price or signed up.',
      },
      {
        mark: 'Week 2',
        name: 'Write',
        text: 'Every email, in your words, for you to approve. Change anything that sounds like us instead of you.',
      },
      {
        mark: 'Week 3',
        name: 'Send',
        text: 'Small groups first, so you can keep up with the replies, and so inboxes don’t mistake you for spam.',
      },
      {
        mark: 'Monthly',
        name: 'Count',
        text: 'Jobs booked from each email. Whatever brings nothing for two months gets rewritten or dropped.',
      },
    ],
  },
  quotesTitle: 'What clients say',
  closing: {
    title: 'Start with people who know you.',
    text: `Bring a rough count of your past customers, and we’ll name the first three emails to send them. Rather write your own? You need only the platform, from ${platformPrice} a month plus usage.`,
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Explore Platform', to: 'platform' },
    ],
  },
} as const satisfies {
  hero: ServiceHeroContent
  sequence: object
  mail: object
  kinds: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
