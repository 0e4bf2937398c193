import { PLAN_PARAMETER } from '../../shared/agreed-addresses'
import { DEFAULT_PLAN_ID, isPlanId, type PlanId } from '../../shared/plans'

/** The plan to show: from the address, else the one stored by the wizard, else starter. */
export function subscribedPlan(search: string, stored: PlanId | undefined): PlanId {
  const named = new URLSearchParams(search).get(PLAN_PARAMETER)
  return isPlanId(named) ? named : (stored ?? DEFAULT_PLAN_ID)
}
