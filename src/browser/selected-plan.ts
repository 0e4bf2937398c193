import { isPlanId, type PlanId } from '../shared/plans'
import { localStore } from './storage'

const SELECTED_PLAN_KEY = 'selectedPlan'

/** Stores the plan chosen in the wizard for the success page. */
export function storeSelectedPlan(plan: PlanId): void {
  localStore.write(SELECTED_PLAN_KEY, plan)
}

/** The last chosen plan; undefined if none or an unknown one is stored. */
export function storedSelectedPlan(): PlanId | undefined {
  const stored = localStore.read(SELECTED_PLAN_KEY)
  return isPlanId(stored) ? stored : undefined
}
