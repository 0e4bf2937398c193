import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_AD_SPEND_CENTS,
  EXAMPLE_CAMPAIGN_WEEKS,
  EXAMPLE_COMPANY,
  EXAMPLE_CUSTOMER,
  EXAMPLE_FENCE_FEET,
  EXAMPLE_LEADS,
  EXAMPLE_VISITS,
} from '../example-company'

// Texts of the illustrations beside the platform's features.

/** One customer's page: facts, activity and the week in which the visit is booked. */
export const contactRecord = {
  frame: {
    label: `Example: ${EXAMPLE_CUSTOMER}’s record, from the ad clicked on Monday at 8:09 to the visit picked for Thursday at 10:00, which is in the calendar below`,
    tabs: ['Contact', 'Deals'],
    note: EXAMPLE_COMPANY,
  },
  name: EXAMPLE_CUSTOMER,
  job: `Cedar fence, about ${EXAMPLE_FENCE_FEET} ft`,
  activity: [
    { what: 'Clicked ad “cedar fence frisco”', at: 'Mon 8:09' },
    { what: 'Called while the crew was out', at: '8:12' },
    { what: 'Texted back in 5 seconds', at: '8:12' },
    { what: 'Picked Thursday, 10:00', at: '8:15' },
  ],
  /** A working week, row by row: the days, then an hour with the visits of its days. `marked` is the customer's own. */
  calendar: {
    cells: [
      ...['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      ...['8:30', '', 'Sandoval', '', '', 'Okafor'],
      ...['10:00', 'Ruiz', '', 'Nguyen', 'Whitaker', ''],
      ...['1:00', 'Hendersons', '', '', 'Kessler', ''],
    ],
    marked: 'Whitaker',
  },
} as const

const spent = formatUsd(EXAMPLE_AD_SPEND_CENTS)

/** A campaign's four weeks: spend, leads and booked visits. */
export const campaignChart = {
  frame: {
    label: `Example: four weeks with ${spent} in ads, ${EXAMPLE_LEADS} leads from all sources and ${EXAMPLE_VISITS} visits booked, better each week`,
    tabs: ['Campaign', 'Emails', 'Texts', 'Social'],
    note: 'March',
  },
  figures: [
    { name: 'Ads', value: spent },
    { name: 'Leads', value: String(EXAMPLE_LEADS) },
    { name: 'Visits booked', value: String(EXAMPLE_VISITS) },
    { name: 'Ad cost per visit', value: formatUsd(EXAMPLE_AD_SPEND_CENTS / EXAMPLE_VISITS) },
  ],
  legend: { leads: 'Leads', booked: 'Visits booked' },
  weeks: EXAMPLE_CAMPAIGN_WEEKS,
} as const
