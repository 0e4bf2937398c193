import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'
import type {
  ClosingCallContent,
  FeatureListContent,
  ReasonColumnsContent,
  ServiceHeroContent,
} from '../types'

/** What the full stack page says. */
export const fullStack = {
  hero: {
    name: 'Full stack development',
    title: 'Software built for how you work.',
    lead: 'Custom software, when no product does it your way. One team in Frisco builds the screens, the logic and the data. You own the code.',
    price: HERO_PRICES.fullStack,
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we build', to: { route: 'fullStack', hash: 'solutions' } },
    ],
  },
  /** Names of the four layers in the hero's drawing, from the top. */
  layers: ['Screens', 'Logic', 'Data', 'Servers'],
  definition: {
    title: 'What full stack means.',
    text: 'Most software trouble happens between these four parts. With one team for all of them, no one can point fingers.',
    items: [
      {
        name: 'Front end',
        text: 'What people see and tap, on any phone, with a keyboard or a screen reader.',
      },
      {
        name: 'Back end',
        text: 'Your business rules, written once and tested: prices, permissions, reminders.',
      },
      {
        name: 'Database',
        text: 'Every customer and order in one place, backed up every night and yours to export.',
      },
      {
        name: 'Infrastructure',
        text: 'Where it runs, how we monitor it, and how we bring it back if it stops.',
      },
    ],
  },
  solutions: {
    title: 'Five things owners ask us to build.',
    text: 'Each one starts with a written scope and a price for every part, so you can take what you need and leave the rest.',
    items: [
      {
        name: 'Customer portals',
        note: 'six to ten weeks',
        text: 'Orders, documents and invoices behind one login, so customers don’t have to call and ask.',
      },
      {
        name: 'Online shops',
        note: 'four to eight weeks',
        text: 'For stock and shipping rules that a standard online store can’t handle, with checkout on a payment provider’s page.',
      },
      {
        name: 'Internal tools',
        note: 'two to six weeks',
        text: 'The spreadsheet that runs your company, rebuilt so two people can use it at once.',
      },
      {
        name: 'Integrations',
        note: 'one to three weeks',
        text: 'Accounting, calendar, platform and door locks that talk to each other.',
      },
      {
        name: 'AI assistants',
        note: 'three to six weeks',
        text: 'Answers from your own documents, with the source beside each one and a person one click away.',
      },
    ],
  },
  reasons: {
    title: 'Why hire us to build it.',
    items: [
      {
        name: 'You own the code',
        text: 'It’s in your account from day one and yours once it’s paid for, with notes for whoever works on it next.',
      },
      {
        name: 'You see it every Friday',
        text: 'You get a working version every week. You click, we listen, and we change the plan while it’s still easy to change.',
      },
      {
        name: 'It’s tested',
        text: 'Every rule has an automated test, so we find out at once if a change breaks something.',
      },
      {
        name: 'It stays simple',
        text: 'We use proven, well-supported parts, and tell you when an off-the-shelf product would do.',
      },
    ],
  },
  /** A customer portal as a home builder's buyer sees it. */
  portal: {
    title: 'What a customer portal looks like.',
    text: 'A made-up example: a home builder no longer chases buyers by phone. Buyers see what’s due, choose and sign. The superintendent sees it on site.',
    window: {
      label: 'Example of a customer portal: two choices are due on Friday, three are signed',
      title: 'Lot 14, the Harmons',
      note: 'Example',
    },
    due: 'Due Friday',
    signed: 'Signed',
    rows: [
      { name: 'Brick', choice: 'Acme Glenbrook', state: 'signed' },
      { name: 'Kitchen faucet', choice: 'Brushed nickel', state: 'signed' },
      { name: 'Shower tile', choice: 'Choose from 6', state: 'due' },
      { name: 'Front door', choice: 'Choose from 4', state: 'due' },
      { name: 'Cabinet pulls', choice: 'Matte black', state: 'signed' },
    ],
    allowance: { name: 'Allowance left', value: '$1,240' },
    action: 'Choose tile',
  },
  technology: {
    title: 'The technology we use.',
    text: 'We choose tools by how long they’ll be supported, not by how new they are.',
    categories: [
      { name: 'Front end', items: ['React', 'TypeScript', 'Next.js', 'Tailwind CSS'] },
      { name: 'Back end', items: ['Node.js', 'Python', 'REST', 'GraphQL'] },
      { name: 'Database', items: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] },
      { name: 'Cloud and delivery', items: ['AWS', 'Netlify', 'Docker', 'GitHub Actions'] },
      { name: 'Mobile', items: ['React Native', 'Swift', 'Kotlin'] },
    ],
  },
  closing: {
    title: 'Show us the spreadsheet you’ve outgrown.',
    text: `It’s often the one with eleven tabs that no one’s allowed to touch. On the call we’ll tell you what it would take to replace it. ${freePlan.sentence}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  layers: readonly string[]
  definition: ReasonColumnsContent
  solutions: FeatureListContent
  reasons: ReasonColumnsContent
  portal: object
  technology: {
    title: string
    text: string
    categories: readonly { name: string; items: readonly string[] }[]
  }
  closing: ClosingCallContent
}
