import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, demoPhoneHref, demoPhoneInText } from '../../site/company'
import { assistantUrl } from '../../site/external-links'
import type { LinkTarget } from '../../site/routes'
import { CLAIMS, OWN_FIGURES } from '../claims'
import { EXAMPLE_COMPANY, EXAMPLE_DEAL_CENTS } from '../example-company'
import { priceLine } from '../price-lines'
import { serviceNames } from '../service-names'
import { consultationMinutes, actionPlan } from '../standing-copy'
import { homeTestimonials } from '../testimonials'
import type { ClosingCallContent, LinkContent, NamedText } from '../types'

const { frisco, prosper } = company.cities
const deal = formatUsd(EXAMPLE_DEAL_CENTS)
const services: LinkTarget = 'services'

const monthly = (cents: number) => `${formatUsd(cents)} a\u00A0month`

const pictured: readonly NamedText[] = [
  {
    name: serviceNames.searchMarketing,
    text: 'Google Ads for people who need you today.',
  },
  {
    name: serviceNames.website,
    text: `Five pages that take bookings. ${priceLine('website')}`,
  },
]

const others: readonly NamedText[] = [
  {
    name: serviceNames.socialMedia,
    text: `Facebook and Instagram ads, shot at your business. ${priceLine('socialMedia')}`,
  },
  {
    name: serviceNames.seo,
    text: `Rank for the searches that bring in jobs. ${priceLine('seo')}`,
  },
  {
    name: serviceNames.text,
    text: `Reminders and slow-day offers that customers signed up for. ${priceLine('text')}`,
  },
  {
    name: serviceNames.email,
    text: 'Quotes followed up, past customers invited back.',
  },
]

/** Links to services without a card. */
const also: readonly LinkContent[] = [
  { label: serviceNames.brandDesign, to: 'brandDesign' },
  { label: serviceNames.onlineCourseCreation, to: 'onlineCourseCreation' },
  { label: serviceNames.fullStack, to: 'fullStack' },
  { label: 'AI solutions', to: services },
]

const steps = [
  {
    title: 'Consultation',
    text: `Free, ${consultationMinutes}, and you keep a ${actionPlan.name}.`,
  },
  {
    title: 'Custom Strategy',
    text: 'Together we decide what to fix first, which tools to keep and where to advertise.',
  },
  {
    title: 'Staged Launch',
    text: `We start small and add money only where it works. Live in as little as ${CLAIMS.launchDays.value}.`,
    parts: ['Test Launch', 'Ads Optimization', 'Scale'],
  },
] as const

/** The home page: its eight sections, and a worked example after the platform. */
export const home = {
  hero: {
    title: 'Upgrade Your Business With Proper Systems',
    lead: 'You’re on a ladder and the phone rings. Seconds later, your caller gets a text and taps a time.',
    primary: { label: 'Book a Free Consultation', to: 'contact' },
    secondary: { label: 'Explore Platform', to: 'platform' },
    /** Who it is for and what it costs. */
    note: `For service businesses in ${frisco} and ${prosper}. From ${monthly(PLANS.starter.monthlyCents)}, `,
    /** One lead from call to review: seven rows, above every third line of the drawing. Phones show those with `short`. */
    ledger: [
      { at: '8:12', name: 'Missed call', detail: 'from an ad' },
      { at: '8:12', name: 'Texted back', detail: '5 seconds later', short: '5 s' },
      { at: '8:15', name: 'Visit booked', detail: 'Thursday, 10:00', short: 'Thu' },
      { at: 'Wed', name: 'Reminder sent', detail: 'confirmed' },
      { at: 'Fri', name: 'Signed', detail: deal, short: deal },
      { at: 'Apr 6', name: 'Fence up', detail: 'paid by text link' },
      { at: 'Apr 7', name: 'Review', detail: 'posted by noon', short: 'posted' },
    ],
    /** Says that the ledger is an example. */
    ledgerLabel: 'Example',
    /** Names of the loose tools, on paper tags in the skein. */
    tags: ['voicemail', 'the shared inbox', 'sticky notes', 'prices_final_v7', 'wall calendar'],
  },
  services: {
    title: 'Get found, get booked, get paid',
    all: { label: 'View All Services', to: services },
    /** The link of a service, with a longer name that tells it apart from the others. */
    learnMore: (service: string) => ({
      label: 'Learn more',
      fullLabel: `Learn more about ${service}`,
      to: services,
    }),
    pictured,
    others,
    alsoTitle: 'We also do',
    also,
  },
  steps: {
    title: 'It starts with a free call',
    link: { label: 'Schedule a Consultation', to: 'contact' },
    items: steps,
  },
  value: {
    title: 'What changes for you',
    /** Read by screen readers instead of the arrow between two figures. */
    to: 'to',
    items: [
      {
        title: 'Save Time',
        text: 'Missed-call texts, reminders and review requests go out by themselves.',
        figure: '3 min',
        caption: 'from a missed call to a booked visit',
        isExample: true,
      },
      {
        title: 'Reduce Costs',
        text: 'One bill for calls, texts, booking, invoices and reviews.',
        figure: formatUsd(PLANS.starter.monthlyCents),
        caption: 'a month, ',
        isPlusUsage: true,
      },
      {
        title: 'Grow Faster',
        text: 'Every call and form gets an answer while the customer is still looking.',
        before: CLAIMS.conversionBefore.value,
        figure: CLAIMS.conversionAfter.value,
        caption: 'conversion rate, before and after our setup',
      },
    ],
  },
  platform: {
    title: 'Everything about a customer on one screen',
    lead: 'Calls, texts, emails, quote and review in one record, and your whole team sees what comes next.',
    link: { label: 'Explore Our Platform', to: 'platform' },
    note: `${TRIAL_DAYS} days free. No credit card, and no long-term contract on monthly plans.`,
  },
  example: {
    label: 'Example',
    title: 'One fence job, from the ad to the review',
    text: `${EXAMPLE_COMPANY} is made up. What the platform does is real.`,
    steps: [
      {
        when: 'Monday, 8:09',
        name: 'Joan clicks an ad',
        text: 'She’s getting a puppy and needs a fence in Frisco.',
      },
      {
        when: 'Monday, 8:12',
        name: 'Nobody can pick up',
        text: 'The crew is on a job. She gets a text and taps a time.',
      },
      {
        when: 'Friday',
        name: 'She signs the quote',
        text: 'She signs and pays the deposit on her phone.',
      },
      {
        when: 'April 6 and 7',
        name: 'She pays and reviews',
        text: 'The fence is up, and a text asks her for a review.',
      },
    ],
  },
  assistant: {
    title: 'It’s Sunday, 10 p.m. Shimzy picks up',
    lead: 'Shimzy AI answers calls, emails, texts and chats around the clock. On Monday morning, you read who called and what they need.',
    price: `${monthly(PLANS.shimzy.monthlyCents)} and ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} to set up, `,
    call: { label: 'Call Now', number: demoPhoneInText, href: demoPhoneHref },
    /** Who answers the demo line: Shimzy at all hours, or a person in business hours on the office's own number. */
    callNote:
      company.demoPhone === company.phone
        ? `To hear Shimzy, call after hours. ${company.hours.text}, a person picks up.`
        : 'Hear it live, any time.',
    more: { label: 'Learn More About Shimzy AI', href: assistantUrl('homepage', 'shimzy_section') },
  },
  testimonials: {
    claim: CLAIMS.happyClients,
    items: homeTestimonials,
    video: { label: 'Watch Video Testimonials', to: 'testimonialVideo' },
    /** The page's footnote about its figures. */
    footnote: OWN_FIGURES,
  },
  closing: {
    title: 'Show us what’s slowing you down',
    text: 'Bring your last ten leads. We’ll find where you lose people, and the plan is yours whether or not you hire us.',
    links: [{ label: 'Book Your Free Strategy Call Now', to: 'contact' }],
  } satisfies ClosingCallContent,
} as const
