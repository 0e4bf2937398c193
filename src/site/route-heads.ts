import { formatIsoDay } from '../shared/calendar'
import { formatUsd } from '../shared/money'
import { PLANS, TRIAL_DAYS } from '../shared/plans'
import { company } from './company'
import { LEGAL_FACTS } from './legal-facts'
import { pathTo, type RouteId } from './routes'

/** What the head of a page says. Paths are relative to the site. */
export interface RouteHead {
  /** Without the agency's name, which `documentTitle` adds. */
  readonly title: string
  readonly description: string
  readonly path: string
  /** Where the canonical address is another one (twin articles). */
  readonly canonicalPath: string
  readonly indexable: boolean
  readonly type: 'website' | 'article'
  readonly keywords?: readonly string[]
  /** Articles name the town they are written for (spec section 2.12, region tags). */
  readonly placename?: string
}

interface Text {
  readonly title: string
  readonly description: string
  /** Pages that are of use to one visitor only, or to nobody who searches. */
  readonly noindex?: true
}

const starter = formatUsd(PLANS.starter.monthlyCents)

/** Title and description of every page, for search engines and for people who read them there. */
const TEXTS: Readonly<Record<RouteId | 'notFound', Text>> = {
  home: {
    title: 'Upgrade Your Business With Proper Systems',
    description:
      'Marketing and software for North Texas owners: one system for leads, booking and follow-up, with the advertising that fills it. Live in as little as 30 days.',
  },
  platform: {
    title: 'One platform instead of 50+ tools',
    description: `CRM, inbox, booking, reviews, website and automation in one login, from ${starter} a month. Try it free for ${TRIAL_DAYS} days, no credit card and no contract.`,
  },
  platformFees: {
    title: 'Additional platform fees, line by line',
    description:
      'What calls, texts, emails and AI messages cost on each plan, what $10 buys, and the four website options with their setup and hosting prices.',
  },
  services: {
    title: 'Marketing, web and software services',
    description:
      'Ads, search, email, text, websites, brand, SEO, courses, software and an AI assistant: eleven services for Frisco, Prosper and the towns around them.',
  },
  socialMedia: {
    title: 'Social media advertising in North Texas',
    description:
      'Facebook and Instagram campaigns planned, filmed and tuned for local owners. The first ads are live in seven days, and every lead reaches your inbox.',
  },
  searchMarketing: {
    title: 'Search engine marketing that rings the phone',
    description:
      'Google ads and landing pages for people who need you now. We track each call to the search behind it and move the budget to the words that book.',
  },
  email: {
    title: 'Email marketing that follows up for you',
    description:
      'Welcome series, quotes chased, old customers invited back: emails written, sent and measured for you, from the list you already have.',
  },
  text: {
    title: 'Text marketing and reminders for local shops',
    description:
      'Two-way texting, reminders and offers that people asked for. Set up with consent and opt-out handled, on the number your customers know.',
  },
  website: {
    title: 'Website design with clear prices',
    description:
      'Custom websites that load at once and take bookings. Four ways to pay, from no setup fee to the lowest monthly hosting. Copy and design included.',
  },
  brandDesign: {
    title: 'Logo and graphic design with unlimited revisions',
    description:
      'A logo, colors and print pieces that look like one business. Discovery, concepts, as many revisions as it takes, and every file handed to you.',
  },
  seo: {
    title: 'SEO services for Frisco and Prosper',
    description:
      'Keyword research, on-page and technical SEO, content and a monthly report in plain English. Expect significant results in three to six months.',
  },
  onlineCourseCreation: {
    title: 'Online course creation, from outline to launch',
    description:
      'Turn what you teach in person into a course that sells: curriculum, recording, platform and launch, planned and built with you step by step.',
  },
  fullStack: {
    title: 'Full stack development for growing companies',
    description:
      'Portals, online shops, internal tools and integrations, built by one team from database to button, with code that you own and can hand on.',
  },
  about: {
    title: `About the people behind ${company.name}`,
    description:
      'Why a North Texas agency builds systems before it buys ads: our mission, our vision, how we work with owners, and the six values we hire by.',
  },
  contact: {
    title: 'Book a free consultation',
    description:
      'Pick a time for a 30 to 45 minute call. We look at your tools, your ads and your follow-up, and you keep the written plan. No obligation.',
  },
  subscriptionSuccess: {
    title: 'Subscription successful',
    description: 'Your subscription is active. Here is what happens next and where to begin.',
    noindex: true,
  },
  testimonialVideo: {
    title: 'Video testimonials: what changed for owners',
    description:
      'A short film with captions on what changes when leads, booking and follow-up move into one system. The full text stands below the film.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What we collect, why, how long we keep it and how to have it removed, in ten numbered sections. Effective ${formatIsoDay(LEGAL_FACTS.privacyEffective.iso)}.`,
  },
  terms: {
    title: 'Terms of Service',
    description: `Payments, refunds, cancellation, termination, liability and the law that applies, in eleven sections. Effective ${formatIsoDay(LEGAL_FACTS.termsEffective.iso)}.`,
  },
  blog: {
    title: 'Blog: practical marketing for Frisco and Prosper',
    description:
      'Guides for owners who would rather fix one thing this week than read about trends: pipelines, ads, websites, SEO, courses and follow-up.',
  },
  bookingSuccess: {
    title: 'Thank you for booking',
    description: 'Your consultation request has arrived. A confirmation email follows shortly.',
    noindex: true,
  },
  websiteIntake: {
    title: 'Website intake form',
    description:
      'Starting a website with us? Tell us about your business, your pages and your wishes here, so that the first draft is close on the first day.',
  },
  sitemap: {
    title: 'Sitemap: every page of this site',
    description:
      'All pages in one list: services, platform, prices, company, legal pages and every article of the blog, sorted the way you would look for them.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. The home page and the sitemap lead on.',
    noindex: true,
  },
}

/** Where the not-found page is written to; it has no address of its own. */
export const NOT_FOUND_PATH = '/404'

/** The head data of a page of the table. */
export function routeHead(screen: RouteId | 'notFound'): RouteHead {
  const { title, description, noindex = false } = TEXTS[screen]
  const path = screen === 'notFound' ? NOT_FOUND_PATH : pathTo(screen)
  return { title, description, path, canonicalPath: path, indexable: !noindex, type: 'website' }
}
