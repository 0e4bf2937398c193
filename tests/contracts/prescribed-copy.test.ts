// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { externalLinks } from '../../src/site/external-links'

vi.setConfig({ testTimeout: 60_000 })

/** The prerendered page at a path. */
let pageAt: (path: string) => Promise<HTMLElement>

beforeAll(async () => {
  const { renderPage } = await import('../../src/node/prerender/render')
  pageAt = async (path) => new DOMParser().parseFromString(await renderPage(path), 'text/html').body
}, 120_000)

/** Text as a reader sees it: one kind of space, one kind of quote. */
const plain = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/**
 * The words that the product is known by to others: ads, staff and the agency's contracts quote them. Each
 * is on its page word for word; all other copy may change without a test.
 */
const PRESCRIBED: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Upgrade Your Business With Proper Systems',
    ...['Consultation', 'Custom Strategy', 'Test Launch', 'Ads Optimization', 'Scale'],
    ...['Save Time', 'Reduce Costs', 'Grow Faster', '1.2%', '9.8%', '2,500+', 'Connect API'],
  ],
  '/platform': [
    ...['50+', '85%', '24/7', 'unified solution', '99.9%', '$199', '$500+', 'Most Popular'],
    ...['CRM', 'Marketing', 'Communication', 'Get 2 Months Free', '14-day free trial'],
    ...['Gmail', 'Google Calendar', 'Drive', 'Outlook', 'Teams', 'OneDrive', 'Zoom', 'QuickBooks'],
    ...['Shopify', 'Stripe', 'PayPal', 'Zapier', 'Calendly', '& many many more'],
    ...['Lead generation', 'Lead nurturing', 'Lead conversion', 'Starter with light usage'],
    ...['Role-based access for team members', 'Once carriers approve your number'],
    'Ask us about HIPAA before any patient data goes in',
  ],
  '/platform-fees': [
    ...['Additional Platform Fees', '$0.05', '$0.325', 'charged directly', 'Shimzy plan'],
    ...['200 messages', '30 minutes', 'Custom design', '5 custom pages', 'E-commerce', 'SEO'],
    ...['CRM integration', 'Priority support', 'Analytics'],
    'charged separately at the end of each billing cycle and not included in subscriptions',
  ],
  '/services': ['Learn More'],
  '/services/website': [
    ...['Lower Setup Fee', 'Lower Monthly Fee', '$2,500', '$1,000', '$25', '$600', '$50'],
    ...['$200', '$80', '$0', '$119', 'Most popular'],
  ],
  '/services/seo': ['93%', '75%', '#1', '24/7', '$1,500', '3-6 months'],
  '/services/social-media': ['$1,200'],
  '/services/text': ['$800'],
  '/services/online-course-creation': ['$10K', '30 days'],
  '/about': [
    ...['Innovation', 'Client Partnership', 'Integrity', 'Efficiency', 'Adaptability', 'Passion'],
  ],
  '/contact': ['30-45 minutes'],
  '/booking-success': ['Thank You for Booking!', 'Return to Homepage'],
  '/website-intake': ['Website Intake Form', 'Please tell us about your website needs'],
  '/subscription-success': ['Loading your subscription details...'],
  '/testimonial-video': ['Go Back', 'Your browser does not support the video tag.'],
  '/privacy': ['Effective date: 4/15/2025'],
  '/terms': ['Effective date: 01/01/2020'],
  '/blog/seo-services-frisco': ['Back to Blog', 'April 15, 2025', 'Book Your Free Strategy Call'],
  '/404': ['Oops! Page not found'],
}

test.each(Object.entries(PRESCRIBED))('%s says what is prescribed', async (path, texts) => {
  const text = plain((await pageAt(path)).textContent)
  expect(texts.filter((words) => !text.includes(plain(words)))).toEqual([])
})

/** Where prescribed links lead, by page and label. */
const LINKS: readonly (readonly [page: string, label: string, href: string])[] = [
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
  ['/services', 'Learn More about AI assistant', externalLinks.assistant],
  ['/services', 'Learn More about All-in-one platform', '/platform'],
  ['/booking-success', 'Return to Homepage', '/'],
]

test.each(LINKS)('on %s, %s leads to %s', async (page, label, href) => {
  const links = [...(await pageAt(page)).querySelectorAll('a')]
  const matching = links.filter(({ textContent }) => plain(textContent).startsWith(label))
  expect(matching.map((link) => link.getAttribute('href'))).toContain(href)
})

test('the number of clients is a heading, and the contact page answers four questions', async () => {
  const headings = [...(await pageAt('/')).querySelectorAll('h2')]
  expect(headings.map(({ textContent }) => plain(textContent))).toContain('2,500+ happy clients')
  expect((await pageAt('/contact')).querySelectorAll('main details')).toHaveLength(4)
})
