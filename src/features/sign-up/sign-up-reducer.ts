import * as z from 'zod/mini'
import { BILLING_PERIODS, PLAN_IDS } from '../../shared/plans'
import type { Order } from '../../shared/pricing'
import {
  allowedSetupOption,
  SETUP_OPTION_IDS,
  type SetupOptionId,
} from '../../shared/setup-options'
import type { SignUpRequest } from '../../site/routes'

/** The tabs of the wizard in their order. */
export const SIGN_UP_STEPS = ['plan', 'setup', 'payment'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

export const SignUpState = z.object({
  step: z.enum(SIGN_UP_STEPS),
  /** The furthest step that was opened; steps up to it can be gone to directly. */
  reachedStep: z.enum(SIGN_UP_STEPS),
  plan: z.enum(PLAN_IDS),
  billing: z.enum(BILLING_PERIODS),
  /** The visitor's choice. Shimzy overrides it; other plans use it again. */
  chosenSetup: z.enum(SETUP_OPTION_IDS),
})
export type SignUpState = Readonly<z.infer<typeof SignUpState>>

export type SignUpAction =
  | { readonly type: 'choose'; readonly choice: Partial<Omit<SignUpState, 'step' | 'reachedStep'>> }
  | { readonly type: 'continue' }
  | { readonly type: 'back' }
  | { readonly type: 'goTo'; readonly step: SignUpStep }

/** How the wizard opens: on the plan and billing period that were asked for. */
export function openSignUp(request: SignUpRequest, chosenSetup: SetupOptionId = 'self') {
  return { ...request, step: 'plan', reachedStep: 'plan', chosenSetup } satisfies SignUpState
}

/** What is being ordered: shimzy forces its own setup. */
export function orderOf({ plan, billing, chosenSetup }: SignUpState): Order {
  return { plan, billing, setup: allowedSetupOption(plan, chosenSetup) }
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
    case 'choose':
      return { ...state, ...action.choice }
    case 'continue':
      return moveBy(state, 1)
    case 'back':
      return moveBy(state, -1)
    case 'goTo':
      return isReached(state, action.step) ? { ...state, step: action.step } : state
  }
}
