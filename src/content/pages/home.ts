import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, demoPhoneHref, demoPhoneInText } from '../../site/company'
import {
  EXAMPLE_AD_SPEND_CENTS,
  EXAMPLE_COMPANY,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_JOBS,
  EXAMPLE_LEADS,
  EXAMPLE_VISITS,
} from '../example-company'
import { assistantHomeUrl } from '../../site/external-links'
import type { LinkTarget } from '../../site/routes'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import { CLAIMS } from '../claims'
import { consultationMinutes, freePlan } from '../standing-copy'
import type { ClosingCallContent, LinkContent } from '../types'
import { homeTestimonials, type HomeTestimonial } from '../testimonials'

/** A row of the hero's ledger: when, what happened, and the detail at its end. */
interface LedgerRow {
  readonly at: string
  readonly name: string
  readonly detail: string
}

/** A service as the grid shows it. */
interface ServiceCard {
  readonly title: string
  readonly text: string
  /** Tells the 'Learn more' links apart; starts with the visible words (WCAG 2.5.3). */
  readonly linkLabel: string
}

/** One of the three steps, with the facts below it. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly rows: readonly { readonly name: string; readonly detail: string }[]
}

/** What changes for the owner, with one of our own figures. */
export interface Value {
  readonly title: string
  readonly text: string
  /** The figure before, where the claim compares two. */
  readonly before?: string
  readonly figure: string
  readonly caption: string
}

/** A step of the worked example; the drawing beside it belongs to the page. */
export interface ExampleStep {
  readonly when: string
  readonly name: string
  readonly text: string
}

/** A number of the worked example with its unit. */
interface ExampleFigure {
  readonly figure: string
  readonly label: string
}

interface HomeContent {
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly primary: LinkContent
    readonly secondary: LinkContent
    readonly note: string
    /** One lead from call to review: seven rows, one above every third line of the drawing. */
    readonly ledger: readonly LedgerRow[]
    /** The same lead in the four short rows that fit on a phone. */
    readonly phoneLedger: readonly Omit<LedgerRow, 'at'>[]
    /** Says that the ledger is an example. */
    readonly ledgerLabel: string
    /** The loose tools, on paper tags in the skein. */
    readonly tags: readonly [string, string, string, string, string]
  }
  readonly services: {
    readonly title: string
    readonly all: LinkContent
    readonly learnMore: LinkContent
    /** Shown with a picture each. */
    readonly searchMarketing: ServiceCard
    readonly websites: ServiceCard
    readonly others: readonly ServiceCard[]
    readonly alsoTitle: string
    readonly also: readonly LinkContent[]
  }
  readonly steps: {
    readonly title: string
    readonly link: LinkContent
    readonly items: readonly [Step, Step, Step]
  }
  readonly value: {
    readonly title: string
    /** Read aloud between the figure before and the figure, where the page shows an arrow. */
    readonly to: string
    readonly items: readonly Value[]
    /** Whose figures these are. */
    readonly note: string
  }
  readonly platform: {
    readonly title: string
    readonly lead: string
    readonly link: LinkContent
    readonly note: string
  }
  readonly example: {
    readonly label: string
    readonly title: string
    readonly text: string
    readonly steps: readonly [ExampleStep, ExampleStep, ExampleStep, ExampleStep]
    /** What one month of the invented company adds up to. */
    readonly month: {
      readonly title: string
      readonly figures: readonly ExampleFigure[]
      readonly result: ExampleFigure
      readonly note: string
    }
  }
  readonly assistant: {
    readonly title: string
    readonly lead: string
    readonly price: string
    readonly call: { readonly label: string; readonly href: string; readonly note: string }
    readonly more: { readonly label: string; readonly href: string }
  }
  readonly testimonials: {
    readonly title: string
    readonly items: readonly [HomeTestimonial, HomeTestimonial, HomeTestimonial]
    readonly video: LinkContent
    readonly note: string
  }
  readonly closing: ClosingCallContent
}

const services: LinkTarget = 'services'

const monthly = (cents: number) => `${formatUsd(cents)} a month`

const starting = (service: 'socialMedia' | 'seo' | 'text') =>
  `From ${monthly(SERVICE_STARTING_PRICES[service].cents)}`

/** Who answers the demo line: Shimzy at all hours, or a person during office hours on the office's own number. */
const demoNote =
  company.demoPhone === company.phone
    ? `${demoPhoneInText}. During office hours, a person picks up. At all other hours, Shimzy does.`
    : `${demoPhoneInText}, for a live demo.`

const starterPrice = monthly(PLANS.starter.monthlyCents)
const { premium, starter: noSetupFee } = WEBSITE_OPTION_PRICES

/** The home page: its eight sections, and a worked example after the platform. */
export const home: HomeContent = {
  hero: {
    title: 'Upgrade Your Business With Proper Systems',
    lead: `We help service businesses, clinics and studios in ${company.cities.frisco} and ${company.cities.prosper} answer every lead. Our platform follows up for you automatically, from ${starterPrice}. We can run your ads, too.`,
    primary: { label: 'Book a Free Consultation', to: 'contact' },
    secondary: { label: 'Explore Platform', to: 'platform' },
    note: `${consultationMinutes}, no obligation. You keep a ${freePlan.name}.`,
    ledger: [
      { at: '8:12', name: 'Missed call', detail: 'Joan, from a Google ad' },
      { at: '8:12', name: 'Texted back', detail: '5 seconds later' },
      { at: '8:15', name: 'Visit booked', detail: 'Thursday, 10:00' },
      { at: 'Wed', name: 'Reminder sent', detail: 'confirmed' },
      { at: 'Fri', name: 'Quote signed', detail: formatUsd(EXAMPLE_DEAL_CENTS) },
      { at: 'Day 21', name: 'Job done', detail: 'paid by link' },
      { at: 'Day 22', name: 'Review', detail: 'posted by noon' },
    ],
    phoneLedger: [
      { name: 'Texted back', detail: '5 s' },
      { name: 'Visit booked', detail: 'Thu' },
      { name: 'Sold', detail: formatUsd(EXAMPLE_DEAL_CENTS) },
      { name: 'Review', detail: 'posted' },
    ],
    ledgerLabel: 'Example: one fence job',
    tags: ['voicemail', 'the shared inbox', 'sticky notes', 'prices_final_v7', 'wall calendar'],
  },
  services: {
    title: 'Get found, get booked, get paid.',
    all: { label: 'View All Services', to: services },
    learnMore: { label: 'Learn more', to: services },
    searchMarketing: {
      title: 'Search marketing',
      text: 'Google ads and landing pages for people who need you today. We quote a flat monthly fee after the free call, because clicks cost more in some trades.',
      linkLabel: 'Learn more about search marketing',
    },
    websites: {
      title: 'Websites and funnels',
      text: `Five pages that make booking easy, from ${formatUsd(noSetupFee.setupCents)} down and ${monthly(noSetupFee.hostingCents)} to ${formatUsd(premium.setupCents)} down and ${monthly(premium.hostingCents)}. A funnel with its own checkout starts at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
      linkLabel: 'Learn more about websites and funnels',
    },
    others: [
      {
        title: 'Social media advertising',
        text: `Facebook and Instagram ads, made at your business and checked every week. ${starting('socialMedia')}, plus your ad budget and the platform.`,
        linkLabel: 'Learn more about social media advertising',
      },
      {
        title: 'SEO',
        text: `Rank for the searches that bring in jobs. Expect 3 to 6 months before you see significant results. ${starting('seo')}.`,
        linkLabel: 'Learn more about SEO',
      },
      {
        title: 'Text marketing',
        text: `Reminders, two-way texting, and offers to customers who opted in. ${starting('text')}, plus the platform.`,
        linkLabel: 'Learn more about text marketing',
      },
      {
        title: 'Email marketing',
        text: 'We follow up on quotes, invite past customers back and send a newsletter on time. A flat monthly fee, based on how many emails you need and quoted after the free call, plus the platform.',
        linkLabel: 'Learn more about email marketing',
      },
    ],
    alsoTitle: 'We also do',
    also: [
      { label: 'Logo and graphic design', to: 'brandDesign' },
      { label: 'Online course creation', to: 'onlineCourseCreation' },
      { label: 'Full stack development', to: 'fullStack' },
      { label: 'AI assistant', to: services },
    ],
  },
  steps: {
    title: 'Three steps, starting with a free call.',
    link: { label: 'Schedule a Consultation', to: 'contact' },
    items: [
      {
        title: 'Consultation',
        text: 'We go through your website, your calendar, your ads and your last ten leads together, and find where they slip away.',
        rows: [
          { name: 'Takes', detail: consultationMinutes },
          { name: 'Costs', detail: 'nothing' },
          { name: 'You keep', detail: `a ${freePlan.name}` },
        ],
      },
      {
        title: 'Custom Strategy',
        text: 'If you hire us, the action plan becomes a schedule. Every part has a price and a date before you sign.',
        rows: [
          { name: 'Tools', detail: 'keep, replace or cancel' },
          { name: 'Ads', detail: 'channel and budget' },
          { name: 'Setup', detail: 'price and date' },
        ],
      },
      {
        title: 'Staged Launch',
        text: `We start small, go over the numbers with you, and spend more only on what books jobs. The whole system can be live in as little as ${CLAIMS.launchDays.value}.`,
        rows: [
          { name: 'Test Launch', detail: 'one channel, small budget' },
          { name: 'Ads Optimization', detail: 'every week' },
          { name: 'Scale', detail: 'only what books jobs' },
        ],
      },
    ],
  },
  value: {
    title: 'What changes for you.',
    to: 'to',
    items: [
      {
        title: 'Save Time',
        text: 'Reminders, follow-ups and review requests go out automatically. Nobody copies phone numbers from one screen to another.',
        figure: CLAIMS.timeSaved.value,
        caption: `${CLAIMS.timeSaved.label} on reminders, follow-ups and scheduling`,
      },
      {
        title: 'Reduce Costs',
        text: `Separate apps, from texting and booking to invoicing and a website, can cost $500 a month or more, by our estimate. Our platform starts at ${starterPrice}, plus usage.`,
        before: CLAIMS.toolsReplaced.value,
        figure: CLAIMS.unifiedSolution.value,
        caption: `${CLAIMS.toolsReplaced.label} by ${CLAIMS.unifiedSolution.value} ${CLAIMS.unifiedSolution.label}`,
      },
      {
        title: 'Grow Faster',
        text: 'Every inquiry gets a quick reply and a choice of times. So fewer people who see your ads end up calling a competitor.',
        before: CLAIMS.conversionBefore.value,
        figure: CLAIMS.conversionAfter.value,
        caption: 'of website visitors got in touch, before and after',
      },
    ],
    note: 'Our own figures. Your results will differ.',
  },
  platform: {
    title: 'Every customer on one screen.',
    lead: 'A customer’s calls, texts, emails, quote and review live in one record. Everyone on your team sees what was said and what comes next.',
    link: { label: 'Explore Our Platform', to: 'platform' },
    note: `From ${starterPrice}, plus usage. ${TRIAL_DAYS} days free, no credit card, no long-term contract.`,
  },
  example: {
    label: 'Example',
    title: 'One fence job, from the ad to the review.',
    text: `${EXAMPLE_COMPANY} is a company we made up, and so are its numbers. What happens at each step is what the platform does.`,
    steps: [
      {
        when: 'Monday, 8:09',
        name: 'Joan clicks an ad',
        text: 'She needs a fence in Frisco. The ad answers what she typed.',
      },
      {
        when: 'Monday, 8:12',
        name: 'Nobody can pick up',
        text: 'The crew is on a job. She gets a text in 5 seconds and books a visit in 3 minutes.',
      },
      {
        when: 'Friday',
        name: 'She signs the quote',
        text: 'Redbud measured on Thursday. She signs and pays the deposit on her phone.',
      },
      {
        when: 'Three weeks after the call',
        name: 'She pays and reviews',
        text: 'The fence is up, and the balance is paid by link. The next day a text asks for a review.',
      },
    ],
    month: {
      title: `${EXAMPLE_COMPANY} in March`,
      figures: [
        { figure: formatUsd(EXAMPLE_AD_SPEND_CENTS), label: 'spent on ads' },
        { figure: String(EXAMPLE_LEADS), label: 'leads' },
        { figure: String(EXAMPLE_VISITS), label: 'visits booked' },
        { figure: String(EXAMPLE_JOBS), label: 'jobs booked' },
      ],
      result: {
        figure: formatUsd(EXAMPLE_AD_SPEND_CENTS / EXAMPLE_JOBS),
        label: 'in ads for each booked job',
      },
      note: `Leads include chat and referrals. Our fee and the platform are extra.`,
    },
  },
  assistant: {
    title: 'It’s Sunday, 10 p.m. Shimzy picks up.',
    lead: 'Shimzy AI answers calls, emails, texts and chats around the clock, with the answers and prices you give it. On Monday the appointment is on your calendar.',
    price: `${monthly(PLANS.shimzy.monthlyCents)} plus usage, and ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} once for the setup.`,
    call: {
      label: 'Call Now',
      href: demoPhoneHref,
      note: demoNote,
    },
    more: { label: 'Learn More About Shimzy AI', href: assistantHomeUrl },
  },
  testimonials: {
    title: 'What clients say',
    items: homeTestimonials,
    video: { label: 'Watch Video Testimonials', to: 'testimonialVideo' },
    note: `${CLAIMS.happyClients.value} ${CLAIMS.happyClients.label}, by our own count.`,
  },
  closing: {
    title: 'Show us what’s slowing you down.',
    text: freePlan.reminder,
    links: [{ label: 'Book Your Free Strategy Call Now', to: 'contact' }],
  },
}
