import { formatUsd } from '../../shared/money'
import { EXAMPLE_CONTACT, EXAMPLE_CREW, EXAMPLE_OTHERS, EXAMPLE_PRICES } from '../example-company'

/** The two finished websites on the website page: a fence company's and a groomer's. */
export const websiteWork = {
  title: 'Two finished sites.',
  text: 'Both businesses are examples. The numbers show which part belongs to which of the five pages.',
  fence: {
    label: `Example: the website of a fence company. It has a drawing of a cedar fence, three prices, the crew, and open times to book. The phone number is ${EXAMPLE_CONTACT.phone}.`,
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
    proof: '120 feet of cedar with one gate, Frisco',
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
  groomer: {
    label:
      'Example: a groomer’s website on a phone, with a dog in a tub, two prices and open times',
    name: EXAMPLE_OTHERS.groomer.name,
    address: EXAMPLE_OTHERS.groomer.site,
    headline: 'A clean dog by Friday.',
    prices: [
      { what: 'Bath', price: '$45' },
      { what: 'Bath and trim', price: '$95' },
    ],
    day: 'Friday',
    times: ['9:00', '11:30', '2:15'],
    action: 'Book 11:30',
  },
} as const
