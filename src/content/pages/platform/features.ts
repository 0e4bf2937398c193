import { PLANS } from '../../../shared/plans'
import { EXAMPLE_JOBS, EXAMPLE_LEADS, EXAMPLE_VISITS } from '../../example-company'
import { CLAIMS } from '../../claims'

/** The features in tabs. The first one is selected initially. */
export const platformFeatures = {
  title: 'Everything in one login',
  /** Beside the title, at display size. */
  fact: CLAIMS.uptime,
  /** Accessible name of the tab list. */
  label: 'Platform features',
  tabs: [
    {
      id: 'crm',
      label: 'CRM',
      features: [
        {
          name: 'Contacts that save themselves',
          text: 'Every call, form and chat creates one. Role-based access for team members: you decide who sees what.',
        },
        {
          name: 'Pipelines with a next step',
          text: 'Every deal has a stage and a next step. Stalled deals top your morning list.',
        },
        {
          name: 'Booking calendar',
          text: 'Customers pick an open time on your website or from a text, and get reminders.',
        },
        {
          name: 'Quotes and invoices',
          text: 'Send the quote from your phone. Your customer signs and pays the deposit on theirs.',
        },
      ],
    },
    {
      id: 'marketing',
      label: 'Marketing',
      features: [
        {
          name: 'Email and text campaigns',
          text: 'Write it once, choose who gets it, and see how many visits it booked.',
        },
        {
          name: 'Review requests',
          text: 'The day after a job, your customer gets a link to your Google Business Profile.',
        },
        {
          name: 'Social planner',
          text: 'Schedule a month of Facebook and Instagram posts. They go out while you’re on a job.',
        },
        {
          name: 'Pages, funnels and blogs',
          text: 'Build the page, its form and the follow-up behind it in one place.',
        },
      ],
    },
    {
      id: 'communication',
      label: 'Communication',
      features: [
        {
          name: 'One inbox for six channels',
          text: 'Calls, texts, emails, website chat, Facebook and Instagram, in one thread per customer.',
        },
        {
          name: 'Missed-call text-back',
          text: 'Can’t pick up? Your caller gets a text within seconds and can tap a time.',
        },
        {
          name: 'Recorded calls',
          text: 'Make and take calls on your business number. Recordings stay with the customer’s record.',
        },
        {
          name: 'Shimzy, the AI assistant',
          text: `On the ${PLANS.shimzy.name} plan, it answers calls, emails, texts and chats around the clock and hands you the booked visit.`,
        },
      ],
    },
  ],
} as const

/** A tab of the platform's features. */
export type FeatureTab = (typeof platformFeatures.tabs)[number]

/** Three stages from lead to customer, each with a month's figure of the example company. */
export const platformJourney = {
  title: 'From the first click to the paid deposit',
  stages: [
    {
      name: 'Lead generation',
      figure: EXAMPLE_LEADS,
      unit: 'leads in March',
      text: 'Every call, form and chat becomes a contact, and you see which ad it came from.',
    },
    {
      name: 'Lead nurturing',
      figure: EXAMPLE_VISITS,
      unit: 'visits booked',
      text: 'Emails, texts and reminders to call go out until the lead answers.',
    },
    {
      name: 'Lead conversion',
      figure: EXAMPLE_JOBS,
      unit: 'quotes signed',
      text: 'Your customer books, signs and pays the deposit on a phone.',
    },
  ],
} as const
