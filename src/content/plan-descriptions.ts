import type { PlanId } from '../shared/plans'
import { percentBelowStarter } from '../shared/usage-fees'

/** Who each plan is for. */
export const PLAN_DESCRIPTIONS: Readonly<Record<PlanId, string>> = {
  starter: 'Missed calls texted back, every lead followed up.',
  business: `Room to grow: courses, communities, affiliates and ${percentBelowStarter('business')}% lower rates for calls, texts and emails.`,
  shimzy: 'An AI assistant answers your calls, texts, emails and chats around the clock.',
}
