import { formatUsd } from '../../shared/money'
import { EXAMPLE_PRICES } from '../example-company'

/** The length of the fence in the example, in feet. */
const FENCE_FEET = 80

/** The confirmation after a booking. */
export const bookingSuccess = {
  title: 'Thank You for Booking!',
  text: 'We’ve received your consultation request. A confirmation email follows shortly.',
  home: 'Return to Homepage',
  questions: 'Questions? Email us at',
  next: {
    title: 'Before we talk',
    items: [
      {
        name: 'Think of ten leads',
        text: 'Print the sheet and fill it out, or just bring the ten in your head.',
      },
      {
        name: 'Have three tabs open',
        text: 'Your website, your calendar and your ad account, if you have them.',
      },
    ],
  },
  /** The sheet to print, fill in and bring. */
  sheet: {
    title: 'Your last ten leads',
    text: 'Won or lost, in any order.',
    print: 'Print the lead sheet',
    columns: ['Date', 'Who', 'How they found you', 'What happened'],
    exampleLabel: 'Three examples are filled in.',
    examples: [
      ['March 7', 'Fence repair, Frisco', 'Google Maps', 'Called, nobody answered'],
      ['March 9', 'Side gate, Prosper', 'A neighbor', 'Quote sent, no follow-up'],
      [
        'March 12',
        `Cedar fence, ${FENCE_FEET} feet`,
        'Facebook ad',
        `Won, ${formatUsd(FENCE_FEET * EXAMPLE_PRICES.cedarPerFootCents)}`,
      ],
    ],
    rows: 10,
    /** On phones, which show the examples only. */
    onPaper: 'The printed sheet has ten empty rows.',
  },
} as const
