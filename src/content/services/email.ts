import { EXAMPLE_COMPANY, EXAMPLE_CONTACT } from '../example-company'

/** The example sequence: days after the price request, and how the mailbox looks. */
const mails = [
  {
    day: 0,
    subject: 'Your price, and two open dates',
    purpose: 'Goes out with the quote.',
    mailbox: 'ajar',
  },
  {
    day: 1,
    subject: 'Cedar or iron? The short version',
    purpose: 'Answers the question most people never ask.',
    mailbox: 'sent',
  },
  {
    day: 3,
    subject: 'Three fences on your side of town',
    purpose: 'Finished jobs she can drive by.',
    mailbox: 'full',
  },
  {
    day: 6,
    subject: 'Did the quote reach you?',
    purpose: 'Four plain lines in your name, no pictures.',
    mailbox: 'answered',
  },
  {
    day: 10,
    subject: 'What the same fence costs in June',
    purpose: 'Tells her when the price goes up.',
    mailbox: 'canceled',
  },
  {
    day: 15,
    subject: 'Should I close your file?',
    purpose: 'One question, yes or no.',
    mailbox: 'canceled',
  },
] as const

/** Texts of the email marketing page. */
export const email = {
  hero: {
    title: 'Emails that follow up for you',
    lead: 'Win back quotes that went quiet and regulars who drifted off. We write the emails, send them on the right day and count the jobs they bring in.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  sequence: {
    title: 'One quote, six emails, until she answers',
    text: 'Dana asks for a price and goes quiet. As soon as she answers, the rest are canceled.',
    dayLabel: 'Day',
    mails,
  },
  mail: {
    frame: {
      label:
        'Example, the fourth email of the sequence. Ray writes to Dana: “The quote for your 120 feet went out last Tuesday. In case it landed in the wrong folder, here it is again. If price is the problem, tell me.” A button opens the quote.',
      title: 'Did the quote reach you?',
      note: 'Day 6, 7:40 a.m.',
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
    footer: `${EXAMPLE_COMPANY}, ${EXAMPLE_CONTACT.mail}. Unsubscribe`,
    reply: { who: 'Dana, 8:20 a.m.', text: '“Got it now. Would the gate be extra?”' },
    outcome: 'Answered on day 6. Emails 5 and 6 are not sent.',
  },
  features: {
    title: 'What we send, and what it’s for',
    items: [
      { name: 'Welcome', text: 'Turns a first visit into a second.' },
      { name: 'Quote follow-up', text: 'Gets a yes or a no. Stops when they answer.' },
      { name: 'Before the season', text: 'You start the season with customers you know.' },
      { name: 'We miss you', text: 'Invites regulars back.' },
      { name: 'Review request', text: 'Asks every customer for a Google review.' },
      { name: 'Newsletter', text: 'They remember your name when a neighbor asks.' },
    ],
  },
  process: {
    title: 'We gather, write, send and count',
    steps: [
      {
        name: 'Gather',
        text: 'Email addresses from your invoices, register or calendar. We remove dead ones and write only to people who know you.',
      },
      {
        name: 'Write',
        text: 'Every email, in your words. Change what you like, then approve it.',
      },
      {
        name: 'Send',
        text: 'Small groups first, so you can keep up with the replies.',
      },
      {
        name: 'Count',
        text: 'Jobs booked from each email. Whatever brings nothing gets rewritten or dropped.',
      },
    ],
  },
  closing: {
    title: 'Start with people who know you',
    text: 'Bring a rough count of your past customers, and we’ll name the first emails to send them. They go out from our platform.',
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Explore Platform', to: 'platform' },
    ],
  },
} as const
