import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { phoneHref, phoneInText } from '../../site/company'
import { EXAMPLE_DEAL_CENTS } from '../../site/example-company'
import { assistantHomeUrl } from '../../site/external-links'
import type { LinkTarget } from '../../site/routes'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { ClosingCallContent, LinkContent } from '../types'
import { homeTestimonials, type HomeTestimonial } from '../testimonials'

/** A row of the hero's ledger: when, what happened, and the detail at its end. */
interface LedgerRow {
  readonly at: string
  readonly name: string
  readonly detail: string
}

/** A service as the grid shows it. */
export interface ServiceCard {
  readonly title: string
  readonly text: string
  /** Tells the equal 'Learn more' links apart; begins with the visible words (WCAG 2.5.3). */
  readonly linkLabel: string
}

/** One of the three steps, with the rows that it ends in. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly rows: readonly { readonly name: string; readonly detail: string }[]
}

/** What changes for the owner, with the claim as a figure. */
export interface Value {
  readonly title: string
  readonly text: string
  /** The state before, where the claim compares two. */
  readonly before?: string
  readonly figure: string
  readonly caption: string
}

interface HomeContent {
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly primary: LinkContent
    readonly secondary: LinkContent
    readonly note: string
    /** The way of one lead; seven rows, one above every third line of the drawing. */
    readonly ledger: readonly LedgerRow[]
    /** The same way in the four short rows that a phone has room for. */
    readonly phoneLedger: readonly Omit<LedgerRow, 'at'>[]
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
    /** Read between the state before and the figure, where the eye sees an arrow. */
    readonly to: string
    readonly items: readonly Value[]
  }
  readonly platform: {
    readonly title: string
    readonly lead: string
    readonly link: LinkContent
    readonly note: string
  }
  readonly assistant: {
    readonly title: string
    readonly lead: string
    readonly call: { readonly label: string; readonly href: string; readonly note: string }
    readonly more: { readonly label: string; readonly href: string }
  }
  readonly testimonials: {
    readonly title: string
    readonly items: readonly HomeTestimonial[]
    readonly video: LinkContent
    readonly note: string
  }
  readonly closing: ClosingCallContent
}

const services: LinkTarget = 'services'

const perMonth = (service: 'socialMedia' | 'seo' | 'text') =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a month.`

const starterPrice = formatUsd(PLANS.starter.monthlyCents)

/** The home page (spec section 2.3), its eight sections in order. Claims are those of spec section 1. */
export const home: HomeContent = {
  hero: {
    title: 'Upgrade Your Business With Proper Systems',
    lead: 'Calls end in voicemail, forms in an inbox, prices in a spreadsheet. We bring it all into one system, run the ads that fill it, and have you live in as little as 30 days.',
    primary: { label: 'Book a Free Consultation', to: 'contact' },
    secondary: { label: 'Explore Platform', to: 'platform' },
    note: 'A call of 30 to 45 minutes. No obligation.',
    ledger: [
      { at: '8:12', name: 'Missed call', detail: 'Joan, from Google Ads' },
      { at: '8:12', name: 'Texted back', detail: '5 seconds later' },
      { at: '8:15', name: 'Visit booked', detail: 'Thursday 10:00' },
      { at: 'Wed', name: 'Reminder sent', detail: 'confirmed' },
      { at: 'Fri', name: 'Quote approved', detail: formatUsd(EXAMPLE_DEAL_CENTS) },
      { at: 'Day 21', name: 'Job done', detail: 'paid by link' },
      { at: 'Day 22', name: 'Review requested', detail: 'posted by noon' },
    ],
    phoneLedger: [
      { name: 'Texted back', detail: '5 s' },
      { name: 'Visit booked', detail: 'Thu' },
      { name: 'Sold', detail: formatUsd(EXAMPLE_DEAL_CENTS) },
      { name: 'Review', detail: 'posted' },
    ],
    tags: ['voicemail', 'the shared inbox', 'sticky notes', 'prices_final_v7', 'wall calendar'],
  },
  services: {
    title: 'From first search to paid invoice.',
    all: { label: 'View All Services', to: services },
    learnMore: { label: 'Learn more', to: services },
    searchMarketing: {
      title: 'Search marketing',
      text: 'Google ads and landing pages for the people who need you today. A first campaign can be live in seven days.',
      linkLabel: 'Learn more about search marketing',
    },
    websites: {
      title: 'Websites and funnels',
      text: `Pages that ask for one thing, the booking, and make it easy. Websites from ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
      linkLabel: 'Learn more about websites and funnels',
    },
    others: [
      {
        title: 'Social ads',
        text: `Facebook and Instagram ads, filmed at your place and adjusted every week. ${perMonth('socialMedia')}`,
        linkLabel: 'Learn more about social media advertising',
      },
      {
        title: 'SEO',
        text: `Found for the words that bring jobs, with significant results in 3 to 6 months. ${perMonth('seo')}`,
        linkLabel: 'Learn more about SEO',
      },
      {
        title: 'Text',
        text: `Reminders, two-way replies, and offers to people who asked for them. ${perMonth('text')}`,
        linkLabel: 'Learn more about text marketing',
      },
      {
        title: 'Email',
        text: 'Quotes followed up, past customers invited back, a newsletter that leaves on time. Written and sent for you.',
        linkLabel: 'Learn more about email marketing',
      },
    ],
    alsoTitle: 'From the same team',
    also: [
      { label: 'Logo and graphic design', to: 'brandDesign' },
      { label: 'Online course creation', to: 'onlineCourseCreation' },
      { label: 'Full stack development', to: 'fullStack' },
      { label: 'AI solutions', to: services },
    ],
  },
  steps: {
    title: 'Three steps to straight rows.',
    link: { label: 'Schedule a Consultation', to: 'contact' },
    items: [
      {
        title: 'Consultation',
        text: 'We list every tool, inbox and handoff that you run on today, and mark the places where leads slip away.',
        rows: [
          { name: 'Takes', detail: '30 to 45 minutes' },
          { name: 'Costs', detail: 'nothing' },
          { name: 'You bring', detail: 'your list of tools' },
        ],
      },
      {
        title: 'Custom Strategy',
        text: 'You get a plan on one page: what stays, what goes, which ads run first, and the price and date of each part.',
        rows: [
          { name: 'Tools', detail: 'keep, replace, cancel' },
          { name: 'Ads', detail: 'channel and budget' },
          { name: 'Setup', detail: 'price and date' },
        ],
      },
      {
        title: 'Staged Launch',
        text: 'We start small, read the numbers with you, and put money only behind what has brought in work.',
        rows: [
          { name: 'Test Launch', detail: 'first ads in 7 days' },
          { name: 'Ads Optimization', detail: '1.2% to 9.8% conversion' },
          { name: 'Scale', detail: 'in as little as 30 days' },
        ],
      },
    ],
  },
  value: {
    title: 'What the first month changes.',
    to: 'to',
    items: [
      {
        title: 'Save Time',
        text: 'Reminders, follow-ups and review requests leave on their own. Nobody copies a phone number from one screen to another.',
        figure: '85%',
        caption: 'time saved on routine work',
      },
      {
        title: 'Reduce Costs',
        text: `Separate apps for texting, booking, email and reviews come to $500 a month and more. One platform starts at ${starterPrice}.`,
        before: '50+',
        figure: '1',
        caption: 'unified solution for 50+ tools',
      },
      {
        title: 'Grow Faster',
        text: 'Each inquiry is answered in seconds and leaves with a date, so more of the people you paid to reach become customers.',
        before: '1.2%',
        figure: '9.8%',
        caption: 'conversion rate, before and after',
      },
    ],
  },
  platform: {
    title: 'Every customer on one screen.',
    lead: 'The call, the text, the email, the quote and the review of one person stand together under one name. Fifty logins become one.',
    link: { label: 'Explore Our Platform', to: 'platform' },
    note: `From ${starterPrice} a month. ${TRIAL_DAYS} days free, no credit card, no contract.`,
  },
  assistant: {
    title: 'Sunday, 10 p.m. Shimzy picks up.',
    lead: 'Shimzy AI handles calls, emails, texts and chats around the clock, with the answers and prices you gave it. On Monday the appointment is on your calendar.',
    call: {
      label: 'Call Now',
      href: phoneHref,
      note: `${phoneInText}, for a live demo`,
    },
    more: { label: 'Learn More About Shimzy AI', href: assistantHomeUrl },
  },
  testimonials: {
    title: 'What clients say',
    items: homeTestimonials,
    video: { label: 'Watch Video Testimonials', to: 'testimonialVideo' },
    note: '2,500+ happy clients so far.',
  },
  closing: {
    title: 'Show us the knots. Keep the plan.',
    text: 'On a free call we go through your tools, your ads and your follow-up. The written plan is yours, whether you hire us or not.',
    links: [{ label: 'Book Your Free Strategy Call Now', to: 'contact' }],
  },
}
