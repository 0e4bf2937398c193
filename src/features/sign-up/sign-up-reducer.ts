import type { BillingPeriod, PlanId } from '../../shared/plans'
import { allowedSetupOption, type SetupOptionId } from '../../shared/setup-options'
import type { SignUpRequest } from '../../site/routes'

/** The tabs of the wizard in their order. */
export const SIGN_UP_STEPS = ['plan', 'setup', 'payment'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** Tells whether a tab's value names a step. */
export function isSignUpStep(value: string): value is SignUpStep {
  return SIGN_UP_STEPS.some((step) => step === value)
}

export interface SignUpState {
  readonly step: SignUpStep
  /** The furthest step that was opened; steps up to it can be gone to directly. */
  readonly reachedStep: SignUpStep
  readonly planId: PlanId
  readonly billingPeriod: BillingPeriod
  /** What was chosen; shimzy overrules it, and it is back when another plan is chosen again. */
  readonly chosenSetup: SetupOptionId
}

export type SignUpAction =
  | { readonly type: 'choosePlan'; readonly planId: PlanId }
  | { readonly type: 'chooseSetup'; readonly setupOption: SetupOptionId }
  | { readonly type: 'chooseBilling'; readonly billingPeriod: BillingPeriod }
  | { readonly type: 'continue' }
  | { readonly type: 'back' }
  | { readonly type: 'goTo'; readonly step: SignUpStep }

/** How the wizard opens: on the plan and billing period that were asked for. */
export function openSignUp(
  request: SignUpRequest,
  chosenSetup: SetupOptionId = 'self',
): SignUpState {
  return { ...request, step: 'plan', reachedStep: 'plan', chosenSetup }
}

/** The setup option that counts: shimzy forces its own. */
export function setupOptionOf({ planId, chosenSetup }: SignUpState): SetupOptionId {
  return allowedSetupOption(planId, chosenSetup)
}

const indexOf = (step: SignUpStep) => SIGN_UP_STEPS.indexOf(step)

/** Tells whether a step was opened before, so that its tab leads there. */
export function isReached({ reachedStep }: SignUpState, step: SignUpStep): boolean {
  return indexOf(step) <= indexOf(reachedStep)
}

/** Tells whether a step lies behind: it was left by its 'Continue' button. */
export function isCompleted({ reachedStep }: SignUpState, step: SignUpStep): boolean {
  return indexOf(step) < indexOf(reachedStep)
}

function moveBy(state: SignUpState, steps: 1 | -1): SignUpState {
  const step = SIGN_UP_STEPS[indexOf(state.step) + steps]
  if (step === undefined) return state
  return { ...state, step, reachedStep: isReached(state, step) ? state.reachedStep : step }
}

/** What each action makes of the wizard. Going back changes nothing but the step. */
export function signUpReducer(state: SignUpState, action: SignUpAction): SignUpState {
  switch (action.type) {
    case 'choosePlan':
      return { ...state, planId: action.planId }
    case 'chooseSetup':
      return { ...state, chosenSetup: action.setupOption }
    case 'chooseBilling':
      return { ...state, billingPeriod: action.billingPeriod }
    case 'continue':
      return moveBy(state, 1)
    case 'back':
      return moveBy(state, -1)
    case 'goTo':
      return isReached(state, action.step) ? { ...state, step: action.step } : state
  }
}
