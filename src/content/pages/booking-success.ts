import { formatUsd } from '../../shared/money'
import { EXAMPLE_PRICES } from '../example-company'
import { clinicsNote } from '../standing-copy'

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
        name: 'Check your inbox',
        text: 'The email confirms the day and the time, and has the link or number for the call. Your time isn’t confirmed until that email arrives. Don’t see it? Check your spam folder.',
      },
      {
        name: 'Think of ten leads',
        text: 'Print the sheet for your last ten leads, won or lost, and fill it out. We’ll ask about them after you walk us through your week.',
      },
      {
        name: 'Have three tabs open',
        text: `Open your website, your calendar and your ad account, if you have them. We’ll look at them together. ${clinicsNote}`,
      },
    ],
  },
  /** The sheet to print, fill in and bring. */
  sheet: {
    title: 'Your last ten leads',
    text: 'Won or lost, in any order. Guess where you don’t remember.',
    print: 'Print the lead sheet',
    columns: ['Date', 'Who', 'How they found you', 'What happened'],
    exampleLabel: 'In green: three examples.',
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
    printed: 'The printed sheet has all ten rows.',
  },
} as const
