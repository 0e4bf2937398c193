import { useEffect, useState } from 'react'
import { storedSelectedPlan } from '../../browser/selected-plan'
import type { CheckoutStatus } from '../../shared/checkout'
import { DEFAULT_PLAN_ID, isPlanId, type BillingPeriod, type PlanId } from '../../shared/plans'
import { PLAN_PARAMETER, SESSION_PARAMETER } from '../../shared/url-contract'

/** How long the loading state is shown. */
export const SUBSCRIPTION_LOADING_MS = 1_000

/** The plan to show: from the address, else the one stored by the wizard, else starter. */
function subscribedPlan(search: string, stored: PlanId | undefined): PlanId {
  const named = new URLSearchParams(search).get(PLAN_PARAMETER)
  return isPlanId(named) ? named : (stored ?? DEFAULT_PLAN_ID)
}

/** How long the page waits for Stripe's answer. A later one is still shown. */
const ANSWER_WITHIN_MS = 10_000

/** What the page says: that there is a subscription, or what is in its way. */
export type Outcome =
  | {
      readonly kind: 'subscribed'
      readonly planId: PlanId
      /** Undefined where the address names no session to ask about. */
      readonly checkout: CheckoutStatus | undefined
    }
  | {
      readonly kind: 'open' | 'expired' | 'unknown' | 'unanswered'
      /** The sign-up to go back to. */
      readonly planId: PlanId
      readonly billing?: BillingPeriod
    }

/** Asks about a session. The code is loaded with a session only: it brings the query client and the parser. */
async function outcomeOf(sessionId: string, planId: PlanId): Promise<Outcome> {
  try {
    const { confirmSubscription } = await import('./confirm-subscription')
    const checkout = await confirmSubscription(sessionId)
    if (checkout === null) return { kind: 'unknown', planId }
    const { status, plan, billing } = checkout
    if (status !== 'complete') return { kind: status, planId: plan, billing }
    return { kind: 'subscribed', planId: plan, checkout }
  } catch {
    return { kind: 'unanswered', planId }
  }
}

/** What became of the sign-up; undefined while it is loading. */
export function useOutcome(): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    // Read once: the pixel takes the session out of the address when it has been counted.
    const { search } = window.location
    const planId = subscribedPlan(search, storedSelectedPlan())
    const sessionId = new URLSearchParams(search).get(SESSION_PARAMETER)
    const answer: Outcome | Promise<Outcome> =
      sessionId === null
        ? { kind: 'subscribed', planId, checkout: undefined }
        : outcomeOf(sessionId, planId)
    let isCurrent = true
    const timers = [
      setTimeout(() => {
        void Promise.resolve(answer).then((known) => {
          if (isCurrent) setOutcome(known)
        })
      }, SUBSCRIPTION_LOADING_MS),
      setTimeout(
        () => setOutcome((known) => known ?? { kind: 'unanswered', planId }),
        ANSWER_WITHIN_MS,
      ),
    ]
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  return outcome
}
