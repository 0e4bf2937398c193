/** Texts of the full stack page. */
export const fullStack = {
  hero: {
    title: 'Software built for how you work',
    lead: 'When no product works the way you do, we build one that does. For businesses in and around Frisco.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See what we build', to: { route: 'fullStack', hash: 'solutions' } },
    ],
  },
  /** A home builder's customer portal on the superintendent's tablet. */
  portal: {
    tag: 'Example: Stillhouse Homes',
    scene:
      'A superintendent’s tablet with the choices for lot 14, the Harmons. The brick, the kitchen faucet and the cabinet pulls are signed, the front door and the shower tile are due on Friday, and $1,240 of the allowance is left.',
    title: 'The buyer picks tile, and the superintendent sees it on site',
  },
  solutions: {
    title: 'What we build',
    items: [
      {
        name: 'Customer portals',
        text: 'Orders, documents and invoices behind one login, so customers don’t have to call and ask.',
      },
      {
        name: 'Online stores',
        text: 'For stock and shipping rules that a standard online store can’t handle.',
      },
      {
        name: 'Internal tools',
        text: 'The spreadsheet that runs your company, rebuilt so your whole team can work in it together.',
      },
      {
        name: 'Integrations',
        text: 'Your accounting software, calendar and door locks, sharing the same data.',
      },
      {
        name: 'AI assistants',
        text: 'Answers from your own documents, with the source beside each one and a person one click away.',
      },
    ],
  },
  /** The four parts of a system. */
  definition: {
    title: 'One team for all four parts',
    text: 'When something breaks, you call one team. Nobody can point fingers.',
    items: [
      {
        name: 'Front end',
        text: 'What people see and tap, on any phone or computer.',
      },
      {
        name: 'Back end',
        text: 'Your prices, permissions and reminders, written once and tested.',
      },
      {
        name: 'Database',
        text: 'Every customer and order in one place and easy to find.',
      },
      {
        name: 'Infrastructure',
        text: 'Hosting and monitoring, set up with everything else.',
      },
    ],
  },
  reasons: {
    title: 'Why businesses choose us',
    items: [
      {
        name: 'No middlemen',
        text: 'The people who ask how you work are the people who build it.',
      },
      {
        name: 'You see it grow',
        text: 'You try working versions along the way and tell us what to change while it’s still easy.',
      },
      {
        name: 'It’s tested',
        text: 'We test each rule, so a change here doesn’t break something there.',
      },
      {
        name: 'It stays simple',
        text: 'We use proven parts, and tell you when an off-the-shelf product would do.',
      },
    ],
  },
  /** What we build with, by category. */
  stack: {
    title: 'What we build with',
    text: 'Common tools, so any developer can take over from us.',
    categories: [
      { name: 'Front end', tools: ['React', 'TypeScript', 'Next.js', 'Tailwind CSS'] },
      { name: 'Mobile', tools: ['React Native', 'Swift', 'Kotlin'] },
      { name: 'Back end', tools: ['Node.js', 'Python', 'REST', 'GraphQL'] },
      { name: 'Database', tools: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] },
      { name: 'Infrastructure', tools: ['AWS', 'Netlify', 'Docker', 'GitHub Actions'] },
    ],
  },
  closing: {
    title: 'Name the spreadsheet you’ve outgrown',
    text: 'It’s often the one with eleven tabs that no one’s allowed to touch. On the free call, we’ll tell you what it would take to replace it.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
