import { formatUsd } from '../shared/money'
import { PLANS, TRIAL_DAYS, type BillingPeriod, type Plan } from '../shared/plans'
import { BILLING_LABELS, dueTodayCents, type Order } from '../shared/pricing'
import { SETUP_OPTIONS, type SetupOptionId } from '../shared/setup-options'
import { collectsSalesTax } from '../site/sales-tax'
import { BUSINESS_TERMS, TRIAL_USAGE_CREDIT_CENTS } from './business-terms'

/** What the sign-up wizard says. */
export const signUp = {
  title: (plan: Plan) => (plan.hasTrial ? 'Start your trial' : `Start with ${plan.name}`),
  /** A paid setup needs a card: its order says so. */
  description: (plan: Plan, needsCard = false) => {
    if (!plan.hasTrial) return 'Get instant access to our premium AI-powered platform.'
    return needsCard
      ? `The plan is free for ${TRIAL_DAYS} days. The setup is charged today, by card.`
      : `Try our platform free for ${TRIAL_DAYS} days, no credit card required.`
  },
  stepsLabel: 'Sign-up steps',

  plan: {
    label: 'Plan',
    heading: 'Choose your plan',
    price: (plan: Plan) => `From ${formatUsd(plan.monthlyCents)}/month`,
    trial: (plan: Plan) => (plan.hasTrial ? `${TRIAL_DAYS}-day free trial` : 'No free trial'),
    featured: 'Most Popular',
    note: '2 Months Free With Annual Billing',
    clinics:
      'Clinics and med spas: email us for the HIPAA agreement (BAA) first, and sign up once it’s signed.',
    next: 'Continue to Setup',
  },

  setup: {
    label: 'Setup',
    heading: 'Choose your setup',
    descriptions: {
      self: 'You follow our step-by-step guides. If you get stuck, call us.',
      assistedNoWebsite:
        'We move your contacts, calendar and follow-ups, and connect your phone numbers. After checkout, you schedule a consultation call to plan it.',
      assisted:
        'Everything above, consultation call included, plus a new website and booking pages.',
      shimzy: `Our AI specialists train Shimzy on your prices, hours and answers. You can log in today. After checkout, you schedule a consultation call, where we set the day Shimzy starts answering. ${BUSINESS_TERMS.shimzyStart.text} ${BUSINESS_TERMS.shimzyRefund.text}`,
    } satisfies Record<SetupOptionId, string>,
    /** How the chosen option reads under its step, where there is little room. */
    short: {
      self: 'Do it yourself',
      assistedNoWebsite: 'Done for you',
      assisted: 'Done for you + website',
      shimzy: 'AI setup',
    } satisfies Record<SetupOptionId, string>,
    free: '',
    once: 'once, charged today',
    /** Below the options of a plan with a trial. */
    trialNote: `Doing it yourself needs no card, unless you want to text, use more than ${formatUsd(TRIAL_USAGE_CREDIT_CENTS)} of calls and emails, or keep the plan. ${BUSINESS_TERMS.setupTime.text} ${BUSINESS_TERMS.setupRefund.text}`,
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
      yearly: '2 months free',
    } satisfies Record<BillingPeriod, string>,
    note: (needsCard: boolean) =>
      needsCard
        ? 'The next page is Stripe’s secure checkout. We never see your card number.'
        : `The next page is Stripe’s secure checkout. You confirm there, without a card. The first ${formatUsd(TRIAL_USAGE_CREDIT_CENTS)} of calls and emails is on us.`,
    /** Beside the submit button, around the links to the two documents. */
    agreement: {
      before: 'By continuing, you agree to our',
      terms: 'Terms',
      and: 'and',
      privacy: 'Privacy Policy',
    },
    newTab: ' (opens in a new tab)',
    submit: (plan: Plan) => (plan.hasTrial ? 'Start Free Trial' : 'Subscribe Now'),
    processing: 'Processing...',
    processingStatus: 'Opening the secure checkout. This takes a few seconds.',
    back: 'Back',
  },

  /** In place of the wizard where this tab's sign-up is paid. */
  paid: {
    title: 'You’ve already subscribed',
    text: (plan: Plan) => `Stripe has your order for ${plan.name}, and its email has the details.`,
    next: 'Start another order',
  },

  failure: {
    toast: {
      title: 'Payment Error',
      description: 'There was a problem processing your payment. Please try again.',
    },
    reassurance: 'Nothing was charged, and what you typed is still here. Try again, or call',
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

/** What the order summary says. Prices and dates come in as text. */
export const orderWords = {
  heading: 'Order summary',
  planLine: (plan: Plan, billingPeriod: BillingPeriod) =>
    `${plan.name}, ${BILLING_LABELS[billingPeriod].toLowerCase()}`,
  firstChargeLater: (date: string, needsCard: boolean) =>
    needsCard ? `first charge ${date}` : `from ${date}, only if you add a card`,
  firstChargeNow: (billingPeriod: BillingPeriod) =>
    `first ${PERIOD_NOUNS[billingPeriod]}, charged today`,
  trial: 'Free trial',
  trialHint: `${TRIAL_DAYS} days, starts today`,
  setupHint: (isFree: boolean) => (isFree ? 'guides included' : 'once, charged today'),
  total: 'Total due today',
  /** What a setup fee beside '(Free trial)' means; Shimzy's answers are metered as well. */
  usage: (order: Order) =>
    `${PLANS[order.plan].hasTrial && SETUP_OPTIONS[order.setup].feeCents > 0 ? `The plan is free for ${TRIAL_DAYS} days; the setup is charged today. ` : ''}${collectsSalesTax && dueTodayCents(order) > 0 ? 'Plus sales tax where it applies. ' : ''}Calls, texts${order.plan === 'shimzy' ? ', emails, AI messages and AI voice minutes' : ' and emails'} are metered and billed separately, at the end of each month. ${BUSINESS_TERMS.carrierFees.text}`,
  dueToday: 'Due today',
} as const
