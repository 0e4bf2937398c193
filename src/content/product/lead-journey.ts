import { EXAMPLE_LEADS } from '../example-company'
import type { Channel } from './inbox-thread'

// The words of the drawings on the way from lead to customer.

/** Where the leads of the example campaign came from; as many as its total. */
const sources = [
  { name: 'Google Ads', leads: 28 },
  { name: 'Website chat', leads: 8 },
  { name: 'Referral link', leads: 6 },
] as const

const total = sources.reduce((sum, { leads }) => sum + leads, 0)

/** New leads by source. */
export const leadSources = {
  window: {
    label: `Example: ${total} new leads in a month, counted by where they came from`,
    title: 'New leads',
    note: 'March',
  },
  total,
  sources,
} as const

interface Message {
  readonly day: string
  readonly channel: Channel
  readonly text: string
  readonly replies: number
}

/** A follow-up sequence; each reply ends it for that lead, so replies add up to those who answered. */
const messages: readonly Message[] = [
  { day: 'At once', channel: 'text', text: '“Redbud Fence: what day works?”', replies: 14 },
  { day: 'Day 1', channel: 'email', text: 'Three fences nearby', replies: 6 },
  { day: 'Day 3', channel: 'text', text: '“Thursday is still open”', replies: 5 },
  { day: 'Day 7', channel: 'call', text: 'Reminder to Ray: call', replies: 3 },
]

const replies = messages.reduce((sum, message) => sum + message.replies, 0)

/** Messages that follow a new lead, with the replies to each. */
export const followUpPlan = {
  window: {
    label: `Example: four follow-up steps over seven days, which ${replies} leads replied to`,
    title: 'New lead, 7 days',
    note: 'Running',
  },
  messages,
  replied: 'replied',
  outcome: { name: 'In conversation', count: `${replies} of ${EXAMPLE_LEADS}` },
} as const
