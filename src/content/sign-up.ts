import { formatDay, formatMonthDay } from '../shared/calendar'
import type { Order } from '../shared/checkout'
import { formatUsd } from '../shared/money'
import {
  FREE_MONTHS_PER_YEAR,
  PLANS,
  TRIAL_DAYS,
  type BillingPeriod,
  type Plan,
} from '../shared/plans'
import {
  BILLING_LABELS,
  dueTodayCents,
  needsCardToday,
  planPriceCents,
  trialEnd,
} from '../shared/pricing'
import { SETUP_OPTIONS, type SetupOptionId } from '../shared/setup-options'
import { company } from '../site/company'
import { collectsSalesTax } from '../site/sales-tax'
import { LEGAL_FACTS } from './legal-facts'

/** Texts of the sign-up wizard. */
export const signUp = {
  title: (plan: Plan) => (plan.hasTrial ? 'Start your trial' : `Start with ${plan.name}`),
  /** The sentence below the title. `needsCard`: a paid setup is charged today. */
  description: (plan: Plan, needsCard: boolean) => {
    if (!plan.hasTrial) return 'Get instant access to our premium AI-powered platform.'
    return needsCard
      ? `The plan is free for ${TRIAL_DAYS} days. The setup is charged today, by card.`
      : `Try our platform free for ${TRIAL_DAYS} days, no credit card required.`
  },
  stepsLabel: 'Sign-up steps',
  /** Before and after the name of a step, for assistive technology. */
  stepNumber: (number: number) => `Step ${number} of 3:`,
  done: ' (done)',

  plan: {
    label: 'Plan',
    heading: 'Choose your plan',
    /** Before and after a plan's price. */
    from: 'From',
    perMonth: '/month',
    trial: (plan: Plan) => (plan.hasTrial ? `${TRIAL_DAYS}-day free trial` : 'No free trial'),
    featured: 'Most Popular',
    note: `${FREE_MONTHS_PER_YEAR} Months Free With Annual Billing`,
    next: 'Continue to Setup',
  },

  setup: {
    label: 'Setup',
    heading: 'Choose your setup',
    descriptions: {
      self: 'At your own pace.',
      assistedNoWebsite:
        'Our team sets up the platform. After checkout, we schedule a consultation call.',
      assisted:
        'Our team sets up the platform and your website. After checkout, we schedule a consultation call.',
      shimzy: 'Our AI specialists set up Shimzy. After checkout, we schedule a consultation call.',
    } satisfies Record<SetupOptionId, string>,
    /** Short names of the setup options, shown below their step. */
    short: {
      self: SETUP_OPTIONS.self.name,
      assistedNoWebsite: 'Done for you',
      assisted: 'Done for you + website',
      shimzy: 'AI setup',
    } satisfies Record<SetupOptionId, string>,
    once: 'once, charged today',
    disclaimer: 'These setups are sized for small teams. Large enterprises should',
    disclaimerLink: 'book a custom consultation',
    next: 'Continue to Payment',
  },

  payment: {
    label: 'Payment',
    hint: 'Your details',
    heading: 'Your details',
    fullName: 'Full name',
    companyName: 'Company name',
    email: 'Email',
    billing: 'Billing',
    billingHints: {
      monthly: 'Month to month',
      yearly: `${FREE_MONTHS_PER_YEAR} months free`,
    } satisfies Record<BillingPeriod, string>,
    required: 'All three fields are required.',
    note: (needsCard: boolean) =>
      `Next is Stripe’s secure checkout. ${needsCard ? 'We never see your full card number.' : 'You confirm there, without a card.'}`,
    termsHeading: 'What you pay and how to cancel',
    usage: 'plus usage',
    /** Above the submit button, around the links to the two documents. */
    agreement: {
      before: 'By continuing, you agree to these charges and to our',
      terms: 'Terms',
      and: 'and',
      privacy: 'Privacy Policy',
    },
    submit: (plan: Plan) => (plan.hasTrial ? 'Start Free Trial' : 'Subscribe Now'),
    processing: 'Processing...',
    processingStatus: 'Opening the secure checkout. This takes a few seconds.',
    back: 'Back',
  },

  /** Shown instead of the wizard if this tab's sign-up is paid. */
  paid: {
    title: 'You’ve already subscribed',
    text: (plan: Plan) => `Stripe has your order for ${plan.name}.`,
    next: 'Start another order',
  },

  failure: {
    toast: {
      title: 'Payment Error',
      description: 'There was a problem processing your payment. Please try again.',
    },
    retry: 'Try again, or call',
    offline:
      'You seem to be offline. What you typed is still here: try again once you are connected.',
  },

  simple: {
    toastTitle: 'Subscription Started!',
    toastText: {
      self: "Welcome to your free trial! You'll be charged after the trial period.",
      assisted:
        'Thank you for your subscription! Our team will contact you soon for your full website setup.',
      assistedNoWebsite:
        'Thank you for your subscription! Our team will contact you soon for your setup (without website).',
      shimzy:
        'Thank you for your Shimzy subscription! Our AI specialists will contact you soon to begin your custom AI setup.',
    } satisfies Record<SetupOptionId, string>,
  },
} as const

const PERIOD_NOUNS: Readonly<Record<BillingPeriod, string>> = { monthly: 'month', yearly: 'year' }

const SALES_TAX = 'plus sales tax where it applies'

/** Texts of the order summary. Prices and dates are passed in as text. */
export const orderWords = {
  heading: 'Order summary',
  planLine: (plan: Plan, billing: BillingPeriod) =>
    `${plan.name}, ${BILLING_LABELS[billing].toLowerCase()}`,
  firstChargeLater: (date: string, needsCard: boolean) =>
    needsCard ? `first charge ${date}` : `from ${date}, only if you add a card`,
  firstChargeNow: (billing: BillingPeriod) => `first ${PERIOD_NOUNS[billing]}, charged today`,
  trial: 'Free trial',
  trialHint: `${TRIAL_DAYS} days, starts today`,
  setupHint: (isFree: boolean) => (isFree ? '' : 'once, charged today'),
  total: 'Total due today',
  /** Below the total: the setup fee, and the first period's price or '(Free trial)'. */
  totalParts: ({ plan, billing, setup }: Order) => {
    const fee = formatUsd(SETUP_OPTIONS[setup].feeCents)
    const first = formatUsd(planPriceCents(plan, billing))
    return PLANS[plan].hasTrial ? `${fee} (Free trial)` : `${fee} + ${first}`
  },
  /** Announced to assistive technology when it changes. */
  totalStatus: (order: Order) => `Total due today: ${formatUsd(dueTodayCents(order))}`,
  /** Beside a total to which Stripe adds sales tax. */
  salesTax: (order: Order) => (collectsSalesTax && dueTodayCents(order) > 0 ? SALES_TAX : ''),
  dueToday: 'Due today',
} as const

/** The end of a period that starts at `start`. The 31st becomes the last day of a shorter month. */
function periodEnd(start: Date, billing: BillingPeriod): Date {
  const end = new Date(start)
  end.setMonth(start.getMonth() + (billing === 'yearly' ? 12 : 1))
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

const NOTICE = `at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before your next billing cycle`

/** What an order made on `today` charges now and later (before 'plus usage'), and how it is canceled. */
export function chargeTerms(order: Order, today: Date) {
  const { plan, billing } = order
  const noun = PERIOD_NOUNS[billing]
  const due = `${formatUsd(dueTodayCents(order))} today`
  const price = `${formatUsd(planPriceCents(plan, billing))} every ${noun}`
  const untilCanceled = `until you cancel${collectsSalesTax ? `, ${SALES_TAX}` : ''}`
  const email = `To cancel, email ${company.email}`
  if (!PLANS[plan].hasTrial) {
    const end = periodEnd(today, billing)
    // A yearly order's next date is a year away, so it includes the year.
    const next = billing === 'yearly' ? formatDay(end) : formatMonthDay(end)
    return {
      now: `${due}: your setup and your first ${noun}.`,
      later: `Then ${price} from ${next} ${untilCanceled}`,
      cancel: `${email} ${NOTICE}.`,
    }
  }
  const end = formatMonthDay(trialEnd(today))
  const cancel = `${email} before ${end}; after that, ${NOTICE}.`
  const later = `${price} from ${end} ${untilCanceled}`
  return needsCardToday(order)
    ? { now: `${due} for the setup.`, later: `Your card stays on file: ${later}`, cancel }
    : {
        now: `${due}. Without a card, your trial ends by itself.`,
        later: `If you add one: ${later}`,
        cancel,
      }
}
