import { formatUsd } from '../../shared/money'
import { TRIAL_DAYS, type Plan } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { phoneInText } from '../../site/company'
import type { LinkContent } from '../types'

interface NextStep {
  readonly name: string
  readonly text: string
  readonly link?: LinkContent
}

const steps: readonly NextStep[] = [
  {
    name: 'Complete your profile',
    text: 'Open the link in the confirmation email. Add your logo, your hours and the number your customers call.',
  },
  {
    name: 'Explore the features',
    text: 'Start with the one that loses you the most today: missed calls, slow follow-up or no reviews.',
    link: { label: 'See all features', to: { route: 'platform', hash: 'features' } },
  },
  {
    name: 'Watch the tutorials',
    text: 'Short lessons inside your account. Our guides for local owners show what others set up first.',
    link: { label: 'Read the guides', to: 'blog' },
  },
  {
    name: 'Contact support',
    text: `People answer around the clock. Call ${phoneInText}, or send us a message.`,
    link: { label: 'Reach support', to: 'contact' },
  },
]

/** The page after the checkout (spec section 2.9). */
export const subscriptionSuccess = {
  loading: 'Loading your subscription details...',
  title: 'Subscription Successful',
  email:
    'A confirmation email was sent to you. It holds your receipt and the link to your account; if it is not there in ten minutes, look in the spam folder.',
  withoutScript: 'Your payment page confirmed the subscription; details are in your e-mail.',

  facts: {
    plan: 'Plan',
    fee: 'Monthly fee',
    feePerMonth: (plan: Plan) => `${formatUsd(plan.monthlyCents)} per month`,
    paidYearly: (plan: Plan) => `Paid once a year: ${formatUsd(planPriceCents(plan.id, 'yearly'))}`,
    trial: 'Free trial',
    trialLength: `${TRIAL_DAYS}-day free trial`,
    trialEnd: (date: string) => `It ends on ${date}.`,
  },

  /** Said where Stripe reports that the checkout in the address was not completed. */
  notComplete: {
    open: 'Stripe reports this checkout as not finished. If you have just confirmed it, your email is on its way.',
    expired:
      'Stripe reports that this checkout expired. Nothing was charged; you can start again on the platform page.',
  },

  links: [
    { label: 'Go to the Platform', to: 'platform' },
    { label: 'Return to Homepage', to: 'home' },
  ] satisfies readonly LinkContent[],

  next: {
    title: 'Four things to do next',
    steps,
  },
} as const
