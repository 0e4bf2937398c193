import { type Cents, formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { usageCents } from '../../shared/usage-fees'
import { BUSINESS_TERMS } from '../business-terms'
import { CARRIER_FEES } from '../carrier-fees'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { HERO_PRICES } from '../hero-prices'
import { clinicsAgreement, freePlan } from '../standing-copy'

/** A text of the example thread. */
export interface ThreadText {
  readonly from: 'customer' | 'business'
  readonly text: string
}

/** The thread in parts, each with the rule that it shows and the text that fulfills it. */
const parts = [
  {
    name: 'Consent, on record',
    text: 'The sign at your desk names you and says four things: texts are automated and include offers, how often they come, how to stop them, and that nobody has to agree in order to buy. FCC rules require written consent to offers. We keep the date and the wording.',
    day: 'March 3, from the sign at the desk',
    spot: 0,
    texts: [
      { from: 'customer', text: 'JOIN' },
      {
        from: 'business',
        text: 'Brush Creek Vet: you are signed up for reminders and up to 2 offers a month. Consent is not a condition of purchase. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
      },
    ],
  },
  {
    name: 'Reminders with a one-letter reply',
    text: 'The day before at a decent hour, and again on the morning of the visit. C confirms, R offers two other times, and your calendar updates right away.',
    day: 'March 18',
    spot: 1,
    texts: [
      {
        from: 'business',
        text: 'Brush Creek Vet: Biscuit is due tomorrow at 10:00. C to confirm, R to reschedule. Reply STOP to opt out.',
      },
      { from: 'customer', text: 'R' },
      { from: 'business', text: 'Fri 3:40 or Mon 8:00?' },
      { from: 'customer', text: 'Fri 3:40' },
    ],
  },
  {
    name: 'A person on the other end',
    text: 'Questions land in your inbox with the whole history. Your front desk can answer them, and so can you.',
    day: 'April 2',
    spot: 1,
    texts: [
      { from: 'customer', text: 'He ate half a sock. Is that bad?' },
      { from: 'business', text: 'Bring him in now, please. Room 2 is free. Dr. Osei' },
      { from: 'customer', text: 'On our way.' },
    ],
  },
  {
    name: 'Offers for a slow day',
    text: 'Only to people who agreed to offers, only by day, and no more than you promised. In Texas (SB 140), you may have to register with the state first. Before the first offer, you confirm in writing that you’ve registered or don’t have to. We don’t give legal advice.',
    day: 'April 14',
    spot: 0,
    texts: [
      {
        from: 'business',
        text: 'Brush Creek Vet: two nail trims left today, 2:10 and 4:30, $18. First replies get them. Reply STOP to opt out.',
      },
      { from: 'customer', text: '4:30!' },
      { from: 'business', text: 'You got it. See you and Biscuit at 4:30.' },
    ],
  },
  {
    name: 'STOP means stop',
    text: 'STOP takes the number off every list right away, and we do the same for a request in other words. We keep the request, so no one adds it back by mistake.',
    day: 'June 9',
    spot: 0,
    texts: [
      { from: 'customer', text: 'STOP' },
      {
        from: 'business',
        text: 'Brush Creek Vet: you are opted out and will get no more texts. Reply START to opt back in.',
      },
    ],
  },
] as const

const price = formatUsd(SERVICE_STARTING_PRICES.text.cents)

/** Texts of an example month. */
const EXAMPLE_TEXTS = 400

/** The first month, line by line. */
const FIRST_MONTH: readonly { readonly name: string; readonly cents: Cents }[] = [
  { name: 'Our work', cents: SERVICE_STARTING_PRICES.text.cents },
  { name: `The platform, ${PLANS.starter.name}`, cents: SERVICE_STARTING_PRICES.platform.cents },
  {
    name: 'Carrier registration',
    cents: CARRIER_FEES.registrationOnceCents + CARRIER_FEES.registrationMonthlyCents,
  },
  {
    name: `${EXAMPLE_TEXTS} one-segment texts`,
    cents: usageCents('starter', { 'text-message': EXAMPLE_TEXTS }),
  },
]

const firstMonthCents = FIRST_MONTH.reduce((sum, { cents }) => sum + cents, 0)

/** What the text marketing page says. */
export const text = {
  hero: {
    name: 'Text marketing',
    title: 'Texts your customers asked for.',
    lead: 'Reminders, pickup notes and slow-day offers, from a local number or your own once you move it to us. We set up consent, registration and opt-outs.',
    price: HERO_PRICES.text,
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  thread: {
    title: 'One conversation, with the main rules marked.',
    sender: 'Brush Creek Vet',
    number: '(972) 555-0168',
    parts,
  },
  process: {
    title: 'No text goes out until the carriers approve you.',
    steps: [
      {
        mark: 'Day 1',
        name: 'Number',
        text: 'We register your number, or a new local one, with the carriers (A2P 10DLC). They block businesses that skip this.',
      },
      {
        mark: 'Week 1',
        name: 'Words',
        text: 'Reminders, replies and the consent form, in your voice, for you to approve.',
      },
      {
        mark: 'Week 3',
        name: 'Reminders',
        text: 'They start the day the carriers approve you. That can take up to three weeks.',
      },
      {
        mark: 'Month 2',
        name: 'Offers',
        text: 'We send the people who signed up one slow-day offer and count who comes in.',
      },
    ],
  },
  price: {
    /** Precedes the figure, for screen readers. */
    from: 'Price:',
    figure: price,
    title: 'a month and up',
    receipt: [
      ...FIRST_MONTH,
      { name: `Your first month, with ${EXAMPLE_TEXTS} texts`, cents: firstMonthCents },
    ].map(({ name, cents }) => ({ name, value: formatUsd(cents) })),
    after: `Then ${formatUsd(firstMonthCents - CARRIER_FEES.registrationOnceCents)} a month at the same use.`,
    items: [
      'Registering you with the carriers (A2P 10DLC)',
      'Consent wording, sign and opt-outs',
      'All texts written and scheduled for you',
      'Replies sorted into your inbox',
      'A monthly count of appointments kept, moved and filled',
    ],
    note: `${BUSINESS_TERMS.textScope.text} Month to month. ${clinicsAgreement}`,
    link: { label: 'View additional platform fees', to: 'platformFees' },
  },
  quotesTitle: 'What clients say',
  closing: {
    title: 'Count last month’s no-shows.',
    text: `Bring that number to the call. We’ll tell you what reminders would cost and how many no-shows they’d have to prevent to pay for themselves. ${freePlan.reminder}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
