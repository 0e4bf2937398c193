import { formatUsd } from '../../shared/money'
import { EXAMPLE_CONTACT, EXAMPLE_CREW, EXAMPLE_OTHERS, EXAMPLE_PRICES } from '../example-company'

/** The three finished websites on the website page: a fence company's, a vet's and a groomer's. */
export const websiteWork = {
  title: 'Three sites, and what they booked',
  fence: {
    label: `Example: the website of a fence company. It has a drawing of a cedar fence, what it costs, who comes out, and open times to book. The phone number is ${EXAMPLE_CONTACT.phone}.`,
    address: EXAMPLE_CONTACT.site,
    phone: EXAMPLE_CONTACT.phone,
    headline: 'Fences that stay straight.',
    text: 'Cedar and iron in Frisco, Prosper and Celina. We measure this week.',
    action: 'Pick a time',
    prices: {
      title: 'What it costs',
      rows: [
        { what: 'Cedar, 6 feet', price: `${formatUsd(EXAMPLE_PRICES.cedarPerFootCents)} a foot` },
        { what: 'Iron', price: `${formatUsd(EXAMPLE_PRICES.ironPerFootCents)} a foot` },
        { what: 'A gate', price: formatUsd(EXAMPLE_PRICES.gateCents) },
        { what: 'Repair', price: `from ${formatUsd(EXAMPLE_PRICES.repairFromCents)}` },
      ],
    },
    proof: '120 feet of cedar, Frisco',
    crew: {
      title: 'Who comes out',
      people: [
        `${EXAMPLE_CREW.owner.name}, ${EXAMPLE_CREW.owner.job}`,
        `${EXAMPLE_CREW.lead.name}, ${EXAMPLE_CREW.lead.job}`,
      ],
    },
    book: {
      title: 'We measure for free',
      times: ['Thu 10:00', 'Fri 1:00', 'Mon 8:30', 'Tue 3:45'],
    },
  },
  groomerLabel:
    'Example: a groomer’s website on a phone, with a dog in a tub, two prices and a button to book',
  vet: {
    label: `Example: the website of a vet clinic, with a portrait of ${EXAMPLE_OTHERS.vet.person} and a button to book`,
    name: EXAMPLE_OTHERS.vet.name,
    address: EXAMPLE_OTHERS.vet.site,
    headline: 'See the same vet every time.',
    text: `${EXAMPLE_OTHERS.vet.person} takes 20 minutes for each visit.`,
    action: 'Book Monday, 9:15',
  },
  /** The bookings from the three sites. */
  calendar: {
    title: 'Booked online',
    slots: [
      { time: 'Mon 9:15', who: 'Pepper' },
      { time: 'Thu 10:00', who: 'Joan' },
      { time: 'Fri 11:30', who: 'Biscuit' },
    ],
  },
} as const
