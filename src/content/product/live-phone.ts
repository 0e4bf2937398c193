import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import {
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_TEXT_BACK,
} from '../example-company'
import { trialLink } from '../standing-copy'
import { paidAndReviewed } from './example-job'
import type { ThreadEntry } from './inbox-thread'

/** The times that the visitor can pick. */
export const PHONE_SLOTS = EXAMPLE_TEXT_BACK.slots
export type PhoneSlot = (typeof PHONE_SLOTS)[number]

/** The steps of the demo in their order; the fourth needs a slot. */
export const PHONE_STEPS = ['idle', 'ringing', 'texted', 'booked', 'friday'] as const
export type PhoneStep = (typeof PHONE_STEPS)[number]

const deal = formatUsd(EXAMPLE_DEAL_CENTS)
/** Who writes on the right, for assistive technology. The company's messages begin with its name. */
const CUSTOMER = 'You'

/** The customer's rating. */
const FIVE_STARS = { symbol: '★★★★★', spoken: 'Five stars.' } as const

const depositPaid = `${formatUsd(EXAMPLE_DEPOSIT_CENTS)} deposit paid`

const texted: readonly ThreadEntry[] = [
  { channel: 'call', name: 'No answer', at: '8:12' },
  { side: 'left', text: EXAMPLE_TEXT_BACK.text },
]

const friday: readonly ThreadEntry[] = [
  { channel: 'email', name: `Quote for ${deal}`, note: 'opened', at: 'Fri' },
  {
    channel: 'text',
    name: 'Signed',
    note: depositPaid,
    at: 'Fri',
  },
  { channel: 'calendar', name: 'Fence up', note: 'balance paid', at: 'Apr 6' },
  { side: 'left', text: paidAndReviewed.request },
  {
    side: 'right',
    from: CUSTOMER,
    rating: FIVE_STARS,
    text: ' Straight as an arrow. The puppy approves.',
  },
]

/** The demo in which a visitor calls an invented fence company that can't pick up. */
export const livePhone = {
  /** Accessible name of the demo. */
  label: 'Demo: be the customer who calls',
  contact: 'Redbud Fence',
  idle: {
    title: 'Nobody picks up',
    text: 'You’re Joan, calling Ray about a fence. He’s on the auger, so you get a text\u00a0instead.',
  },
  ringing: { title: 'Calling Redbud Fence', text: 'Nobody can pick up. A text is on its way.' },
  threads: {
    texted,
    booked: (slot: PhoneSlot): readonly ThreadEntry[] => [
      { side: 'right', from: CUSTOMER, text: slot },
      { channel: 'calendar', name: 'Booked', note: slot, at: '8:15' },
    ],
    friday,
  },
  buttons: {
    call: 'Try the demo call',
    pause: 'Pause',
    goOn: 'Resume',
    skip: 'Skip the wait',
    friday: 'Skip to Friday',
    restart: 'Start over',
  },
  signUp: trialLink(PLANS.starter),
  /** What the company sees at the same time. */
  office: {
    title: 'What Ray sees, from the call to the review',
    /** The cards of the board: what each waits for, and when it was filled (the second at the picked time). */
    lanes: [
      { id: 'lead', name: 'New lead', waitsFor: 'Waiting for your call', at: '8:12' },
      {
        id: 'visit',
        name: 'Visit booked',
        waitsFor: 'Waiting for the time you pick',
        at: undefined,
      },
      { id: 'quote', name: 'Quote signed', waitsFor: 'Waiting for Friday’s quote', at: 'Fri' },
      { id: 'review', name: 'Paid and reviewed', waitsFor: 'Waiting for five stars', at: deal },
    ],
    lead: { title: EXAMPLE_CUSTOMER, note: 'Texted back in 5 seconds' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    quote: { title: deal },
    rating: FIVE_STARS,
  },
  /** Announced by screen readers, once per step. */
  announcements: {
    idle: '',
    ringing: 'Calling. Nobody picks up. A text arrives in 5 seconds.',
    texted:
      'A text arrives: Sorry we missed you! Pick a time, Thursday at 10:00 or Friday at 1:00.',
    booked: 'The visit is booked. It’s on Redbud’s calendar, and a reminder is set.',
    friday: `The quote for ${deal} is signed, paid and reviewed.`,
  } satisfies Record<PhoneStep, string>,
} as const
