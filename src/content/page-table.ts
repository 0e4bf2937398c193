import { formatIsoDay } from '../shared/calendar'
import { formatUsd } from '../shared/money'
import { PLANS, TRIAL_DAYS } from '../shared/plans'
import type { PageHead } from '../site/head'
import { NOT_FOUND_PATH, pathTo, type RouteId, type ServicePageId } from '../site/routes'
import { lowestWebsiteFee } from '../site/service-prices'
import { siteVideo } from '../site/video'
import { SEO_RESULTS_TIME } from './claims'
import { LEGAL_FACTS } from './legal-facts'
import { mainNavigation, serviceNavigation } from './navigation'
import { actionPlan, consultationMinutes } from './standing-copy'

/** The groups of cards on the services page, named after the problem that they solve. */
export type ServiceGroup = 'found' | 'followUp' | 'built'

/** The card of a service on the services page. */
export interface ServiceCard {
  readonly group: ServiceGroup
  /** The `d` attribute of an SVG path in a box of 48 x 36. */
  readonly icon: string
  /** Fill of the icon. */
  readonly color: 'prairie' | 'wheat' | 'stone'
  /** Set if it differs from the page's label. */
  readonly title?: string
  /** Three to six words, without a full stop. */
  readonly text: string
}

/** A page's title, description, short name and card. */
interface PageEntry {
  /** Short name in footer, breadcrumb and sitemap, unless the menu has one. */
  readonly label?: string
  /** For search engines and browser tabs, without the agency's name. */
  readonly title: string
  readonly description: string
  /** What people search for, two things or more, separated by commas. */
  readonly keywords?: `${string}, ${string}`
  /** False for confirmation pages and the not-found page. */
  readonly indexable?: false
  /** The page's schema.org type, if it is more specific than WebPage. */
  readonly schemaType?: string
  /** The date on which its text took effect, if it names one. */
  readonly changed?: string
}

/** The entry of a page that sells something. */
type SellingEntry = PageEntry & Required<Pick<PageEntry, 'keywords'>>

/** The entry of a service or of the platform. */
interface ServiceEntry extends SellingEntry {
  readonly card: ServiceCard
}

const starter = formatUsd(PLANS.starter.monthlyCents)

/**
 * The page table: one entry for each page, whose URL is in routes.ts under the same id. Head, footer,
 * breadcrumbs, sitemaps, structured data and the cards of the services page are generated from it.
 * Neither the entry script nor the shell has it; it loads with the head of the next page or an island that names pages.
 */
export const PAGES: Readonly<
  Record<RouteId | 'notFound', PageEntry> &
    Record<'home' | 'services', SellingEntry> &
    Record<ServicePageId | 'platform', ServiceEntry>
> = {
  home: {
    title: 'Digital Marketing Agency in Frisco, TX',
    description: `Missed calls get a text back, visits get booked and quotes followed up, from ${starter} a month plus usage. We run your ads, too. Frisco and Prosper, TX.`,
    schemaType: 'WebPage',
    keywords:
      'digital marketing agency Frisco TX, marketing agency Prosper TX, lead follow-up, marketing automation, small business marketing',
  },
  services: {
    title: 'Marketing, web and software services',
    description:
      'Search and social ads, SEO, email, text, websites, logos, courses, software, a platform and an AI assistant: what each one does and what it costs.',
    keywords:
      'digital marketing services Frisco, SEO, Google Ads, social media advertising, website design, AI assistant',
    schemaType: 'CollectionPage',
  },
  searchMarketing: {
    title: 'Google Ads and search marketing',
    description:
      'Google Ads and landing pages for people who need you today. We track which searches bring calls and move your budget there.',
    keywords:
      'Google Ads management Frisco, pay-per-click advertising, search engine marketing, landing pages',
    card: {
      group: 'found',
      icon: 'M19 3a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM27.5 23.5 38 34',
      color: 'wheat',
      text: 'Ads on Google',
    },
  },
  socialMedia: {
    title: 'Social media advertising in North Texas',
    description:
      'Facebook and Instagram ads made at your business, with faces your town knows, and shown to people nearby. Every inquiry goes to your phone.',
    keywords:
      'Facebook ads Frisco, Instagram advertising, social media marketing North Texas, local ad videos',
    card: {
      group: 'found',
      icon: 'M10 2h24v32H10ZM18 12v12l10-6Z',
      color: 'prairie',
      text: 'Ads on Facebook and Instagram',
    },
  },
  seo: {
    title: 'SEO services for Frisco and Prosper',
    description: `Keyword research, on-page and technical SEO, content and a monthly report in plain English. SEO takes ${SEO_RESULTS_TIME} to show significant results.`,
    keywords: 'SEO services Frisco, SEO Prosper TX, local SEO, keyword research, technical SEO',
    card: {
      group: 'found',
      icon: 'M4 34V24h10v10ZM18 34V14h10v20ZM32 34V3h10v31Z',
      color: 'stone',
      text: 'Found without paying per click',
    },
  },
  email: {
    title: 'Email marketing done for you',
    description:
      'We follow up on quotes, welcome new customers and invite old ones back: emails written, sent and tracked for you, from the list you already have.',
    keywords:
      'email marketing Frisco, quote follow-up emails, newsletter service, done-for-you email marketing',
    card: {
      group: 'followUp',
      icon: 'M3 5h40v28H3ZM3 5l20 16L43 5',
      color: 'stone',
      text: 'Follow-ups and newsletters',
    },
  },
  text: {
    title: 'Text reminders and marketing',
    description:
      'Reminders, two-way replies and slow-day offers your customers asked for, written and scheduled for you by people in Frisco.',
    keywords:
      'text message marketing, SMS reminders, two-way texting, appointment reminders Frisco',
    card: {
      group: 'followUp',
      icon: 'M3 4h38v22H20L10 36V26H3Z',
      color: 'wheat',
      text: 'Reminders and slow-day offers',
    },
  },
  website: {
    title: 'Website design with clear prices',
    description: `Custom five-page websites for local businesses that load fast and take bookings. Four ways to pay, from ${formatUsd(lowestWebsiteFee('setup').cents)} down. Design included.`,
    keywords:
      'website design Frisco, small business website, website prices, sales funnels, online booking',
    card: {
      group: 'built',
      icon: 'M3 3h40v31H3ZM3 11h40M9 17h14v11H9ZM29 18h8M29 26h8',
      color: 'prairie',
      text: 'Five pages that take bookings',
    },
  },
  brandDesign: {
    title: 'Logo design, unlimited revisions',
    description:
      'A logo, colors and print pieces that look like one business. Discovery, concepts and unlimited revisions, by one team in Frisco, Texas.',
    keywords: 'logo design Frisco, graphic design, brand colors, vehicle lettering',
    card: {
      group: 'built',
      icon: 'M23 2l10 17-5 10H18l-5-10ZM23 2v14M23 16a3 3 0 1 0 .1 0ZM15 29h16v6H15Z',
      color: 'wheat',
      text: 'From the logo to the truck',
    },
  },
  onlineCourseCreation: {
    title: 'Online course creation service',
    description:
      'Turn what you teach in person into a course: outline, recording, course site and launch, planned and built with you step by step.',
    keywords: 'online course creation, course recording, course website, sell online courses',
    card: {
      group: 'built',
      icon: 'M4 3h38v24H4ZM19 10v10l9-5ZM23 27v7M13 34h20',
      color: 'stone',
      text: 'Recorded once, sold often',
    },
  },
  fullStack: {
    title: 'Custom software and web apps',
    description:
      'Customer portals, online stores, internal tools and integrations, built for how you work by one team in Frisco, Texas.',
    keywords:
      'custom software Frisco, web app development, customer portal, internal tools, system integration',
    card: {
      group: 'built',
      icon: 'M5 34V24h36v10ZM11 24V14h24v10ZM17 14V4h12v10Z',
      color: 'stone',
      text: 'Software for how you work',
    },
  },
  platform: {
    title: 'All-in-one CRM and marketing platform',
    description: `CRM, inbox, booking, reviews, website and automation in one login, from ${starter} a month plus usage. Free for ${TRIAL_DAYS} days, no credit card.`,
    keywords:
      'CRM for small business, all-in-one marketing platform, marketing automation, shared inbox, online booking, review requests',
    card: {
      group: 'built',
      icon: 'M5 3h36v31H5ZM5 18.5h36M23 3v31',
      color: 'prairie',
      title: 'All-in-one platform',
      text: 'CRM, inbox and booking in one',
    },
  },
  platformFees: {
    label: 'Platform fees',
    title: 'Additional platform fees, line by line',
    description:
      'What calls, texts and emails cost on each plan, what Shimzy’s AI costs, what $10 buys, and the four website options with their setup and hosting prices.',
  },
  about: {
    title: 'About us: how we work, what we value',
    description:
      'A marketing and software agency in Frisco, Texas. Why we fix your follow-up before we run your ads, how we work and what we value.',
    schemaType: 'AboutPage',
  },
  contact: {
    label: 'Contact',
    title: 'Book a free consultation',
    description: `A free call of ${consultationMinutes}. We look at your tools, your ads and your follow-up, and you keep a ${actionPlan.name}. No obligation.`,
    schemaType: 'ContactPage',
  },
  testimonialVideo: {
    label: 'Testimonial video',
    title: siteVideo.isOwn ? 'Sample video testimonial' : 'Video testimonials',
    description: siteVideo.isOwn
      ? 'A placeholder video: half a minute of sample quotes, with captions and no sound. Real reviews from our clients are on the way.'
      : 'Watch business owners from Frisco, Prosper and nearby towns talk about working with our team on their websites, ads and follow-up.',
  },
  blog: {
    label: 'Blog',
    title: 'Marketing guides for local businesses',
    description:
      'Short guides for Frisco and Prosper businesses that want to fix one thing this week: pipelines, ads, websites, SEO, courses and follow-up.',
    schemaType: 'CollectionPage',
  },
  websiteIntake: {
    label: 'Website intake',
    title: 'Website intake form',
    description:
      'Starting a website with us? Tell us about your business, your pages and the sites you like, so our first draft is close to what you want.',
  },
  privacy: {
    label: 'Privacy',
    title: 'Privacy Policy',
    description: `What we collect, why, how long we keep it and how to have it removed, in ten numbered sections. Effective ${formatIsoDay(LEGAL_FACTS.privacyEffective.iso)}.`,
    changed: LEGAL_FACTS.updated.iso,
  },
  terms: {
    label: 'Terms',
    title: 'Terms of Service',
    description: `Payments, refunds, cancellation, termination, liability and the law that applies, in eleven sections. Effective ${formatIsoDay(LEGAL_FACTS.termsEffective.iso)}.`,
    changed: LEGAL_FACTS.updated.iso,
  },
  sitemap: {
    label: 'Sitemap',
    title: 'Sitemap: every page of this site',
    description:
      'Every page in one list: services, platform, prices, company, legal pages and all the articles, sorted the way you would look for them.',
  },
  subscriptionSuccess: {
    title: 'Your subscription',
    description: 'Your plan, its price, your trial if it has one, and four things to do next.',
    indexable: false,
  },
  bookingSuccess: {
    title: 'Thank you for booking',
    description: 'Your consultation request has arrived. A confirmation email follows shortly.',
    indexable: false,
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Start again from the home page or the sitemap.',
    indexable: false,
  },
}

/** The head data of a page of the table. */
export function routeHead(id: RouteId | 'notFound'): PageHead {
  const { title, description, keywords, indexable = true } = PAGES[id]
  const path = id === 'notFound' ? NOT_FOUND_PATH : pathTo(id)
  return {
    title,
    description,
    keywords,
    path,
    canonicalPath: path,
    indexable,
    type: 'website',
  }
}

/** The short name of a page: its name in the menu, else its label, else its title. */
export function pageLabel(id: RouteId): string {
  const entry = [...mainNavigation, ...serviceNavigation].find(
    (candidate) => 'to' in candidate && candidate.to === id,
  )
  return entry?.label ?? PAGES[id].label ?? PAGES[id].title
}
