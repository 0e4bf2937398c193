import { formatUsd } from '../../shared/money'
import {
  FREE_MONTHS_PER_YEAR,
  MONTHS_PAID_PER_YEAR,
  TRIAL_DAYS,
  type Plan,
} from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { phoneInText } from '../../site/company'
import type { LinkTarget } from '../../site/routes'
import { cancellation } from '../cancellation'
import type { LinkContent } from '../types'

const perMonth = ({ monthlyCents }: Plan) => `${formatUsd(monthlyCents)} per month`

/** The page after the checkout. */
export const subscriptionSuccess = {
  loading: 'Loading your subscription details...',
  slow: 'Still loading? Reload this page, or call',
  title: 'Subscription Successful',
  email: 'A confirmation email was sent to you.',
  withoutScript: 'Stripe’s payment page confirmed your subscription.',

  facts: {
    plan: 'Plan',
    fees: {
      monthly: {
        name: 'Monthly fee',
        value: perMonth,
        detail: () => '',
      },
      yearly: {
        name: 'Annual fee',
        value: (plan: Plan) => `${formatUsd(planPriceCents(plan.id, 'yearly'))} per year`,
        detail: (plan: Plan) =>
          `${MONTHS_PAID_PER_YEAR} months at ${perMonth(plan)}, ${FREE_MONTHS_PER_YEAR} months free`,
      },
    },
    trial: 'Free trial',
    trialLength: `${TRIAL_DAYS}-day free trial`,
    trialEnd: (day: string) => `Ends ${day}`,
  },

  /** What happens next, in three lines. */
  happens: {
    title: 'What’s next',
    charge: (plan: Plan) =>
      plan.hasTrial
        ? `${cancellation.withoutCard} ${cancellation.withCard}`
        : 'Stripe’s email lists what you paid today.',
    setup: (plan: Plan) =>
      plan.id === 'shimzy'
        ? 'Our AI specialists will contact you soon to begin your AI setup.'
        : 'If you ordered a setup, our team will contact you soon.',
    card: { before: 'You can', link: 'add or change your card' },
    call: 'Questions? Call',
  },

  /** Shown if Stripe says that the checkout is not complete, or can't be reached. */
  notComplete: {
    open: {
      title: 'Your sign-up isn’t finished yet',
      text: 'Stripe hasn’t received your confirmation, so nothing was charged. Go back to finish it. If you just confirmed it, reload this page in a minute.',
    },
    processing: {
      title: 'Your payment is being processed',
      text: 'Stripe has your order and is waiting for your bank. You don’t need to sign up again.',
    },
    expired: {
      title: 'Your checkout has expired',
      text: 'Nothing was charged, and no plan was started. You can pick up the same sign-up again.',
    },
    notFound: {
      title: 'We can’t find this checkout',
      text: 'The link may be incomplete. If you have signed up, call us.',
    },
    noReply: {
      title: 'We couldn’t check your subscription',
      text: 'If you finished on Stripe’s page, your plan has started, and you don’t need to sign up again. Reload this page in a minute to see it here.',
    },
    back: 'Return to your sign-up',
    reload: 'Reload the page',
    call: `Or call ${phoneInText}`,
  },

  links: [
    { label: 'Explore Platform', to: 'platform' },
    { label: 'Return to Homepage', to: 'home' },
  ] satisfies readonly LinkContent[],

  next: {
    title: 'Four ways to get started',
    steps: [
      {
        name: 'Complete your profile',
        text: 'Email us your logo, your hours and your number.',
        to: 'contact',
      },
      {
        name: 'Explore the features',
        text: 'Start where you lose the most customers.',
        to: { route: 'platform', hash: 'features' },
      },
      {
        name: 'Read the tutorials',
        text: 'Guides to follow-up, booking and ads.',
        to: 'blog',
      },
      {
        name: 'Contact support',
        text: 'Call or email us.',
        to: 'contact',
      },
    ] satisfies readonly { name: string; text: string; to: LinkTarget }[],
  },
} as const
