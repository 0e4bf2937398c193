import { formatUsd, type Cents } from '../../shared/money'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import { BUSINESS_TERMS } from '../business-terms'
import { HERO_PRICES } from '../hero-prices'
import { freePlan } from '../standing-copy'
import type {
  ClosingCallContent,
  FeatureListContent,
  ReasonColumnsContent,
  ServiceHeroContent,
} from '../types'

/** Linking a portal to the accounting, for the allowances. */
const ALLOWANCES_CENTS: Cents = 260_000

/** The portal that shows each buyer what is left of an allowance. */
export const PORTAL_WITH_ALLOWANCES_CENTS: Cents =
  SERVICE_STARTING_PRICES.customerPortal.cents + ALLOWANCES_CENTS

/** The example portal's quote: the portal itself at its starting price, and two parts on top. */
const QUOTE_ROWS: readonly { readonly what: string; readonly cents: Cents }[] = [
  {
    what: 'Choices, due dates and signatures',
    cents: SERVICE_STARTING_PRICES.customerPortal.cents,
  },
  { what: 'Allowances from your accounting software', cents: ALLOWANCES_CENTS },
  { what: 'Texts when a choice is due', cents: 140_000 },
]

/** What keeping the example portal running costs a month. */
const MAINTENANCE_CENTS: Cents = 18_000

/** What the full stack page says. */
export const fullStack = {
  hero: {
    name: 'Full stack development',
    title: 'Software built for how you work.',
    lead: 'Custom software, for when no product does it your way. One team in Frisco builds all of it, and you own the code.',
    price: HERO_PRICES.fullStack,
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we build', to: { route: 'fullStack', hash: 'solutions' } },
    ],
  },
  /** The four parts, each with what we build it with; once for the whole page. */
  definition: {
    title: 'Full stack means all four parts.',
    text: 'Most software trouble happens between these parts. With one team for all of them, nobody can point fingers. We use common tools that any developer can take over.',
    items: [
      {
        name: 'Front end',
        text: 'What people see and tap, on any phone, with a keyboard or a screen reader.',
        tools: [
          'React',
          'TypeScript',
          'Next.js',
          'Tailwind CSS',
          'React Native',
          'Swift',
          'Kotlin',
        ],
      },
      {
        name: 'Back end',
        text: 'Your prices, permissions and reminders, written once and tested.',
        tools: ['Node.js', 'Python', 'REST', 'GraphQL'],
      },
      {
        name: 'Database',
        text: 'Every customer and order in one place, backed up every night and yours to export.',
        tools: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'],
      },
      {
        name: 'Infrastructure',
        text: 'We run it, watch it and bring it back if it goes down.',
        tools: ['AWS', 'Netlify', 'Docker', 'GitHub Actions'],
      },
    ],
    toolsLabel: 'Built with',
  },
  solutions: {
    title: 'What we build.',
    text: 'You get a written scope with a price for every part, so you can take the parts you need.',
    items: [
      {
        name: 'Customer portals',
        note: 'six to ten weeks',
        text: 'Orders, documents and invoices behind one login, so customers don’t have to call and ask.',
      },
      {
        name: 'Online stores',
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
        text: 'Your accounting software, calendar and door locks, sharing the same data.',
      },
      {
        name: 'AI assistants',
        note: 'three to six weeks',
        text: 'Answers from your own documents, with the source beside each one and a person one click away.',
      },
    ],
  },
  reasons: {
    title: 'How we work with you.',
    items: [
      {
        name: 'You own the code',
        text: BUSINESS_TERMS.codeOwnership.text,
      },
      {
        name: 'You see it every Friday',
        text: 'You get a working version every week and tell us what to change while it’s still easy.',
      },
      {
        name: 'It’s tested',
        text: `Every rule has an automated test. ${BUSINESS_TERMS.codeFixes.text}`,
      },
      {
        name: 'It stays simple',
        text: 'We use proven, well-supported parts, and tell you when an off-the-shelf product would do.',
      },
    ],
  },
  /** A home builder's customer portal on the superintendent's tablet. */
  portal: {
    title: 'The buyer picks tile. The superintendent sees it on site.',
    text: `An example: a home builder’s customer portal. It takes eight weeks from the signed scope. Hosting, backups and updates cost ${formatUsd(MAINTENANCE_CENTS)} a month, and you can cancel any month.`,
    quote: {
      title: 'What this one would cost',
      rows: QUOTE_ROWS.map(({ what, cents }) => ({ what, price: formatUsd(cents) })),
      total: {
        what: 'Fixed total, plus registration and usage for texts',
        price: formatUsd(QUOTE_ROWS.reduce((sum, { cents }) => sum + cents, 0)),
      },
    },
    scene:
      'Example: a house that is half brick and half open frame. The superintendent holds a tablet with the choices for lot 14, the Harmons: the brick is signed, the front door and the shower tile are due on Friday, and $1,240 of the allowance is left.',
  },
  closing: {
    title: 'Which spreadsheet have you outgrown?',
    text: `It’s often the one with eleven tabs that no one’s allowed to touch. On the call we’ll tell you what it would take to replace it. ${freePlan.reminder}`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  definition: object
  solutions: FeatureListContent
  reasons: ReasonColumnsContent
  portal: object
  closing: ClosingCallContent
}
