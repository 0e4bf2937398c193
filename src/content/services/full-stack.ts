import type { ClosingCallContent, FeatureListContent, ServiceHeroContent } from '../types'

/** What the full stack page says (spec section 2.7). */
export const fullStack = {
  hero: {
    name: 'Full stack development',
    title: 'Software that fits like a key.',
    lead: 'When no product does it your way, we build it: one team for the screens, the logic, the data and the servers, with code that you own.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we build', to: { route: 'fullStack', hash: 'solutions' } },
    ],
  },
  /** Names of the four layers in the hero's drawing, from the top. */
  layers: ['Screens', 'Logic', 'Data', 'Servers'],
  definition: {
    title: 'Full stack, in four parts.',
    text: 'Most trouble in software lives between the parts. One team for all four has nobody to point at.',
    items: [
      {
        name: 'Front end',
        text: 'What people see and touch, on any phone, with a keyboard or by ear.',
      },
      {
        name: 'Back end',
        text: 'The rules of your business, written once and tested: prices, rights, reminders.',
      },
      {
        name: 'Database',
        text: 'Every customer and order in one place, backed up each night and yours to export.',
      },
      {
        name: 'Infrastructure',
        text: 'Where it runs, how it is watched, and who gets up when it stops.',
      },
    ],
  },
  solutions: {
    title: 'Five custom solutions we are asked for.',
    text: 'Each starts with a written scope and a price for every part, so you can take one and leave four.',
    items: [
      {
        name: 'Customer portals',
        note: 'six to ten weeks',
        text: 'Orders, documents and invoices behind one login, so that nobody has to call to ask.',
      },
      {
        name: 'Online shops',
        note: 'four to eight weeks',
        text: 'Your catalogue, your stock and your way of shipping, with checkout on a card partner’s page.',
      },
      {
        name: 'Internal tools',
        note: 'two to six weeks',
        text: 'The spreadsheet that runs the company, rebuilt so that two people can use it at once.',
      },
      {
        name: 'Integrations',
        note: 'one to three weeks',
        text: 'Accounting, calendar, platform and door lock told to talk to each other, once, properly.',
      },
      {
        name: 'AI assistants',
        note: 'three to six weeks',
        text: 'Answers from your own documents, with the source beside each, and a person one click away.',
      },
    ],
  },
  reasons: {
    title: 'Why owners choose us for it.',
    items: [
      {
        name: 'You own the code',
        text: 'It stands in your account from the first day, with notes for whoever comes next.',
      },
      {
        name: 'You see it on Fridays',
        text: 'A working version every week. You click, we listen, the plan changes in time.',
      },
      {
        name: 'It is tested',
        text: 'Each rule has a test that fails when somebody breaks it, us included.',
      },
      {
        name: 'It stays simple',
        text: 'We use plain, well-kept parts and tell you when a product off the shelf would do.',
      },
    ],
  },
  technology: {
    title: 'The stack, by shelf.',
    text: 'Chosen for how long each will be looked after, not for how new it is.',
    categories: [
      { name: 'Front end', items: ['React', 'TypeScript', 'Next.js', 'Tailwind CSS'] },
      { name: 'Back end', items: ['Node.js', 'Python', 'REST', 'GraphQL'] },
      { name: 'Database', items: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] },
      { name: 'Cloud and delivery', items: ['AWS', 'Netlify', 'Docker', 'GitHub Actions'] },
      { name: 'Mobile', items: ['React Native', 'Swift', 'Kotlin'] },
    ],
  },
  closing: {
    title: 'Show us the spreadsheet.',
    text: 'The one with eleven tabs that nobody may touch. On the call we say what it would take to replace it, in weeks and dollars.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  layers: readonly string[]
  definition: FeatureListContent
  solutions: FeatureListContent
  reasons: FeatureListContent
  technology: {
    title: string
    text: string
    categories: readonly { name: string; items: readonly string[] }[]
  }
  closing: ClosingCallContent
}
