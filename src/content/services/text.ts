import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { EXAMPLE_OTHERS } from '../example-company'

// The texts of the example conversations, by who wrote them.
const business = (text: string) => ({ side: 'left', from: 'Business', text }) as const
const customer = (text: string) => ({ side: 'right', from: 'Customer', text }) as const

const price = formatUsd(SERVICE_STARTING_PRICES.text.cents)

const platformPrice = `${formatUsd(PLANS.starter.monthlyCents)} a\u00a0month`

/** Texts of the text marketing page. */
export const text = {
  hero: {
    title: 'Fill your slow days',
    lead: 'Reminders and offers for customers who signed up. We write the texts.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  /** The phone beside the headline. */
  phone: {
    label: 'Example: a conversation with Brush Creek Vet',
    day: 'April 2',
    texts: [
      customer('He ate half a sock. Is that bad?'),
      business('Bring him in now, please. Room 2 is free. Dr. Osei'),
      customer('On our way.'),
    ],
    dog: 'Biscuit the dog with the other half of a sock in his mouth',
  },
  /** One conversation in parts: what we set up, and the texts that it sends. */
  thread: {
    title: 'One customer, three months of texts',
    tag: `Example: ${EXAMPLE_OTHERS.vet.name}`,
    parts: [
      {
        name: 'Consent, on record',
        text: 'A sign at your desk says what people sign up for. You have the date and the wording on record.',
        day: 'March 3, from the sign at the desk',
        texts: [
          customer('JOIN'),
          business(
            'Brush Creek Vet: you are signed up for reminders and up to 2 offers a month. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
          ),
        ],
      },
      {
        name: 'Reminders with a one-letter reply',
        text: 'C confirms, R offers two other times, and your calendar updates right away.',
        day: 'March 18',
        texts: [
          business(
            'Brush Creek Vet: Biscuit is due tomorrow at 10:00. C to confirm, R to reschedule. Reply STOP to opt out.',
          ),
          customer('R'),
          business('Fri 3:40 or Mon 8:00?'),
          customer('Fri 3:40'),
        ],
      },
      {
        name: 'Questions reach a person',
        text: 'They land in your inbox with the whole history.',
        day: 'April 3',
        texts: [
          customer('Can he eat again?'),
          business('Half his dinner. The sock is fine, too. Dr. Osei'),
        ],
      },
      {
        name: 'Offers for a slow day',
        text: 'Only people who agreed get offers. First to reply takes the spot.',
        day: 'April 14',
        texts: [
          business(
            'Brush Creek Vet: two nail trims left today, 2:10 and 4:30, $18. First replies get them. Reply STOP to opt out.',
          ),
          customer('4:30!'),
          business('You got it. See you and Biscuit at 4:30.'),
        ],
      },
      {
        name: 'STOP means stop',
        text: 'One word takes the number off every list, right away.',
        day: 'June 9',
        texts: [
          customer('STOP'),
          business(
            'Brush Creek Vet: you are opted out and will get no more texts. Reply START to opt back in.',
          ),
        ],
      },
    ],
  },
  process: {
    title: 'From your number to a full calendar',
    steps: [
      {
        name: 'Register',
        text: 'We register your number, or a new local one, with the phone carriers.',
      },
      {
        name: 'Write',
        text: 'We write every text in your voice. You approve it.',
      },
      {
        name: 'Remind',
        text: 'Reminders start once carriers approve your number.',
      },
      {
        name: 'Fill slow days',
        text: 'People who signed up get an offer, and you see who comes in.',
      },
    ],
  },
  price: {
    /** Before the figure, for screen readers. */
    from: 'Price:',
    figure: price,
    title: 'a month and up',
    items: [
      'Registration with the phone carriers',
      'Consent wording, sign and opt-outs',
      'Texts written and scheduled for you',
      'Replies sorted into your inbox',
      'A count of appointments kept, moved and filled',
    ],
    note: `Our team writes and times your texts. The platform is separate: from ${platformPrice} plus usage. Need only simple reminders? The ${PLANS.starter.name} plan sends them by itself.`,
    link: { label: 'View additional platform fees', to: 'platformFees' },
  },
  closing: {
    title: 'Count last month’s no-shows',
    text: 'Bring that number to the free call. We’ll work out how many kept appointments would pay for your texts.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
