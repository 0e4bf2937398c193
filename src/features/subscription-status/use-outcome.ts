import { useEffect, useState } from 'react'
import { storedSelectedPlan } from '../../browser/selected-plan'
import type { CheckoutStatus } from '../../shared/checkout'
import { DEFAULT_PLAN_ID, isPlanId, type BillingPeriod, type PlanId } from '../../shared/plans'
import { PLAN_PARAMETER, SESSION_PARAMETER } from '../../shared/url-contract'

/** How long the loading state is shown. */
export const SUBSCRIPTION_LOADING_MS = 1_000

/** How long the page waits for Stripe's answer. A later one is still shown. */
const ANSWER_WITHIN_MS = 10_000

/** What the page says: that there is a subscription (`complete`), or what is in its way. */
export interface Outcome {
  readonly kind: CheckoutStatus['status'] | 'unknown' | 'unanswered'
  readonly planId: PlanId
  /** These two as Stripe says, where it was asked. */
  readonly billing?: BillingPeriod
  readonly trialEnd?: string | null
}

/** Asks about a session. The code is loaded with a session only: it brings the query client and the parser. */
async function outcomeOf(sessionId: string | null, planId: PlanId): Promise<Outcome> {
  if (sessionId === null) return { kind: 'complete', planId }
  try {
    const { confirmSubscription } = await import('./confirm-subscription')
    const checkout = await confirmSubscription(sessionId)
    if (checkout === null) return { kind: 'unknown', planId }
    const { status, plan, billing, trialEnd } = checkout
    return { kind: status, planId: plan, billing, trialEnd }
  } catch {
    return { kind: 'unanswered', planId }
  }
}

/** What became of the sign-up; undefined while it is loading. */
export function useOutcome(): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    // Read once: the pixel takes the session out of the address when it has been counted.
    const query = new URLSearchParams(window.location.search)
    const named = query.get(PLAN_PARAMETER)
    const planId = isPlanId(named) ? named : (storedSelectedPlan() ?? DEFAULT_PLAN_ID)
    const answer = outcomeOf(query.get(SESSION_PARAMETER), planId)
    let isCurrent = true
    const show = async () => {
      const known = await answer
      if (isCurrent) setOutcome(known)
    }
    const giveUp = () => setOutcome((known) => known ?? { kind: 'unanswered', planId })
    const timers = [
      setTimeout(() => void show(), SUBSCRIPTION_LOADING_MS),
      setTimeout(giveUp, ANSWER_WITHIN_MS),
    ]
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  return outcome
}
