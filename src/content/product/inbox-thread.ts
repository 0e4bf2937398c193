import { EXAMPLE_CUSTOMER, EXAMPLE_CUSTOMER_PHONE } from '../example-company'

/** The channels and events that the product drawings mark with a small drawn sign. */
export type Channel = 'call' | 'text' | 'email' | 'calendar'

/** What happened on a channel, or a bubble on one side of the conversation. */
export type ThreadEntry =
  | {
      readonly channel: Channel
      readonly name: string
      readonly note?: string
      readonly at: string
    }
  | { readonly side: 'left' | 'right'; readonly text: string }

/** Call, texts, booking and email of one customer, in the order in which they happened. */
const entries: readonly ThreadEntry[] = [
  { channel: 'call', name: 'Missed call', note: 'texted back in 5 s', at: '8:12' },
  { side: 'right', text: 'Redbud Fence here. Sorry we missed you! What do you need?' },
  { side: 'left', text: '120 feet of cedar before the puppy comes' },
  { side: 'right', text: 'We can measure Thursday at 10:00 or Friday at 1:00.' },
  { side: 'left', text: 'Thursday is good' },
  { channel: 'calendar', name: 'Booked', note: 'Thu 10:00, reminder set', at: '8:15' },
  { channel: 'email', name: 'Email', note: 'What we measure on Thursday', at: '8:15' },
]

/** One customer's conversation, as the company sees it. */
export const inboxThread = {
  window: {
    label:
      'Example: a missed call answered by text, a visit booked three minutes later, and the email that confirms it, all in one conversation',
    title: EXAMPLE_CUSTOMER,
    note: EXAMPLE_CUSTOMER_PHONE,
  },
  entries,
} as const
