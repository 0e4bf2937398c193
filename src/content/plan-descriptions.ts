import type { PlanId } from '../shared/plans'

/** Who each plan is for. */
export const PLAN_DESCRIPTIONS: Readonly<Record<PlanId, string>> = {
  starter: 'For businesses that want every lead followed up.',
  business: 'For businesses that sell online courses or a paid community.',
  shimzy: 'An AI assistant answers your calls, texts, emails and chats. We set it up.',
}
