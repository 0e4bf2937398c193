import { palette } from '../../src/site/palette'
import { company } from '../../src/site/company'
import { sampleNotes } from '../../src/content/standing-copy'
import { formatUsd } from '../../src/shared/money'
import { PLANS, TRIAL_DAYS } from '../../src/shared/plans'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'
import type { Tree } from './tree'

/** A change that the owner makes, most by a recipe of README.md or CONTRIBUTING.md. */
export interface Drill {
  readonly name: string
  readonly recipe: (tree: Tree) => void
  /** Test files that read what changed without importing it; the others are found by their imports. */
  readonly tests?: string
  /** A browser test that the change could break, by its title. */
  readonly browserTest?: string
  /** What no file of the built site may hold any more. */
  readonly gone?: RegExp
}

const literal = (text: string) =>
  new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))

/** The settings of an agency. Those of optional services are like its other ones. */
const AGENCY = {
  VITE_SITE_URL: 'https://www.caprockgrowth.example',
  VITE_COMPANY_NAME: 'Caprock Growth',
  VITE_COMPANY_EMAIL: 'hello@caprockgrowth.example',
  VITE_COMPANY_PHONE: '(214) 555-0188',
  VITE_COMPANY_ADDRESS: '100 Main Street, Suite 4, Frisco, TX 75034',
  VITE_BOOKING_WIDGET_URL: 'https://book.caprockgrowth.example/call',
  VITE_GA_MEASUREMENT_ID: 'G-ABCD123456',
  VITE_META_PIXEL_ID: '123456789012345',
  STRIPE_SECRET_KEY: 'rk_test_drill0000000000',
  SITE_URL: 'https://www.caprockgrowth.example',
}

/** Sets a price in its catalog, in docs/product.md and in the table of the specification's figures. */
function reprice(tree: Tree, catalog: string, from: number, to: number): void {
  const digits = (cents: number) => String(cents).replace(/(\d)(\d{3})$/, '$1_$2')
  // A whole number, because 99_700 also ends 199_700.
  tree.replace(catalog, new RegExp(`\\b${digits(from)}\\b`, 'g'), digits(to))
  tree.replace('docs/product.md', formatUsd(from), formatUsd(to))
  tree.replace(
    'tests/specification/constants.test.ts',
    new RegExp(`\\b${from / 100}\\b`, 'g'),
    String(to / 100),
  )
}

export const DRILLS: readonly Drill[] = [
  {
    name: "a real agency's .env",
    recipe: (tree) => {
      const lines = Object.entries(AGENCY).map(([name, value]) => `${name}="${value}"`)
      tree.write('.env', [tree.read('.env.example'), ...lines].join('\n'))
    },
    tests: 'tests/browser tests/site tests/contracts tests/node tests/features/attribution-debug',
    gone: literal(company.name),
  },
  {
    name: 'quotes, claims and video confirmed',
    recipe: (tree) => {
      tree.replace(
        'src/content/testimonials.ts',
        /^(\s+(?:status: )?)'sample',$/gm,
        "$1'confirmed',",
      )
      tree.replace('src/content/claims.ts', "status: 'sample'", "status: 'confirmed'")
      tree.replace('src/content/pages/testimonial-video.ts', "= 'sample'", "= 'confirmed'")
    },
    gone: literal(sampleNotes.quotes),
  },
  {
    name: 'Starter at $187',
    recipe: (tree) => reprice(tree, 'src/shared/plans.ts', PLANS.starter.monthlyCents, 18_700),
    tests: 'tests/contracts/docs.test.ts tests/node/articles',
    gone: new RegExp(`\\${formatUsd(PLANS.starter.monthlyCents)}\\b`),
  },
  {
    name: 'a setup fee changed',
    recipe: (tree) =>
      reprice(
        tree,
        'src/shared/setup-options.ts',
        SETUP_OPTIONS.assistedNoWebsite.feeCents,
        89_700,
      ),
    tests: 'tests/contracts/docs.test.ts tests/node/articles',
    gone: new RegExp(`\\${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}\\b`),
  },
  {
    name: 'the trial made longer',
    recipe: (tree) => {
      const test = 'tests/specification/constants.test.ts'
      tree.replace('src/shared/plans.ts', `TRIAL_DAYS = ${TRIAL_DAYS}`, 'TRIAL_DAYS = 21')
      tree.replace(test, `TRIAL_DAYS: ${TRIAL_DAYS}`, 'TRIAL_DAYS: 21')
      tree.replace('docs/product.md', `${TRIAL_DAYS} days`, '21 days')
    },
    tests: 'tests/contracts/docs.test.ts tests/node/articles',
    gone: new RegExp(`\\b${TRIAL_DAYS}(?:-day free trial| days free)`),
  },
  {
    name: 'the company renamed',
    recipe: (tree) => tree.replace('src/site/company.ts', company.name, 'Bluestem Works'),
    gone: literal(company.name),
  },
  {
    name: 'a color changed',
    recipe: (tree) => {
      tree.run('npm run recolor -- prairie "#1F3A5C"')
      tree.run('npm run icons')
    },
    tests: 'tests/contracts tests/node/prerender',
    gone: new RegExp(palette.prairie, 'i'),
  },
  {
    name: 'a menu entry added',
    recipe: (tree) =>
      tree.replace(
        'src/content/navigation.ts',
        "  { label: 'About', to: 'about' },\n",
        "  { label: 'About', to: 'about' },\n  { label: 'Guides', to: 'blog' },\n",
      ),
  },
  {
    name: 'an article added',
    recipe: (tree) => {
      const file = 'src/content/blog/what-a-missed-call-costs-in-frisco.md'
      tree.run('npm run new -- article "What a missed call costs in Frisco"')
      tree.replace(file, 'TODO', 'Written')
      // As many words as an article needs, in paragraphs that no other has, and a link to its second source.
      const paragraphs = Array.from(
        { length: 35 },
        (_, day) =>
          `In Frisco, day ${day} of the test begins with a list of ${day} calls that someone has to answer before lunch.`,
      )
      const text = [tree.read(file), ...paragraphs, 'See [two](https://example.com/Written-2).']
      tree.write(file, `${text.join('\n\n')}\n`)
    },
    tests: 'tests/node/articles tests/content tests/node/prerender tests/site tests/pages',
  },
  {
    name: 'a service page added',
    recipe: (tree) => {
      const copy = (from: string, to: string) => {
        tree.write(to, tree.read(from))
        tree.replace(to, /\bsearchMarketing\b/g, 'reviewManagement')
      }
      copy('src/content/services/search-marketing.ts', 'src/content/services/review-management.ts')
      const page = 'src/pages/review-management-page.tsx'
      copy('src/pages/search-marketing-page.tsx', page)
      for (const part of ['LeakScene', 'MonthlyReport', 'QuoteColumns', 'serviceTestimonials']) {
        tree.replace(page, new RegExp(`^(?:import .*| +<)${part}\\b.*\\n`, 'gm'), '')
      }
      tree.replace(page, 'services/search-marketing', 'services/review-management')
      tree.replace(page, 'SearchMarketingPage', 'ReviewManagementPage')
      tree.replace(page, ' className="pt-16 md:pt-24"', '')
      tree.run(`npx prettier --write ${page}`)
      tree.replace(
        'src/site/routes.ts',
        "  seo: '/services/seo',\n",
        "  seo: '/services/seo',\n  reviewManagement: '/services/review-management',\n",
      )
      tree.replace(
        'src/content/page-table.ts',
        '  email: {\n',
        `  reviewManagement: {
    title: 'Review management in Frisco',
    description:
      'After each job we ask your customer for a review, answer the ones that come in and show you every month what changed for your business.',
    keywords: 'review management Frisco, Google reviews',
    card: {
      group: 'found',
      icon: 'M4 36V15h24v21Z',
      color: 'stone',
      text: 'Reviews asked for and answered',
    },
  },
  email: {\n`,
      )
      tree.replace(
        'src/content/service-names.ts',
        "  email: 'Email marketing',\n",
        "  reviewManagement: 'Review management',\n  email: 'Email marketing',\n",
      )
    },
    tests: 'tests/contracts tests/node/prerender tests/content tests/site tests/pages',
  },
  {
    name: 'a page twice as long',
    recipe: (tree) =>
      tree.replace('src/content/pages/about.ts', /(text: ')([^'\n]{40,})(',)$/gm, '$1$2 $2$3'),
    browserTest: '/about passes every audit on a phone',
  },
]
