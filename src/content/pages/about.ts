import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { company } from '../../site/company'
import type { ClosingCallContent } from '../types'

const { name } = company
const { frisco, prosper } = company.cities

/** The about page (spec section 2.8). */
export const about = {
  title: 'Systems first. Then the ads.',
  lead: `${name} is a small agency in ${frisco}, Texas. We build what answers, books and follows up for you. Only when that works do we spend your money on bringing more people to it.`,
  mission: {
    title: 'Our mission',
    statement:
      'Get local owners out of fifty loose tools and into one system that answers every lead.',
    text: `The tools are rarely the problem. The gaps between them are: the form that nobody sees until Monday, the call at lunch, the quote that was never chased. We close those first. A system can be live in as little as 30 days and costs from ${formatUsd(PLANS.starter.monthlyCents)} a month.`,
  },
  vision: {
    title: 'Our vision',
    text: `A North Texas where the best plumber, dentist or coach gets the job, because that shop was the first to reply and remembered the name. No good business between ${prosper} and ${frisco} should lose to a full voicemail box.`,
  },
  approach: {
    title: 'Our approach',
    text: 'Three moves, in this order. We do not start the next one before the one before it holds.',
    steps: [
      {
        name: 'Look',
        when: '30 to 45 minutes',
        text: 'One free call with your calendar, your inbox and your last ten leads on the screen. You keep the written plan, whoever carries it out.',
      },
      {
        name: 'Repair',
        when: 'Live in as little as 30 days',
        text: 'Contacts, numbers, booking and follow-up move into one place. We test it with real calls before anybody pays for a click.',
      },
      {
        name: 'Advertise',
        when: 'First ads in 7 days',
        text: 'Then we turn on one channel, count booked jobs instead of clicks, and add the second channel when the first one pays for itself.',
      },
    ],
  },
  values: {
    title: 'Six values, and how you can check them',
    items: [
      {
        name: 'Innovation',
        text: 'A new tool has to save us an hour a week in our own office before we put it into yours.',
      },
      {
        name: 'Client Partnership',
        text: 'The logins, the numbers and the data are in your name. We work in them as guests, and you can see every dollar and every word.',
      },
      {
        name: 'Integrity',
        text: 'If the sum does not work with your figures, you hear it on the first call. Telling you to wait costs us a sale and keeps your trust.',
      },
      {
        name: 'Efficiency',
        text: 'Typing the same thing twice is a defect. We look for it in your week, and remove it before we suggest anything new.',
      },
      {
        name: 'Adaptability',
        text: 'Month to month, so we have to stay useful. When hail season or a new school year moves your demand, the plan moves that week.',
      },
      {
        name: 'Passion',
        text: 'We read your reviews before we meet you, the bad ones too, and we would rather talk about your shop than about marketing.',
      },
    ],
  },
  closing: {
    title: 'Bring your tangle',
    text: 'Half an hour, your tools on the screen, and a plan in writing that is yours to keep.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See our services', to: 'services' },
    ],
  } satisfies ClosingCallContent,
} as const
