import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

/** What the brand and graphic design page says (spec section 2.7). */
export const brandDesign = {
  hero: {
    name: 'Brand and graphic design',
    title: 'Drawn until it is yours.',
    lead: 'A logo, its colors and everything that carries them, from the truck door to the invoice. As many revisions as it takes.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we design', to: { route: 'brandDesign', hash: 'services' } },
    ],
  },
  /** What stands above the three stretches of the hero's drawing. */
  stretches: ['sketches', 'three concepts', 'one mark'],
  /** The six design services (spec section 2.7). */
  services: {
    title: 'Six things we draw.',
    text: 'Order one or all. Files for print, screen, embroidery and vinyl are always part of it.',
    items: [
      {
        name: 'Logo design',
        note: 'three concepts',
        text: 'A mark that reads on a truck at forty miles an hour and on a phone at sixteen pixels.',
      },
      {
        name: 'Brand guide',
        note: 'twelve pages',
        text: 'Colors, type, distances and what not to do, short enough that the sign maker reads it.',
      },
      {
        name: 'Stationery',
        note: 'ready to print',
        text: 'Cards, letterheads, invoices and estimates that look like they come from one desk.',
      },
      {
        name: 'Signs and vehicles',
        note: 'measured on site',
        text: 'Storefront, yard sign, wrap and uniform, with the files your printer asks for.',
      },
      {
        name: 'Social and ads',
        note: 'sets of ten',
        text: 'Templates that your team can fill in without asking where the logo goes.',
      },
      {
        name: 'Brochures and menus',
        note: 'print or PDF',
        text: 'The leave-behind that still sits on the counter when the decision is made.',
      },
    ],
  },
  /** The four-step process (spec section 2.7). */
  process: {
    title: 'Four steps, and no last round.',
    steps: [
      {
        mark: '1',
        name: 'Discovery',
        text: 'An hour of questions, your rivals on one wall, and a page that says who you are for.',
      },
      {
        mark: '2',
        name: 'Concept creation',
        text: 'Three directions, each shown on your sign, your shirt and your phone.',
      },
      {
        mark: '3',
        name: 'Collaborative refinement',
        text: 'Unlimited revisions. You say what bothers you, we draw the next one.',
      },
      {
        mark: '4',
        name: 'Delivery',
        text: 'Every file in every format, the guide, and the rights to all of it.',
      },
    ],
  },
  quotesTitle: 'Said after the sign went up.',
  closing: {
    title: 'Bring the old one along.',
    text: 'The logo your cousin made, the colors you inherited: on the call we say what to keep. Often it is more than you think.',
    links: [
      { label: 'Schedule a Consultation', to: 'contact' },
      { label: 'Ask for a quote', to: 'contact' },
    ],
  },
} as const satisfies {
  hero: ServiceHeroContent
  stretches: readonly string[]
  services: FeatureListContent
  process: ProcessRailContent
  quotesTitle: string
  closing: ClosingCallContent
}
