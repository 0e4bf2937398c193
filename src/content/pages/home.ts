import { formatUsd, type Cents } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, demoPhoneHref, demoPhoneInText } from '../../site/company'
import {
  EXAMPLE_AD_SPEND_CENTS,
  EXAMPLE_COMPANY,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_JOBS,
  EXAMPLE_JOBS_FROM_ADS,
  EXAMPLE_LEADS,
  EXAMPLE_VISITS,
} from '../example-company'
import { assistantUrl } from '../../site/external-links'
import type { LinkTarget } from '../../site/routes'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import { CARRIER_FEES } from '../carrier-fees'
import { CLAIMS, OWN_FIGURES } from '../claims'
import {
  clinicsNote,
  consultationMinutes,
  freePlan,
  supportPromise,
  textBackNote,
} from '../standing-copy'
import type { ClosingCallContent, LinkContent } from '../types'
import { homeTestimonials, type HomeTestimonial } from '../testimonials'

/** A row of the hero's ledger: when, what happened, and the detail at its end. */
interface LedgerRow {
  readonly at: string
  readonly name: string
  readonly detail: string
  /** The detail on phones, for the four rows that fit there. */
  readonly short?: string
}

/** A service as the grid shows it. */
interface ServiceTeaser {
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
interface Value {
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
    readonly pictured: readonly ServiceTeaser[]
    readonly others: readonly ServiceTeaser[]
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
    /** Who writes the texts. */
    readonly note: string
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

const deal = formatUsd(EXAMPLE_DEAL_CENTS)

const services: LinkTarget = 'services'

const monthly = (cents: number) => `${formatUsd(cents)} a month`

const starting = (service: keyof typeof SERVICE_STARTING_PRICES) =>
  `From ${monthly(SERVICE_STARTING_PRICES[service].cents)}`

/** Who answers the demo line: Shimzy at all hours, or a person during office hours on the office's own number. */
const demoNote =
  company.demoPhone === company.phone
    ? `${demoPhoneInText}, for a live demo after office hours. ${supportPromise.short}`
    : `${demoPhoneInText}, for a live demo.`

const starterPrice = monthly(PLANS.starter.monthlyCents)

/** The total of the invented company's month: ads, our work on them, the platform and the carriers. */
const exampleMonthCents: Cents =
  EXAMPLE_AD_SPEND_CENTS +
  SERVICE_STARTING_PRICES.searchMarketing.cents +
  PLANS.starter.monthlyCents +
  CARRIER_FEES.registrationMonthlyCents

/** The month's total for each of so many jobs, in whole dollars. */
const perJob = (jobs: number) => formatUsd(Math.round(exampleMonthCents / jobs / 100) * 100)

const { premium, starter: noSetupFee } = WEBSITE_OPTION_PRICES

/** The home page: its eight sections, and a worked example after the platform. */
export const home: HomeContent = {
  hero: {
    title: 'Upgrade Your Business With Proper Systems',
    lead: `Miss a call, and the caller gets one text back in seconds, once the carriers approve your number. Our platform texts, books and follows up for service businesses in ${company.cities.frisco} and ${company.cities.prosper}, from ${starterPrice} plus usage and carriers’ fees. We also run Google Ads, from ${monthly(SERVICE_STARTING_PRICES.searchMarketing.cents)} plus ad budget.`,
    primary: { label: 'Book a Free Consultation', to: 'contact' },
    secondary: { label: 'Explore Platform', to: 'platform' },
    note: `Free call: ${consultationMinutes}, no obligation. You keep a ${freePlan.name}. Try the platform free for ${TRIAL_DAYS} days. You need no card to start; texting needs one.`,
    ledger: [
      { at: '8:12', name: 'Missed call', detail: 'Joan, from a Google ad' },
      { at: '8:12', name: 'Texted back', detail: '5 seconds later', short: '5 s' },
      { at: '8:15', name: 'Visit booked', detail: 'Thursday, 10:00', short: 'Thu' },
      { at: 'Wed', name: 'Reminder sent', detail: 'confirmed' },
      { at: 'Fri', name: 'Signed', detail: deal, short: deal },
      { at: 'Day 21', name: 'Fence up', detail: 'she pays by text link' },
      { at: 'Day 22', name: 'Review', detail: 'posted by noon', short: 'posted' },
    ],
    ledgerLabel: 'Example: one fence job',
    tags: ['voicemail', 'the shared inbox', 'sticky notes', 'prices_final_v7', 'wall calendar'],
  },
  services: {
    title: 'Get found, get booked, get paid.',
    all: { label: 'View All Services', to: services },
    learnMore: { label: 'Learn more', to: services },
    pictured: [
      {
        title: 'Search marketing',
        text: `Google Ads and landing pages for people who need you today. ${starting('searchMarketing')}, plus your ad budget.`,
        linkLabel: 'Learn more about search marketing',
      },
      {
        title: 'Websites',
        text: `Five pages that make booking easy, from ${formatUsd(noSetupFee.setupCents)} down and ${monthly(noSetupFee.hostingCents)} to ${formatUsd(premium.setupCents)} down and ${monthly(premium.hostingCents)}. Custom projects, such as a funnel with its own checkout, start at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}.`,
        linkLabel: 'Learn more about websites',
      },
    ],
    others: [
      {
        title: 'Social media advertising',
        text: `Facebook and Instagram ads, made at your business and checked every week. ${starting('socialMedia')}, plus your ad budget.`,
        linkLabel: 'Learn more about social media advertising',
      },
      {
        title: 'SEO',
        text: `Rank for the searches that bring in jobs. It usually takes 3 to 6 months to see significant results. ${starting('seo')}.`,
        linkLabel: 'Learn more about SEO',
      },
      {
        title: 'Text marketing',
        text: `Reminders, two-way texting, and offers to customers who opted in. ${starting('text')}, plus the platform.`,
        linkLabel: 'Learn more about text marketing',
      },
      {
        title: 'Email marketing',
        text: `We follow up on quotes, invite past customers back and send a newsletter on time. ${starting('email')}, plus the platform.`,
        linkLabel: 'Learn more about email marketing',
      },
    ],
    alsoTitle: 'We also do',
    also: [
      { label: 'Brand and graphic design', to: 'brandDesign' },
      { label: 'Online course creation', to: 'onlineCourseCreation' },
      { label: 'Full stack development', to: 'fullStack' },
      { label: 'AI assistant', to: services },
    ],
  },
  steps: {
    title: 'It starts with a free call.',
    link: { label: 'Schedule a Consultation', to: 'contact' },
    items: [
      {
        title: 'Consultation',
        text: `Together we go through your website, your calendar, your ads and your last ten leads, and find where you’re losing people. ${clinicsNote}`,
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
        text: `We start small, go over the numbers with you, and put more money only into what’s working. The whole system can be live in as little as ${CLAIMS.launchDays.value}.`,
        rows: [
          { name: 'Test Launch', detail: 'one channel, small budget' },
          { name: 'Ads Optimization', detail: 'every week' },
          { name: 'Scale', detail: 'only what pays' },
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
        figure: '3 min',
        caption: 'from a missed call to a booked visit, in the example at the top',
      },
      {
        title: 'Reduce Costs',
        text: 'One login for calls, texts, booking, invoices and reviews. Add up what your separate apps cost you now, then compare.',
        figure: formatUsd(PLANS.starter.monthlyCents),
        caption: 'a month plus usage, for everyone on your team',
      },
      {
        title: 'Grow Faster',
        text: 'Missed calls and forms get a quick reply and a choice of times, so fewer of them end up with a competitor.',
        before: CLAIMS.conversionBefore.value,
        figure: CLAIMS.conversionAfter.value,
        caption: 'of website visitors got in touch, before and after our setup',
      },
    ],
    note: `The rates before and after are ${OWN_FIGURES}. By our own count, we have ${CLAIMS.happyClients.value} ${CLAIMS.happyClients.label}.`,
  },
  platform: {
    title: 'Everything about a customer on one screen.',
    lead: 'A customer’s calls, texts, emails, quote and review live in one record. Everyone on your team sees what was said and what comes next.',
    link: { label: 'Explore Our Platform', to: 'platform' },
    note: `From ${starterPrice}, plus usage. ${TRIAL_DAYS} days free, no credit card. No long-term contract on monthly plans.`,
  },
  example: {
    label: 'Example',
    title: 'One fence job, from the ad to the review.',
    text: `${EXAMPLE_COMPANY} isn’t a real company, and its numbers are made up. From the missed call on, the steps are what the platform does, once the phone carriers approve your number for texting (up to three weeks).`,
    note: textBackNote,
    steps: [
      {
        when: 'Monday, 8:09',
        name: 'Joan clicks an ad',
        text: 'She needs a fence in Frisco. The ad answers what she typed.',
      },
      {
        when: 'Monday, 8:12',
        name: 'Nobody can pick up',
        text: 'The crew is on a job. She gets a text in 5 seconds and taps a time. By 8:15, her visit is booked.',
      },
      {
        when: 'Friday',
        name: 'She signs the quote',
        text: 'Redbud measured on Thursday. She signs and pays the deposit on her phone.',
      },
      {
        when: 'Three weeks after the call',
        name: 'She pays and reviews',
        text: 'The fence is up, and she pays the balance by text link. The next day a text asks for a review, because she said yes to texts when she booked.',
      },
    ],
    month: {
      title: `${EXAMPLE_COMPANY} in March`,
      figures: [
        { figure: formatUsd(EXAMPLE_AD_SPEND_CENTS), label: 'spent on ads' },
        { figure: String(EXAMPLE_LEADS), label: 'leads' },
        { figure: String(EXAMPLE_VISITS), label: 'visits booked' },
        { figure: String(EXAMPLE_JOBS), label: `jobs booked, ${EXAMPLE_JOBS_FROM_ADS} from ads` },
      ],
      result: {
        figure: perJob(EXAMPLE_JOBS),
        label: `cost per job before usage, or ${perJob(EXAMPLE_JOBS_FROM_ADS)} for each of the ${EXAMPLE_JOBS_FROM_ADS} from ads`,
      },
      note: `Before usage, the month costs ${formatUsd(exampleMonthCents)}: ${formatUsd(EXAMPLE_AD_SPEND_CENTS)} for ads, ${formatUsd(SERVICE_STARTING_PRICES.searchMarketing.cents)} for our work, ${formatUsd(PLANS.starter.monthlyCents)} for ${PLANS.starter.name} and ${formatUsd(CARRIER_FEES.registrationMonthlyCents)} for the carriers.`,
    },
  },
  assistant: {
    title: 'It’s Sunday, 10 p.m. Shimzy picks up.',
    lead: 'Shimzy AI answers calls, emails, texts and chats around the clock, with the answers and prices you give it. By Monday morning, the appointment is on your calendar.',
    price: `${monthly(PLANS.shimzy.monthlyCents)} plus usage, plus a one-time ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup fee.`,
    call: {
      label: 'Call Now',
      href: demoPhoneHref,
      note: demoNote,
    },
    more: { label: 'Learn More About Shimzy AI', href: assistantUrl('homepage', 'shimzy_section') },
  },
  testimonials: {
    title: 'What clients say',
    items: homeTestimonials,
    video: { label: 'Watch Video Testimonials', to: 'testimonialVideo' },
    note: 'A placeholder: half a minute, with captions.',
  },
  closing: {
    title: 'Show us what’s slowing you down.',
    text: freePlan.reminder,
    links: [{ label: 'Book Your Free Strategy Call Now', to: 'contact' }],
  },
}
