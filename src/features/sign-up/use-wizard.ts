import { useEffect, useId, useReducer, useState } from 'react'
import * as z from 'zod/mini'
import { isReopened } from '../../browser/arrival'
import { checkoutAttribution } from '../../browser/attribution-store'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import type { Customer } from '../../shared/checkout'
import type { SignUpRequest } from '../../site/routes'
import { useCustomerForm } from './customer-form'
import { openSignUp, orderOf, SIGN_UP_STEPS, signUpReducer, SignUpState } from './sign-up-reducer'
import { useCheckout } from './use-checkout'

/** What was chosen and typed in the wizard, whether valid or not. */
const SignUpDraft = z.object({
  /** The history entry that the wizard was open in. */
  entry: z.string(),
  state: SignUpState,
  customer: z.object({ fullName: z.string(), email: z.string(), companyName: z.string() }),
  /** Set once the form was sent: a link to the same plan then leads back to it, for those who cancel at Stripe. */
  wasSent: z.optional(z.boolean()),
})
type SignUpDraft = z.infer<typeof SignUpDraft>

/** Serves where the storage is blocked. */
let inMemory: SignUpDraft | undefined

/**
 * Whether the draft can be of a history entry that this document shows. Every document that a link opens
 * starts with the same entry key, so that the key alone does not tell.
 */
let draftBelongsToTab = isReopened()

/** What was typed in this tab before the wizard was closed, the page reloaded, or Stripe visited. */
function loadDraft(): SignUpDraft | undefined {
  return SignUpDraft.safeParse(sessionStore.readJson(SIGN_UP_KEYS.draft)).data ?? inMemory
}

/**
 * The step and choices to go on with: of this very history entry, or of a form for the same plan that was
 * sent before, for a visitor who canceled at Stripe and follows the plan's link again.
 */
function draftStateFor(
  draft: SignUpDraft | undefined,
  entry: string,
  { planId }: SignUpRequest,
): SignUpState | undefined {
  const isSameEntry = draftBelongsToTab && draft?.entry === entry
  const wasSent = draft?.wasSent === true && draft.state.planId === planId
  return isSameEntry || wasSent ? draft.state : undefined
}

/** Keeps what was typed until the tab is closed or the subscription is paid. */
function saveDraft(draft: SignUpDraft): void {
  draftBelongsToTab = true
  const isStored = sessionStore.write(SIGN_UP_KEYS.draft, JSON.stringify(draft))
  inMemory = isStored ? undefined : draft
}

export interface SignUpProps {
  /** What the wizard opens with; later changes are the wizard's own. */
  readonly request: SignUpRequest
  /** The history entry that it opens in: a reload and Back find it at the same step. */
  readonly entry: string
  readonly onClose: () => void
}

export type Wizard = ReturnType<typeof useWizard>

/** The wizard's state, and what its parts need of it. */
export function useWizard({ request, entry }: SignUpProps) {
  const [kept] = useState(loadDraft)
  const [today] = useState(() => new Date())
  const [state, dispatch] = useReducer(
    signUpReducer,
    draftStateFor(kept, entry, request) ?? openSignUp(request, kept?.state.chosenSetup),
  )
  const form = useCustomerForm(kept?.customer)
  const formId = useId()
  const order = orderOf(state)
  const { planId } = order
  const checkout = useCheckout()

  useEffect(() => {
    storeSelectedPlan(planId)
  }, [planId])

  const { getValues, subscribe: subscribeToForm } = form
  useEffect(() => {
    const keep = () => {
      saveDraft({ entry, state, customer: getValues() })
    }
    keep()
    return subscribeToForm({ formState: { values: true }, callback: keep })
  }, [entry, state, getValues, subscribeToForm])

  const goTo = (tab: string) => {
    const step = SIGN_UP_STEPS.find((each) => each === tab)
    // A click on the step that is shown must not call off what it is waiting for.
    if (step === undefined || step === state.step) return
    checkout.clear()
    dispatch({ type: 'goTo', step })
  }
  const subscribe = async (customer: Customer) => {
    saveDraft({ entry, state, customer, wasSent: true })
    await checkout.submit({
      plan: planId,
      billing: order.billingPeriod,
      setup: order.setupOption,
      customer,
      attribution: checkoutAttribution(),
    })
  }

  return { state, dispatch, order, today, form, formId, checkout, goTo, subscribe }
}
