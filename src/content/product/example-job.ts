import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_COMPANY,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_TEXT_BACK,
} from '../example-company'
import type { ThreadEntry } from './inbox-thread'

// Texts of the illustrations that follow one job from the search to the review.

/** A search on a phone and the ad above its results. */
export const adClick = {
  frame: {
    label:
      'Example: a search for “cedar fence frisco,” and above the results the ad “Cedar fence? We measure this week”',
    title: 'Search',
    note: '8:09',
  },
  query: 'cedar fence frisco',
  ad: {
    mark: 'Sponsored',
    site: 'redbudfence.example',
    title: 'Cedar fence? We measure this week',
    text: EXAMPLE_COMPANY,
  },
  result: { site: 'fencereviews.example', title: 'What a cedar fence costs per foot' },
} as const

const missedCallEntries: readonly ThreadEntry[] = [
  { channel: 'call', name: 'No answer', at: '8:12' },
  { side: 'left', text: EXAMPLE_TEXT_BACK.text },
  { side: 'right', text: EXAMPLE_TEXT_BACK.slots[0] },
  { channel: 'calendar', name: 'Booked, Thu 10:00', at: '8:15' },
]

/** The customer's phone: an unanswered call, the text that follows, the booked visit. */
export const missedCall = {
  frame: {
    label: 'Example: a text answers the missed call, and the customer taps Thursday at 10:00',
    title: 'Joan’s phone',
    note: 'Redbud Fence',
  },
  entries: missedCallEntries,
} as const

/** The last payment, the request for a review and the review. */
export const paidAndReviewed = {
  frame: {
    label: `Example: an invoice of ${formatUsd(EXAMPLE_DEAL_CENTS)} paid in full, and the customer’s five-star review`,
    title: 'Invoice 1107',
    note: 'Paid',
  },
  payments: [
    { name: 'Deposit, Mar 20', amount: formatUsd(EXAMPLE_DEPOSIT_CENTS) },
    {
      name: 'Balance by link, Apr 6',
      amount: formatUsd(EXAMPLE_DEAL_CENTS - EXAMPLE_DEPOSIT_CENTS),
    },
  ],
  total: { name: 'Paid in full', amount: formatUsd(EXAMPLE_DEAL_CENTS) },
  request: 'Redbud Fence: how did we do? Reply STOP to opt out.',
  review: {
    who: 'Joan W.',
    stars: '★★★★★',
    text: 'On time, and straight as an arrow. The puppy approves.',
  },
} as const
