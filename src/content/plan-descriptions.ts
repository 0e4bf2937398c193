import type { PlanId } from '../shared/plans'

/** Who each plan is for. */
export const PLAN_DESCRIPTIONS: Readonly<Record<PlanId, string>> = {
  starter: 'For an owner who wants an answer and a follow-up for every lead.',
  business: 'For a team that texts a lot, or sells courses or memberships.',
  shimzy: 'An AI assistant answers calls, texts, emails and chats. We set it up.',
}
