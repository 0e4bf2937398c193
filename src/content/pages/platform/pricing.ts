import { formatUsd } from '../../../shared/money'
import {
  FREE_MONTHS_PER_YEAR,
  PLANS,
  TRIAL_DAYS,
  type BillingPeriod,
  type Plan,
  type PlanId,
} from '../../../shared/plans'
import { setupOptionsFor } from '../../../shared/setup-options'
import { AI_USAGE_FEES, formatFee, percentBelowStarter } from '../../../shared/usage-fees'
import { DIFFERING_FEATURES, SHARED_FEATURES, type PlanFeatureId } from '../../plan-features'
import { oneOf } from '../../standing-copy'

const { business, shimzy } = PLANS

/** A row of the table of differences: per plan a text, or whether it is included. */
export interface DifferenceRow {
  readonly name: string
  readonly hint?: string | undefined
  readonly values: Readonly<Record<PlanId, string | boolean>>
}

const HINTS: Partial<Record<PlanFeatureId, string>> = {
  'mobile-app': 'Every plan works in your phone’s browser',
}

/** Features in the block below the table. The mobile app stays in the table, also while only Shimzy has it. */
const isInShimzyBlock = ({ id, plans }: (typeof DIFFERING_FEATURES)[number]) =>
  id !== 'mobile-app' && plans.every((plan) => plan === 'shimzy')

/** The features that Starter or Business lacks. The consultation is left out, because it is free for everyone. */
const featureRows = DIFFERING_FEATURES.filter(
  (feature) => feature.id !== 'consultation' && !isInShimzyBlock(feature),
).map(({ id, name, plans }): DifferenceRow => {
  const includedIn = (plan: PlanId) => plans.includes(plan)
  return {
    name,
    hint: HINTS[id],
    values: {
      starter: includedIn('starter'),
      business: includedIn('business'),
      shimzy: includedIn('shimzy'),
    },
  }
})

/** The setup fees of a plan, from the lowest: '$0, $997 or $1,997'. */
const setupFees = (plan: PlanId) =>
  oneOf([...new Set(setupOptionsFor(plan).map(({ feeCents }) => formatUsd(feeCents)))])

const chargedRows: readonly DifferenceRow[] = [
  {
    name: 'Setup, once',
    values: {
      starter: setupFees('starter'),
      business: setupFees('business'),
      shimzy: setupFees('shimzy'),
    },
  },
  {
    name: 'Calls, texts and emails',
    values: {
      starter: 'Standard rates',
      business: `${percentBelowStarter('business')}% lower rates`,
      shimzy: `About ${percentBelowStarter('shimzy')}% lower rates`,
    },
  },
]

const [aiMessage, aiVoice] = AI_USAGE_FEES

/** Descriptions of the features that only Shimzy includes. */
const ONLY_WITH_SHIMZY: Partial<Record<PlanFeatureId, string>> = {
  shimzy: `Answers calls, emails, texts and chats around the clock, for ${formatFee(aiMessage.price)} a ${aiMessage.unit} and ${formatFee(aiVoice.price)} a ${aiVoice.unit}.`,
  'dedicated-manager': 'One person who knows your business.',
}

/** The three plans, and where they differ. */
export const platformPricing = {
  title: 'Three plans, one platform',
  text: `Every plan has texting, booking and invoices. We recommend ${business.name}: it adds courses, communities and ${percentBelowStarter('business')}% lower rates.`,
  /** Accessible name of the choice between monthly and annual. */
  billingLegend: 'Billing period',
  yearlyNote: `Get ${FREE_MONTHS_PER_YEAR} Months Free, billed annually`,
  /** Shown with the annual prices. */
  renewal: 'An annual plan renews each year until you cancel by email.',
  /** Accessible name of the choice of a plan on phones. */
  planLegend: 'Plan',
  card: {
    featuredTag: 'Most Popular',
    per: { monthly: 'per month', yearly: 'per year' } satisfies Record<BillingPeriod, string>,
    /** What is charged first: nothing in a trial, otherwise the setup with the plan. */
    firstOrder: ({ id, hasTrial }: Plan) =>
      hasTrial ? `${TRIAL_DAYS}-day free trial` : `${setupFees(id)} setup with the first order`,
    button: ({ hasTrial }: Plan) => (hasTrial ? 'Start Free Trial' : 'Get Started'),
  },
  differences: {
    /** The table in one sentence, for assistive technology. Phones show one plan at a time. */
    caption: 'Where the plans differ',
    featureHeading: 'Feature',
    rows: [...featureRows, ...chargedRows],
    words: { included: 'Included', missing: 'Not included' },
  },
  fees: { label: 'View additional platform fees', to: 'platformFees' },
  /** What all plans include, folded. */
  shared: {
    title: `${SHARED_FEATURES.length} features in every plan`,
    features: SHARED_FEATURES.map(({ name }) => name),
  },
  /** What only Shimzy includes, in a separate block, so that it isn't marked as missing from the other plans. */
  only: {
    title: `Only with ${shimzy.name}`,
    items: DIFFERING_FEATURES.filter(isInShimzyBlock).map(({ id, name }) => ({
      name,
      text: ONLY_WITH_SHIMZY[id],
    })),
  },
} as const
