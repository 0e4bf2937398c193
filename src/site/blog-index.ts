import { formatIsoDay } from '../shared/calendar'
import type { BlogSlug } from './blog-slugs'
import type { BlogTopic } from './blog-topics'
import type { City } from './company'

/** What the blog index, the head data, the feed and the sitemap know of an article. */
export interface BlogPost {
  readonly title: string
  readonly excerpt: string
  /** Description for search engines: one or two sentences, 110 to 160 characters. */
  readonly description: string
  readonly keywords: readonly string[]
  readonly city: City
  readonly topic: BlogTopic
  /** Photo id at the stock-photo host (images.md), drawn over a generated cover. */
  readonly photo: string
  /** The day it appeared, as 2026-01-31. Left out by the first posts: they share one day. */
  readonly published?: string
}

/** The day on which the first twenty posts appeared (spec section 2.12). */
const FIRST_POSTS_PUBLISHED = '2025-04-15'

/** The day on which a post appeared, for machines and for readers. */
export function publicationDate(slug: BlogSlug): { readonly iso: string; readonly text: string } {
  const iso = BLOG_INDEX[slug].published ?? FIRST_POSTS_PUBLISHED
  return { iso, text: formatIsoDay(iso) }
}

/**
 * All posts. Length: a table of content, one entry a post, that belongs together.
 */
export const BLOG_INDEX: Readonly<Record<BlogSlug, BlogPost>> = {
  'sales-pipeline-management-prosper': {
    title: 'Sales pipelines in Prosper: five stages are enough',
    excerpt:
      'Patios, pools and fences take months to sell. Five columns with a rule each, read for twenty minutes on Fridays, show a contractor whom to call.',
    description:
      'A five-stage sales pipeline for Prosper contractors: entry rules, follow-up days, a worked board with sums, and what the software costs.',
    keywords: [
      'sales pipeline Prosper TX',
      'contractor sales pipeline',
      'estimate follow-up',
      'home builder CRM Prosper',
      'sales stages for contractors',
    ],
    city: 'prosper',
    topic: 'Sales pipeline management',
    photo: '1519389950473-47ba0277781c',
  },
  'sales-pipeline-management-frisco': {
    title: 'Frisco sales pipelines: find the leak before buying leads',
    excerpt:
      'Five counts from one month of inquiries tell a practice where patients drop out, and which two small repairs were worth $21,600 in our example.',
    description:
      'Find the leak in a Frisco sales pipeline with five counts and a calculator. A dental example in full, plus a board for roofers in hail season.',
    keywords: [
      'sales pipeline Frisco TX',
      'dental practice conversion',
      'missed call text-back',
      'roofing leads hail season',
      'appointment reminders',
    ],
    city: 'frisco',
    topic: 'Sales pipeline management',
    photo: '1552664730-d307ca884978',
  },
  'marketing-platform-frisco': {
    title: 'Marketing platforms in Frisco: audit your subscriptions first',
    excerpt:
      'Ten small charges on one card statement, added up. Decide what to keep, replace or cancel, and plan the move over four quiet weeks.',
    description:
      'Compare your marketing tools with one platform: a Frisco club with ten subscriptions, the monthly sum, a four-week move and vendor questions.',
    keywords: [
      'marketing platform Frisco TX',
      'all-in-one marketing software',
      'replace marketing tools',
      'small business software cost',
      'CRM migration',
    ],
    city: 'frisco',
    topic: 'Marketing platform',
    photo: '1551288049-bebda4e38f71',
  },
  'marketing-platform-prosper': {
    title: 'A marketing platform in Prosper: one day before, one after',
    excerpt:
      'A two-van pool service spends 160 minutes on messages and retyping. The same Tuesday with one inbox takes 24. Here is how to test that yourself.',
    description:
      'What an all-in-one platform changes in a working day for a small Prosper business, with the minutes counted and a 14-day trial planned out.',
    keywords: [
      'marketing platform Prosper TX',
      'one inbox for business messages',
      'field service marketing',
      'free trial CRM',
      'small business automation Prosper',
    ],
    city: 'prosper',
    topic: 'Marketing platform',
    photo: '1454165804606-c3d57bc86b40',
  },
  'crm-lead-management-prosper': {
    title: 'CRM lead management in Prosper: set it up in five evenings',
    excerpt:
      'From spiral notebook to a list that follows up by itself: one task per evening, seven fields, three messages and a wake-up text for old leads.',
    description:
      'A Monday-to-Friday plan for moving a Prosper contractor from notebook to CRM: fields, neighborhood tags, three automatic messages and the cost.',
    keywords: [
      'CRM Prosper TX',
      'lead management for contractors',
      'CRM setup plan',
      'follow-up text messages',
      'customer list by subdivision',
    ],
    city: 'prosper',
    topic: 'CRM lead management',
    photo: '1556761175-b413da4baf72',
  },
  'crm-lead-management-frisco': {
    title: 'CRM in Frisco: benefits, features and proof for a front desk',
    excerpt:
      'What a shared lead list should change within a month, which features a busy desk really uses, and how to collect testimonials fairly.',
    description:
      'CRM lead management for Frisco practices: measurable benefits, the sum for missed calls, features to ask for, and testimonials done right.',
    keywords: [
      'CRM Frisco TX',
      'lead management dental office',
      'CRM features',
      'CRM benefits',
      'collect testimonials',
      'front desk software',
    ],
    city: 'frisco',
    topic: 'CRM lead management',
    photo: '1557804506-669a67965ba0',
  },
  'full-stack-development-frisco': {
    title: 'Custom software in Frisco: when renting beats building',
    excerpt:
      'A baseball academy, a make-up credit problem and a three-year sum: how many wasted hours a month justify software of your own.',
    description:
      'Rent, connect or build? A worked three-year comparison for a Frisco academy, and eight questions to ask a full stack developer before signing.',
    keywords: [
      'full stack development Frisco TX',
      'custom software cost',
      'build or buy software',
      'web application developer Frisco',
      'questions to ask a developer',
    ],
    city: 'frisco',
    topic: 'Full stack development',
    photo: '1498050108023-c5249f4df085',
  },
  'full-stack-development-prosper': {
    title: 'Custom web apps in Prosper: write the one-page brief first',
    excerpt:
      "Six lines about your worst afternoon make quotes comparable. A home builder's brief filled in, with payment in slices and a handover list.",
    description:
      'How a Prosper home builder can order a custom web application: a one-page brief, paper screens, payment in slices and the keys to collect.',
    keywords: [
      'web application Prosper TX',
      'home builder client portal',
      'software project brief',
      'full stack developer Prosper',
      'software handover checklist',
    ],
    city: 'prosper',
    topic: 'Full stack development',
    photo: '1461749280684-dccba630e2f6',
  },
  'online-course-creation-frisco': {
    title: 'Online courses in Frisco: sell eight seats before you film',
    excerpt:
      'Teach it live to eight paying people, record what worked, then build. An eight-week plan for coaches and clinicians, with the sums.',
    description:
      'Create an online course in Frisco in eight weeks: test the promise, sell a live pilot, record second. Costs, privacy and pricing included.',
    keywords: [
      'online course creation Frisco TX',
      'create an online course',
      'course pilot',
      'course for coaches',
      'course pricing',
    ],
    city: 'frisco',
    topic: 'Online course creation',
    photo: '1501504905252-473c47e087f8',
  },
  'online-course-creation-prosper': {
    title: 'Online courses in Prosper: six first-timer mistakes to skip',
    excerpt:
      'Turn the advice you give in driveways into a short course. When to charge, where to film, who should hear of it first, and who should not start.',
    description:
      'Six common mistakes with a first online course, and the fix for each, written for Prosper landscapers, riding teachers and other local experts.',
    keywords: [
      'online course creation Prosper TX',
      'course mistakes',
      'free or paid course',
      'course for local business',
      'landscaping course new homeowners',
    ],
    city: 'prosper',
    topic: 'Online course creation',
    photo: '1434030216411-0b793f4b4173',
  },
  'seo-services-frisco': {
    title: 'SEO services in Frisco: what moves the map listing',
    excerpt:
      'Fifteen searches on one sheet of paper show where in Frisco you can be found. Six fixes for an afternoon, and a sum that tells how many reviews you need.',
    description:
      'How Frisco practices and home-service companies move up the Google map: what to measure, what to fix first, what to ask an SEO vendor.',
    keywords: [
      'SEO services Frisco TX',
      'Google map listing Frisco',
      'local SEO for dentists',
      'Google reviews for local business',
      'SEO packages and prices',
    ],
    city: 'frisco',
    topic: 'SEO services',
    photo: '1432888498266-38ffec3eaf0a',
  },
  'seo-services-prosper': {
    title: 'SEO services in Prosper: be found before the moving truck',
    excerpt:
      'People who are about to move to Prosper search from somewhere else and type the name of the town. Six months of work on a calendar, and when it pays.',
    description:
      'SEO for Prosper contractors, shops and builders: pages that movers search for, links from neighbors, a six-month plan and an honest sum.',
    keywords: [
      'SEO services Prosper TX',
      'SEO for contractors',
      'new homeowner marketing',
      'local links small town',
      'how long SEO takes',
    ],
    city: 'prosper',
    topic: 'SEO services',
    photo: '1504868584819-f8e8b4b6d7e3',
  },
  'funnel-building-frisco': {
    title: 'Funnel building in Frisco: from a 9:40 p.m. tap to a visit',
    excerpt:
      'Follow one parent from an ad on the couch to a booked session. Page, form, five messages and a sum that shows which step to repair first.',
    description:
      'A Frisco marketing funnel, minute by minute: landing page, three-field form, follow-up texts, and the arithmetic from visitor to customer.',
    keywords: [
      'funnel building Frisco TX',
      'landing page for ads',
      'booking funnel',
      'text follow-up for leads',
      'youth sports marketing Frisco',
    ],
    city: 'frisco',
    topic: 'Funnel building',
    photo: '1533750349088-cd871a92f312',
  },
  'funnel-building-prosper': {
    title: 'Funnel building in Prosper for jobs people think over',
    excerpt:
      'Pools, remodels and custom homes are decided over months. Five questions sort the requests, and six messages keep you in mind until the slab is dry.',
    description:
      'How a Prosper contractor or builder sorts estimate requests, follows up for thirteen weeks and saves site visits. With questions and messages.',
    keywords: [
      'funnel building Prosper TX',
      'contractor estimate funnel',
      'lead qualification form',
      'pool builder marketing',
      'follow-up sequence for contractors',
    ],
    city: 'prosper',
    topic: 'Funnel building',
    photo: '1557838923-2985c318be48',
  },
  'website-development-prosper': {
    title: 'Website development in Prosper: a 20-minute site check',
    excerpt:
      'Ten checks on your own phone tell you whether the site needs a rebuild, three small repairs or nothing. With a way to get photos and words in a weekend.',
    description:
      'Score your Prosper business website out of 100, then decide: repair or rebuild. Job-site photo tips, six questions for the copy, and prices.',
    keywords: [
      'website development Prosper TX',
      'contractor website checklist',
      'website audit for small business',
      'job site photos for website',
      'home builder website',
    ],
    city: 'prosper',
    topic: 'Website development',
    photo: '1467232004584-a241de8bcf5d',
  },
  'website-development-frisco': {
    title: 'Website development in Frisco: five pages over three years',
    excerpt:
      'A low setup fee can be the dear choice by the time the lease is up. Four ways to pay for the same five pages, added up month by month.',
    description:
      'What a Frisco business website costs over three years, which five pages it needs, and how to relaunch without losing visitors from search.',
    keywords: [
      'website development Frisco TX',
      'website cost small business',
      'website redesign checklist',
      'dental website pages',
      'website hosting fees',
    ],
    city: 'frisco',
    topic: 'Website development',
    photo: '1547658719-da2b51169166',
  },
  'google-ppc-advertising-prosper': {
    title: 'Google PPC in Prosper: a small budget, well fenced',
    excerpt:
      'The town shares its name with a lending company and a school district. Keep your clicks local with a fence, ten phrases and a list of words to refuse.',
    description:
      'Google Ads for Prosper businesses: location settings, negative keywords for a town with a common name, and a worked monthly budget.',
    keywords: [
      'Google Ads Prosper TX',
      'PPC for contractors',
      'negative keywords list',
      'Google Ads location settings',
      'small PPC budget',
    ],
    city: 'prosper',
    topic: 'Google PPC',
    photo: '1460925895917-afdab827c52f',
  },
  'google-ppc-advertising-frisco': {
    title: 'Google PPC in Frisco and Prosper: launch week, day by day',
    excerpt:
      'Seven days from the first call to live ads, fifteen minutes every Friday after that, and a sum that shows why the page matters more than the bid.',
    description:
      'How a Google Ads campaign for Frisco and Prosper is set up in seven days: ZIP codes, words to buy and to refuse, tracking and weekly checks.',
    keywords: [
      'Google PPC advertising Frisco TX',
      'Google Ads Frisco and Prosper',
      'PPC campaign launch',
      'cost per booked job',
      'Google Ads for clinics',
      'PPC management North Texas',
    ],
    city: 'frisco',
    topic: 'Google PPC',
    photo: '1460925895917-afdab827c52f',
  },
  'social-media-advertising-prosper': {
    title: 'Social media advertising in Prosper that neighbors welcome',
    excerpt:
      'In a small town the same people see your ad again by Thursday. How often is too often, six ads from one Saturday, and a calendar for the year.',
    description:
      'Facebook and Instagram ads for Prosper: how many views your budget buys, the housing ad category, a photo list and a seasonal plan.',
    keywords: [
      'social media advertising Prosper TX',
      'Facebook ads for contractors',
      'Meta housing ad category',
      'ad frequency',
      'local ad ideas',
    ],
    city: 'prosper',
    topic: 'Social media advertising',
    photo: '1611926653458-09294b3142bf',
  },
  'social-media-advertising-frisco': {
    title: 'Social media advertising in Frisco: test three ads, keep one',
    excerpt:
      'The ad with the cheapest leads finished last. Run three openings for one offer, count who shows up, and know when Frisco is paying attention.',
    description:
      'A social media ad test for Frisco businesses with a worked table, local seasons, limits for clinics, and what a seven-day launch costs.',
    keywords: [
      'social media advertising Frisco TX',
      'Facebook ad testing',
      'cost per booking',
      'dental social media ads',
      'hail season roofing ads',
    ],
    city: 'frisco',
    topic: 'Social media advertising',
    photo: '1611162617474-5b21e879e113',
  },
}
