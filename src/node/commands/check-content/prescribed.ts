import { CLAIMS } from '../../../content/claims'
import { FREE_MONTHS_PER_YEAR, PLANS, TRIAL_DAYS } from '../../../shared/plans'
import type { companyFrom } from '../../../site/company'
import { textOf } from './page-rules'
import type { ContentPage } from './rendered-pages'
import { hasWords, plain, type Report } from './source-files'

const THIS_FILE = 'src/node/commands/check-content/prescribed.ts'
const RESTORE = 'Restore it, or remove it from this list.'

/** Claims as they are printed. */
const valuesOf = (...ids: readonly (keyof typeof CLAIMS)[]) => ids.map((id) => CLAIMS[id].value)

/** What pages must have because ads, staff or contracts quote it. All other copy may change. */
interface Prescribed {
  /** Word for word. Prices are not here, because they come from the catalog. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** The beginning of a label and where it leads. */
  readonly links: readonly (readonly [page: string, label: string, href: string])[]
  /** How many matching elements. */
  readonly counts: readonly (readonly [page: string, elements: string, count: number])[]
  /** Pages that exist. */
  readonly paths: readonly string[]
}

const textsOf = (company: ReturnType<typeof companyFrom>): Prescribed['texts'] => ({
  '/': [
    'Upgrade Your Business With Proper Systems',
    'Consultation',
    'Custom Strategy',
    'Test Launch',
    'Ads Optimization',
    'Scale',
    'Save Time',
    'Reduce Costs',
    'Grow Faster',
    'Connect API',
    ...valuesOf('conversionBefore', 'conversionAfter'),
    `${CLAIMS.happyClients.value} ${CLAIMS.happyClients.label}`,
  ],
  '/platform': [
    ...valuesOf('toolsReplaced', 'timeSaved', 'support', 'uptime', 'platformPrice'),
    ...valuesOf('separateTools'),
    'unified solution',
    'Most Popular',
    'CRM',
    'Marketing',
    'Communication',
    `Get ${FREE_MONTHS_PER_YEAR} Months Free`,
    `${TRIAL_DAYS}-day free trial`,
    'Gmail',
    'Google Calendar',
    'Drive',
    'Outlook',
    'Teams',
    'OneDrive',
    'Zoom',
    'QuickBooks',
    'Shopify',
    'Stripe',
    'PayPal',
    'Zapier',
    'Calendly',
    '& many many more',
    'Lead generation',
    'Lead nurturing',
    'Lead conversion',
    `${PLANS.starter.name} with light usage`,
    'Role-based access for team members',
    'Once carriers approve your number',
    'Ask us about HIPAA before any patient data goes in',
  ],
  '/platform-fees': [
    'Additional Platform Fees',
    'charged directly',
    `${PLANS.shimzy.name} plan`,
    'Custom design',
    '5 custom pages',
    'E-commerce',
    'SEO',
    'CRM integration',
    'Priority support',
    'Analytics',
    'charged separately at the end of each billing cycle and not included in subscriptions',
  ],
  '/services': ['Learn More'],
  '/services/website': ['Lower Setup Fee', 'Lower Monthly Fee', 'Most popular'],
  '/services/seo': ['93%', '75%', '#1', '24/7', '3-6 months'],
  '/services/online-course-creation': [CLAIMS.firstCourseMonth.value, '30 days'],
  '/about': [
    'Innovation',
    'Client Partnership',
    'Integrity',
    'Efficiency',
    'Adaptability',
    'Passion',
  ],
  '/contact': ['30-45 minutes'],
  '/booking-success': ['Thank You for Booking!', 'Return to Homepage'],
  '/website-intake': ['Website Intake Form', 'Please tell us about your website needs'],
  '/subscription-success': ['Loading your subscription details...'],
  '/testimonial-video': ['Go Back', 'Your browser does not support the video tag.'],
  '/privacy': [
    company.name,
    company.address,
    company.email,
    company.phone,
    'Effective date: 4/15/2025',
    'utm_tracking',
    '30 days',
    '18 or older',
    'Global Privacy Control',
    'Meta pixel',
  ],
  '/terms': [
    'Effective date: 01/01/2020',
    'monthly recurring payments',
    'no refunds for rendered work',
    'written notice',
    '3 business days',
    'month to month',
    "7 days' written notice",
    'binding arbitration in Collin County, Texas',
    'Texas law governs',
  ],
  '/blog/seo-services-frisco': ['Back to Blog', 'April 15, 2025', 'Book Your Free Strategy Call'],
  '/404': ['Oops! Page not found'],
})

/** Any URL of another site; a setting says which. */
const ELSEWHERE = 'https://'

const LINKS: Prescribed['links'] = [
  ['/', 'Book a Free Consultation', '/contact'],
  ['/', 'Book Your Free Strategy Call Now', '/contact'],
  ['/', 'Schedule a Consultation', '/contact'],
  ['/', 'Explore Platform', '/platform'],
  ['/', 'Explore Our Platform', '/platform'],
  ['/', 'View All Services', '/services'],
  ['/', 'Learn more about SEO', '/services'],
  ['/', 'Watch Video Testimonials', '/testimonial-video'],
  ['/platform', 'View additional platform fees', '/platform-fees'],
  // The banner opens the featured plan.
  ['/platform', 'Start Free Trial', '/platform?sign-up=business'],
  ['/platform', 'Get Started', '/platform?sign-up=shimzy&billing=monthly'],
  ['/platform-fees', 'Back to the platform', '/platform'],
  ['/services', 'Learn More about Search marketing', '/services/search-marketing'],
  ['/services', 'Learn More about Social media advertising', '/services/social-media'],
  ['/services', 'Learn More about AI assistant', ELSEWHERE],
  ['/services', 'Learn More about All-in-one platform', '/platform'],
  ['/booking-success', 'Return to Homepage', '/'],
]

/** Topics of the first articles, whose URLs must stay. Each has one for each city. */
const FIRST_TOPICS = [
  'social-media-advertising',
  'google-ppc-advertising',
  'website-development',
  'funnel-building',
  'seo-services',
  'online-course-creation',
  'full-stack-development',
  'marketing-platform',
  'crm-lead-management',
  'sales-pipeline-management',
]

const FIRST_ARTICLES = FIRST_TOPICS.flatMap((topic) =>
  ['frisco', 'prosper'].map((city) => `/blog/${topic}-${city}`),
)

/** What is prescribed for this site. */
export const prescribedFor = (company: ReturnType<typeof companyFrom>): Prescribed => ({
  texts: textsOf(company),
  links: LINKS,
  counts: [
    ['/contact', 'main details', 4],
    ['/privacy', 'main section h2', 10],
    ['/terms', 'main section h2', 11],
  ],
  paths: FIRST_ARTICLES,
})

/** Finds what is prescribed and missing. */
export function checkPrescribed(
  pages: readonly ContentPage[],
  { texts, links, counts, paths }: Prescribed,
  report: Report,
): void {
  const bodies = new Map(pages.map(({ path, body }) => [path, body]))
  const add = (wrong: string, right = RESTORE) => report({ file: THIS_FILE }, wrong, right)
  for (const path of [...Object.keys(texts), ...paths].filter((each) => !bodies.has(each)))
    add(`there is no page at ${path}`, 'Other sites link to it: keep its path.')
  for (const [path, words] of Object.entries(texts)) {
    const body = bodies.get(path)
    const text = body && textOf(body)
    for (const each of words.filter((phrase) => text !== undefined && !hasWords(text, phrase)))
      add(`"${each}" is missing from ${path}`)
  }
  for (const [path, label, href] of links) {
    const isThere = bodies
      .get(path)
      ?.querySelectorAll('a')
      .some((link) => {
        const to = link.getAttribute('href') ?? ''
        const leads = href === ELSEWHERE ? to.startsWith(ELSEWHERE) : to === href
        return leads && plain(link.text).startsWith(label)
      })
    if (!isThere) add(`${path} has no link "${label}" to ${href}`)
  }
  for (const [path, elements, count] of counts) {
    const found = bodies.get(path)?.querySelectorAll(elements).length
    if (found !== count)
      add(
        `${path} has ${found} ${elements}, not ${count}`,
        'Restore the missing one, or write the new number into this list.',
      )
  }
}
