import { formatUsd } from '../../shared/money'
import { TRIAL_DAYS, type BillingPeriod, type Plan } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { company, phoneInText } from '../../site/company'
import { CARRIER_FEES } from '../carrier-fees'
import { supportPromise } from '../standing-copy'
import type { LinkContent } from '../types'

interface NextStep {
  readonly name: string
  readonly text: string
  readonly link?: LinkContent
}

const steps: readonly NextStep[] = [
  {
    name: 'Complete your profile',
    text: `Open the link in the confirmation email. Add your logo, your hours and the number your customers call. If you want to text, register next; if you ordered a setup, we file it when you tell us to. Registration costs ${formatUsd(CARRIER_FEES.registrationOnceCents)} once and ${formatUsd(CARRIER_FEES.registrationMonthlyCents)} a month, and can take up to three weeks. It needs a card, which also pays for usage and, on a plan with a trial, for the plan from day ${TRIAL_DAYS + 1}, unless you cancel first.`,
  },
  {
    name: 'Explore the features',
    text: 'Start with whatever loses you the most customers today: missed calls, slow follow-up or too few reviews.',
    link: { label: 'See all features', to: { route: 'platform', hash: 'features' } },
  },
  {
    name: 'Watch the tutorials',
    text: 'You’ll find short lessons in your account. Our guides for local business owners show what to set up first.',
    link: { label: 'Read the guides', to: 'blog' },
  },
  {
    name: 'Contact support',
    text: supportPromise.withNumber,
    link: { label: 'Reach support', to: 'contact' },
  },
]

/** A plan as far as the page knows it; only Stripe tells the billing period and the end of the trial. */
interface Trial {
  readonly plan: Plan
  readonly billing: BillingPeriod | undefined
  readonly end: string | undefined
}

/** What the card pays that a setup fee left on file. */
function cardOnFile({ plan, billing, end }: Trial): string {
  const price =
    billing === undefined
      ? 'your plan’s price'
      : `${formatUsd(planPriceCents(plan.id, billing))} every ${billing === 'yearly' ? 'year' : 'month'}`
  return `If you paid a setup fee, your card is on file. It pays for usage from today. From ${end ?? `day ${TRIAL_DAYS + 1}`}, it also pays ${price}, unless you cancel first by email to ${company.email}.`
}

/** The page after the checkout. */
export const subscriptionSuccess = {
  loading: 'Loading your subscription details...',
  title: 'Subscription Successful',
  email:
    'A confirmation email was sent to you. It has the link to your account, and a receipt if you paid anything today. If it isn’t there in ten minutes, check your spam folder.',
  withoutScript:
    'Stripe’s payment page confirmed your subscription. The details are in your email.',

  facts: {
    plan: 'Plan',
    fee: 'Monthly fee',
    feePerMonth: (plan: Plan) => `${formatUsd(plan.monthlyCents)} per month, plus usage`,
    paidYearly: (plan: Plan) => `Paid once a year: ${formatUsd(planPriceCents(plan.id, 'yearly'))}`,
    trial: 'Free trial',
    trialLength: `${TRIAL_DAYS}-day free trial`,
    trialEnd: (trial: Trial) =>
      `${cardOnFile(trial)} If you haven’t given a card, add one ${trial.end === undefined ? `within ${TRIAL_DAYS} days` : `by ${trial.end}`} to keep your plan; without one, it ends with the trial.`,
  },

  /** Where the address names a checkout that Stripe doesn't call complete, or can't be asked about. */
  notComplete: {
    open: {
      title: 'Your sign-up isn’t finished yet',
      text: 'Stripe hasn’t received your confirmation, so nothing was charged. Go back to finish it. If you just confirmed it, reload this page in a minute.',
    },
    processing: {
      title: 'Your payment is on its way',
      text: 'Your order is complete, and your bank is still processing the payment. You don’t need to sign up again.',
    },
    expired: {
      title: 'Your checkout has expired',
      text: 'Nothing was charged, and no plan was started. You can pick up the same sign-up again.',
    },
    unknown: {
      title: 'We can’t find this checkout',
      text: 'Stripe has no record of it, so this page can’t tell whether a plan was started. The link may be incomplete.',
    },
    unanswered: {
      title: 'We couldn’t check your subscription',
      text: 'If you finished on Stripe’s page, your plan has started, and you don’t need to sign up again. Reload this page in a minute to see it here.',
    },
    back: 'Return to your sign-up',
    reload: 'Reload the page',
    call: `Or call ${phoneInText}`,
  },

  links: [
    { label: 'View the Platform Page', to: 'platform' },
    { label: 'Return to Homepage', to: 'home' },
  ] satisfies readonly LinkContent[],

  next: {
    title: 'Four things to do next',
    setup: {
      text: 'Did your order include a setup? Pick a time for the call first. On Shimzy, the days until it answers are free.',
      link: { label: 'Schedule your setup call', to: 'contact' } satisfies LinkContent,
    },
    steps,
  },
} as const
