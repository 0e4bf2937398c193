import { EXAMPLE_CUSTOMER, EXAMPLE_CUSTOMER_PHONE, EXAMPLE_TEXT_BACK } from '../example-company'

/** Channels and events that have an icon in the product illustrations. */
export type Channel = 'call' | 'text' | 'email' | 'calendar'

/** An event on a channel, or a message on one side of the conversation. */
export type ThreadEntry =
  | {
      readonly channel: Channel
      readonly name: string
      readonly note?: string
      readonly at: string
    }
  | {
      readonly side: 'left' | 'right'
      readonly text: string
      /** Who wrote it, for assistive technology, which can't tell the sides apart. */
      readonly from?: string
      readonly rating?: { readonly symbol: string; readonly spoken: string }
    }

/** Call, texts and booking of one customer, in the order in which they happened. */
const entries: readonly ThreadEntry[] = [
  { channel: 'call', name: 'Missed call', note: 'texted back in 5 s', at: '8:12' },
  { side: 'right', text: EXAMPLE_TEXT_BACK.text },
  { side: 'left', text: EXAMPLE_TEXT_BACK.slots[0] },
  { channel: 'calendar', name: 'Booked', note: 'Thu 10:00, reminder set', at: '8:15' },
  { side: 'left', text: '120 feet of cedar, before the puppy comes' },
  { side: 'right', text: 'Ray here, between two posts. We’ll bring samples.' },
]

/** One customer's conversation, as the company sees it. */
export const inboxThread = {
  frame: {
    label: `Example: ${EXAMPLE_CUSTOMER}’s missed call at 8:12, the text that answers it 5 seconds later, and the visit booked for ${EXAMPLE_TEXT_BACK.slots[0]}, in one conversation`,
    title: EXAMPLE_CUSTOMER,
    note: EXAMPLE_CUSTOMER_PHONE,
  },
  entries,
} as const
