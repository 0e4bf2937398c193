import type { PlanId } from '../shared/plans'
import { percentBelowStarter } from '../shared/usage-fees'

/** Who each plan is for. */
export const PLAN_DESCRIPTIONS: Readonly<Record<PlanId, string>> = {
  starter: 'Every lead answered and followed up.',
  business: `Room to grow: courses, communities, affiliates and ${percentBelowStarter('business')}% lower usage rates.`,
  shimzy: 'An AI assistant answers your calls, texts, emails and chats around the clock.',
}
