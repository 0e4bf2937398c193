import { isPlanId, type PlanId } from '../shared/plans'
import { localStore } from './storage'

const SELECTED_PLAN_KEY = 'selectedPlan'

/** Keeps the plan that was chosen in the wizard, for the success page. */
export function storeSelectedPlan(plan: PlanId): void {
  localStore.write(SELECTED_PLAN_KEY, plan)
}

/** The plan that was chosen last; undefined if none, or something else, is stored. */
export function storedSelectedPlan(): PlanId | undefined {
  const stored = localStore.read(SELECTED_PLAN_KEY)
  return isPlanId(stored) ? stored : undefined
}
