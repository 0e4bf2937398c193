import { PLAN_IDS, type PlanId } from '../shared/plans'

interface PlanFeatureEntry {
  readonly id: string
  readonly name: string
  /** The plans that include it. */
  readonly plans: readonly PlanId[]
}

const ALL_BUT_STARTER = ['business', 'shimzy'] as const

/** The 22 platform features in the order in which every page lists them. */
export const PLAN_FEATURES = [
  { id: 'texting-calling', name: 'Two-way texting and calling', plans: PLAN_IDS },
  { id: 'call-recording', name: 'Call recording', plans: PLAN_IDS },
  { id: 'messenger', name: 'Facebook and Instagram messages', plans: PLAN_IDS },
  { id: 'review', name: 'Review requests', plans: PLAN_IDS },
  { id: 'marketing', name: 'Email and text campaigns', plans: PLAN_IDS },
  { id: 'social', name: 'Social media planner', plans: PLAN_IDS },
  { id: 'calendar', name: 'Booking calendar', plans: PLAN_IDS },
  { id: 'live-chat', name: 'Live chat on your website', plans: PLAN_IDS },
  { id: 'consultation', name: 'Free consultation', plans: ['starter', 'business'] },
  { id: 'website-builder', name: 'Website and funnel builder', plans: PLAN_IDS },
  { id: 'blogs', name: 'Blogs', plans: PLAN_IDS },
  { id: 'crm', name: 'CRM and pipelines', plans: PLAN_IDS },
  { id: 'invoicing', name: 'Invoices and payments', plans: PLAN_IDS },
  { id: 'form-builder', name: 'Form and survey builder', plans: PLAN_IDS },
  { id: 'automation', name: 'Workflow automation', plans: PLAN_IDS },
  { id: 'analytics', name: 'Analytics', plans: PLAN_IDS },
  { id: 'mobile-app', name: 'Mobile app', plans: ['shimzy'] },
  { id: 'course-builder', name: 'Online course builder', plans: ALL_BUT_STARTER },
  { id: 'communities', name: 'Private communities', plans: ALL_BUT_STARTER },
  { id: 'affiliate', name: 'Affiliate manager', plans: ALL_BUT_STARTER },
  { id: 'shimzy', name: 'Shimzy AI assistant', plans: ['shimzy'] },
  { id: 'dedicated-manager', name: 'Dedicated account manager', plans: ['shimzy'] },
] as const satisfies readonly PlanFeatureEntry[]

export type PlanFeatureId = (typeof PLAN_FEATURES)[number]['id']

/** A feature and the plans that include it. */
interface PlanFeature extends PlanFeatureEntry {
  readonly id: PlanFeatureId
}

const features: readonly PlanFeature[] = PLAN_FEATURES

const isInEveryPlan = ({ plans }: PlanFeature) => plans.length === PLAN_IDS.length

/** The features that come with every plan. */
export const SHARED_FEATURES: readonly PlanFeature[] = features.filter(isInEveryPlan)

/** The features that at least one plan lacks. */
export const DIFFERING_FEATURES: readonly PlanFeature[] = features.filter(
  (feature) => !isInEveryPlan(feature),
)
