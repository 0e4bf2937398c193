import type { PlanId } from './plans'

/**
 * A line of the pricing table. `notIncludedIn` names the plans that list it as missing;
 * `onlyIn` names the one plan that lists it at all.
 */
interface PlanFeatureEntry {
  readonly id: string
  readonly name: string
  readonly notIncludedIn?: readonly PlanId[]
  readonly onlyIn?: PlanId
}

/** The 22 platform features in the order in which every plan lists them (spec section 3). */
export const PLAN_FEATURES = [
  { id: 'texting-calling', name: '2-way texting and calling' },
  { id: 'call-recording', name: 'Call recording' },
  { id: 'messenger', name: 'Facebook and Instagram messages' },
  { id: 'review', name: 'Review requests' },
  { id: 'marketing', name: 'Email and text campaigns' },
  { id: 'social', name: 'Social media planner' },
  { id: 'calendar', name: 'Booking calendar' },
  { id: 'live-chat', name: 'Live chat on your website' },
  { id: 'consultation', name: 'Free consultation', notIncludedIn: ['shimzy'] },
  { id: 'website-builder', name: 'Website and funnel builder' },
  { id: 'blogs', name: 'Blogs' },
  { id: 'crm', name: 'CRM and pipelines' },
  { id: 'invoicing', name: 'Invoices and payments' },
  { id: 'form-builder', name: 'Form and survey builder' },
  { id: 'automation', name: 'Workflow automation' },
  { id: 'analytics', name: 'Analytics' },
  { id: 'mobile-app', name: 'Mobile app', notIncludedIn: ['starter', 'business'] },
  { id: 'course-builder', name: 'Online course builder', notIncludedIn: ['starter'] },
  { id: 'communities', name: 'Private communities', notIncludedIn: ['starter'] },
  { id: 'affiliate', name: 'Affiliate manager', notIncludedIn: ['starter'] },
  { id: 'shimzy', name: 'Shimzy AI assistant', onlyIn: 'shimzy' },
  { id: 'dedicated-manager', name: 'Dedicated account manager', onlyIn: 'shimzy' },
] as const satisfies readonly PlanFeatureEntry[]

export type PlanFeatureId = (typeof PLAN_FEATURES)[number]['id']

/** A feature as one plan shows it. */
export interface PlanFeature {
  readonly id: PlanFeatureId
  readonly name: string
  readonly included: boolean
}

/** The feature list of a plan, missing features included so that rows line up between plans. */
export function planFeatures(planId: PlanId): PlanFeature[] {
  const entries: readonly (PlanFeatureEntry & { id: PlanFeatureId })[] = PLAN_FEATURES
  return entries
    .filter(({ onlyIn }) => onlyIn === undefined || onlyIn === planId)
    .map(({ id, name, notIncludedIn = [] }) => ({
      id,
      name,
      included: !notIncludedIn.includes(planId),
    }))
}
