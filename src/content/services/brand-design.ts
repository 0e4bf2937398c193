import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'
import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'

/** What the brand and graphic design page says. */
export const brandDesign = {
  hero: {
    name: 'Brand and graphic design',
    title: 'A look people remember.',
    lead: 'Your logo, your colors and everything they go on, from the truck door to the invoice. For businesses in Frisco and Prosper. Ready in about three weeks.',
    price: HERO_PRICES.brandDesign,
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we design', to: { route: 'brandDesign', hash: 'services' } },
    ],
  },
  /** What stands above the three stretches of the hero's drawing. */
  stretches: ['sketches', 'three concepts', 'one mark'],
  /** The six design services. */
  services: {
    title: 'Six things we design.',
    text: 'Order one or all six. You always get files for print, screen, embroidery and vinyl.',
    items: [
      {
        name: 'Logo design',
        note: 'three concepts',
        text: 'A mark people can read on a truck at 40 miles an hour and on the smallest phone icon.',
      },
      {
        name: 'Brand guide',
        note: 'twelve pages',
        text: 'Colors, fonts, spacing and what not to do, short enough that your sign maker will read it.',
      },
      {
        name: 'Stationery',
        note: 'ready to print',
        text: 'Cards, letterheads, invoices and estimates that clearly come from one company.',
      },
      {
        name: 'Signs and vehicles',
        note: 'measured on site',
        text: 'Storefront, yard signs, wraps and uniforms, with the files your printer needs.',
      },
      {
        name: 'Social and ads',
        note: 'sets of ten',
        text: 'Templates your team can fill in without asking where the logo goes.',
      },
      {
        name: 'Brochures and menus',
        note: 'print or PDF',
        text: 'Something to leave behind that’s still on the counter when they decide.',
      },
    ],
  },
  /** Below the drawing of the invented brand. */
  kit: {
    title: 'One brand, everywhere people see it.',
    text: 'An example: a fence company from its truck door to the cookies it leaves behind.',
    label:
      'Drawing of one invented brand on a truck door, a yard sign, an invoice, business cards and a cookie box',
    places: ['Truck door', 'Yard sign', 'Invoice and cards', 'Cookie box'],
  },
  /** The four-step process. */
  process: {
    title: 'Four steps, with unlimited revisions.',
    steps: [
      {
        mark: '1',
        name: 'Discovery',
        text: 'An hour of questions, your competitors side by side, and one page on who you serve.',
      },
      {
        mark: '2',
        name: 'Concept creation',
        text: 'Three directions, each shown on your sign, your shirt and a phone.',
      },
      {
        mark: '3',
        name: 'Collaborative refinement',
        text: 'Unlimited revisions. You tell us what bothers you, and we draw the next one.',
      },
      {
        mark: '4',
        name: 'Delivery',
        text: 'Every file in every format, the guide if you ordered one, and the rights to everything we drew, in writing.',
      },
    ],
  },
  quotesTitle: 'What owners say',
  closing: {
    title: 'Bring the logo you have.',
    text: `On the call we’ll tell you what’s worth keeping. It’s often more than you think. ${freePlan.sentence}`,
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Ask for a quote', to: 'contact' },
    ],
  },
} as const satisfies {
  hero: ServiceHeroContent
  stretches: readonly string[]
  services: FeatureListContent
  kit: object
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
