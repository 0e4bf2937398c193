import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_AD_SPEND_CENTS,
  EXAMPLE_COMPANY,
  EXAMPLE_CUSTOMER,
  EXAMPLE_DEAL_CENTS,
} from '../example-company'

// The words of the drawings beside the platform's features.

/** One customer's page: facts, activity and the week in which the visit is booked. */
export const contactRecord = {
  window: {
    label:
      'Example: a customer record with source, stage and value, the activity since the first ad click, and the booked visit in the calendar below',
    tabs: ['Contact', 'Deals'],
    note: EXAMPLE_COMPANY,
  },
  initials: 'JW',
  name: EXAMPLE_CUSTOMER,
  town: 'Frisco, TX',
  facts: [
    { name: 'Source', value: 'Google Ads' },
    { name: 'First contact', value: 'Mon 8:12' },
    { name: 'Stage', value: 'Visit booked' },
    { name: 'Job', value: 'Cedar fence, 120 ft' },
    { name: 'Value', value: formatUsd(EXAMPLE_DEAL_CENTS) },
    { name: 'Next step', value: 'Visit, Thu 10:00' },
  ],
  activityTitle: 'Activity',
  activity: [
    { what: 'Clicked ad “cedar fence frisco”', at: 'Mon 8:09' },
    { what: 'Called while the crew was out', at: '8:12' },
    { what: 'Texted back in 5 seconds', at: '8:12' },
    { what: 'Picked Thursday, 10:00', at: '8:15' },
    { what: 'Read the visit email', at: 'Tue 7:40' },
  ],
  /** A working week; each hour has the visits of its days, of which `marked` is the customer's own. */
  calendar: {
    days: ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'],
    hours: [
      { time: '8:30', visits: ['', 'P. Sandoval', '', '', 'B. Okafor'] },
      { time: '10:00', visits: ['E. Ruiz', '', 'T. Nguyen', 'J. Whitaker', ''] },
      { time: '1:00', visits: ['Hendersons', '', '', 'M. Kessler', ''] },
    ],
    marked: 'J. Whitaker',
  },
} as const

/** An evening call taken by the assistant. */
export const assistantCall = {
  window: {
    label:
      'Example: the assistant answers a call at 9:40 in the evening and books a repair for Friday',
    title: 'Call, answered by Shimzy',
    note: '9:40 pm',
  },
  words: [
    { who: 'Caller', said: 'Do you repair wind damage?' },
    { who: 'Shimzy', said: 'Yes. How many posts are leaning?' },
    { who: 'Caller', said: 'Three, by the alley.' },
    { who: 'Shimzy', said: 'Friday at 1:00 is open. Want me to hold it?' },
  ],
  outcome: { name: 'Repair booked', at: 'Fri 1:00' },
} as const

/** A review request by text and the review that came of it. */
export const reviewRequest = {
  window: {
    label:
      'Example: a text asks a customer for a review the day after the job, and a five-star review arrives',
    title: 'Review request',
    note: 'Sam Lindqvist',
  },
  done: { name: 'Job marked done', at: 'Tue 4:30' },
  request:
    'Redbud Fence: your gate is up, Sam. Would you leave us a review? Reply STOP to opt out.',
  opened: { name: 'Opened by text', at: 'Wed 9:02' },
  review: {
    who: 'Sam L.',
    stars: '★★★★★',
    text: 'Showed up when they said, and left no nail in the lawn.',
  },
} as const

/** Four weeks of an invented spring campaign; its figures are counted from them. */
const weeks = [
  { label: 'Mar 2', leads: 7, booked: 2 },
  { label: 'Mar 9', leads: 9, booked: 4 },
  { label: 'Mar 16', leads: 12, booked: 7 },
  { label: 'Mar 23', leads: 14, booked: 8 },
] as const

const leads = weeks.reduce((sum, week) => sum + week.leads, 0)
const booked = weeks.reduce((sum, week) => sum + week.booked, 0)
const spent = formatUsd(EXAMPLE_AD_SPEND_CENTS)

/** A campaign's four weeks: what was spent, the leads, and the visits booked. */
export const campaignChart = {
  window: {
    label: `Example: four weeks with ${spent} in ads, ${leads} leads from all sources and ${booked} visits booked, better each week`,
    tabs: ['Campaign', 'Emails', 'Texts', 'Social'],
    note: 'March',
  },
  figures: [
    { name: 'Ads', value: spent },
    { name: 'Leads', value: String(leads) },
    { name: 'Visits booked', value: String(booked) },
    { name: 'Ads per visit', value: formatUsd(EXAMPLE_AD_SPEND_CENTS / booked) },
  ],
  legend: { leads: 'Leads', booked: 'Visits booked' },
  weeks,
} as const
