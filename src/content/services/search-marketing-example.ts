import { formatUsd } from '../../shared/money'
import { EXAMPLE_COMPANY } from '../example-company'

/** An invented month of ads, as src/assets/scenes/search-dots.svg draws it. */
const JUNE = { clicks: 140, calls: 20, jobs: 10, spendCents: 210_000 } as const

/** Texts of the two illustrations on the search marketing page. */
export const searchMarketingExample = {
  /** The illustrated example: a search and the ad that answers it. */
  leak: {
    label:
      'Example: a woman whose water heater leaks types “water heater leaking” into her phone. Your ad answers, she books 4:30 p.m., and the van is there.',
    search: 'water heater leaking',
    ad: {
      mark: 'Sponsored',
      site: 'your-business.example',
      title: 'Open until 8. Pick a time online.',
      text: 'Insured, local, price before we start.',
      actions: ['Call', 'Book 4:30 p.m.', 'Directions'],
    },
  },
  /** An invented month, drawn as the report that clients get. */
  report: {
    title: 'See what a booked job costs you in ads',
    text: 'Your report fits on one page. If a number looks bad, it says why and what we change.',
    frame: {
      label: 'Example of a monthly report',
      title: 'Search report, June',
      note: `Example: ${EXAMPLE_COMPANY}`,
    },
    dotsNote: `Each dot is a click: ${JUNE.jobs} booked, in gold, and ${JUNE.calls - JUNE.jobs} more called or sent a form, in green.`,
    rows: [
      { name: 'Clicks', value: String(JUNE.clicks), note: 'from 31 search terms' },
      {
        name: 'Calls and forms',
        value: String(JUNE.calls),
        note: `1 in ${JUNE.clicks / JUNE.calls} clicks`,
      },
      { name: 'Booked jobs', value: String(JUNE.jobs), note: 'half of those' },
      { name: 'Ad spend', value: formatUsd(JUNE.spendCents), note: 'paid to Google' },
      {
        name: 'Ad cost per booked job',
        value: formatUsd(JUNE.spendCents / JUNE.jobs),
        note: 'was $240 in May',
      },
    ],
    commentTitle: 'What we change in July',
    comment:
      '$200 moves from “fence staining” to “fence repair today.” Luis picks up on Saturdays now: four of the ten jobs came from Saturday calls.',
  },
} as const
