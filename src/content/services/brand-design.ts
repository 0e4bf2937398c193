import { formatUsd } from '../../shared/money'
import {
  EXAMPLE_COMPANY,
  EXAMPLE_CONTACT,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_FENCE_FEET,
} from '../example-company'

/** Texts of the brand and graphic design page. */
export const brandDesign = {
  hero: {
    title: 'A logo you can read at 40\u00a0miles an hour',
    lead: 'Your logo and everything it goes on, from the truck to the invoice, for businesses in Frisco and Prosper.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we design', to: { route: 'brandDesign', hash: 'services' } },
    ],
  },
  /** The six design services. */
  services: {
    title: 'What we design',
    text: 'Order one or all six, ready for print, screen, embroidery and vinyl.',
    items: [
      {
        id: 'logo',
        name: 'Logo design',
        text: 'Tested from across a parking lot and as the smallest icon on a phone.',
      },
      {
        id: 'guide',
        name: 'Brand guide',
        text: 'Colors, fonts, spacing and what not to do, short enough that your sign maker will read it.',
      },
      {
        id: 'stationery',
        name: 'Stationery',
        text: 'Cards, letterheads, invoices and estimates that clearly come from one company.',
      },
      {
        id: 'vehicle',
        name: 'Signs and vehicles',
        text: 'Storefront, yard signs, wraps and uniforms, with the files your printer needs.',
      },
      {
        id: 'social',
        name: 'Social and ads',
        text: 'Templates your team can fill in without asking where the logo goes.',
      },
      {
        id: 'brochure',
        name: 'Brochures and menus',
        text: 'A leave-behind that’s still on the kitchen counter when they decide.',
      },
    ],
  },
  /** The example company's logo on a truck, a sign and other things. */
  work: {
    title: 'One logo everywhere customers look',
    tag: `Example: ${EXAMPLE_COMPANY}`,
    truckLabel: `Drawing: ${EXAMPLE_COMPANY}’s crew truck from the side, with the logo on the door and ${EXAMPLE_CONTACT.phone} in large figures on the bed`,
    /** Their text is part of the drawings. */
    pieces: {
      sign: { name: 'Yard sign', alt: 'A green sign on two stakes with the logo and the number' },
      card: {
        name: 'Business card',
        alt: `Ray’s card with the logo, the number and ${EXAMPLE_CONTACT.site}`,
      },
      invoice: {
        name: 'Invoice',
        alt: `An invoice on a clipboard: ${EXAMPLE_FENCE_FEET} feet of cedar fence, two gates and stain, with ${formatUsd(EXAMPLE_DEAL_CENTS - EXAMPLE_DEPOSIT_CENTS)} left to pay`,
      },
      cap: { name: 'Crew cap', alt: 'A cedar cap with the three boards' },
    },
  },
  /** The four-step process. */
  process: {
    title: 'We redraw it until it’s right',
    steps: [
      {
        name: 'Discovery',
        text: 'We ask questions, look at your competitors side by side, and agree on who you serve.',
      },
      {
        name: 'Concept creation',
        text: 'Different directions, each shown on your sign, your shirt and a phone.',
      },
      {
        name: 'Collaborative refinement',
        text: 'Unlimited revisions. You tell us what bothers you, and we draw the next one, as often as it takes.',
      },
      {
        name: 'Delivery',
        text: 'Your files, ready for your printer.',
      },
    ],
  },
  closing: {
    title: 'Keep the logo you have?',
    text: 'On the free call, we’ll tell you which parts to keep.',
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Ask for a quote', to: 'contact' },
    ],
  },
} as const
