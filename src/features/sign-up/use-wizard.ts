import { useEffect, useId, useReducer, useState } from 'react'
import * as z from 'zod/mini'
import { isReopened } from '../../browser/arrival'
import { checkoutAttribution } from '../../browser/attribution-store'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import type { Customer } from '../../shared/checkout'
import type { PlanId } from '../../shared/plans'
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

/**
 * Whether the draft's entry key can be trusted. Every document opened by a link starts with the same key, so
 * the key identifies a draft only after a reload, after Back, or after a save in this document.
 */
let hasUniqueEntryKey = isReopened()

/** What was typed in this tab before the wizard was closed, the page reloaded, or Stripe visited. */
const loadDraft = () => SignUpDraft.safeParse(sessionStore.readJson(SIGN_UP_KEYS.draft)).data

/** Whether a draft was sent for this plan: its checkout was canceled at Stripe. */
const wasSentFor = (plan: PlanId, draft: SignUpDraft | undefined) =>
  draft?.wasSent === true && draft.state.plan === plan

/** The state that the wizard opens with: the draft's, if it is of this history entry or was sent for this plan. */
function openingState({ request, entry }: SignUpProps, draft: SignUpDraft | undefined) {
  const isSameEntry = hasUniqueEntryKey && draft?.entry === entry
  if (draft && (isSameEntry || wasSentFor(request.plan, draft))) return draft.state
  return openSignUp(request, draft?.state.chosenSetup)
}

/** Keeps what was typed until the tab is closed or the subscription is paid. */
function saveDraft(draft: SignUpDraft): void {
  hasUniqueEntryKey = true
  sessionStore.write(SIGN_UP_KEYS.draft, JSON.stringify(draft))
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
export function useWizard(props: SignUpProps) {
  const { entry } = props
  const [savedDraft] = useState(loadDraft)
  const [today] = useState(() => new Date())
  const [state, dispatch] = useReducer(signUpReducer, openingState(props, savedDraft))
  const form = useCustomerForm(savedDraft?.customer)
  const formId = useId()
  const order = orderOf(state)
  const { plan } = order
  const checkout = useCheckout()

  useEffect(() => {
    storeSelectedPlan(plan)
  }, [plan])

  const { getValues, subscribe: subscribeToForm } = form
  useEffect(() => {
    const wasSent = wasSentFor(state.plan, savedDraft)
    const save = () => saveDraft({ entry, state, customer: getValues(), wasSent })
    save()
    return subscribeToForm({ formState: { values: true }, callback: save })
  }, [entry, state, savedDraft, getValues, subscribeToForm])

  const goTo = (tab: string) => {
    const step = SIGN_UP_STEPS.find((each) => each === tab)
    // A click on the step that is shown must not cancel the pending request.
    if (step === undefined || step === state.step) return
    checkout.clear()
    dispatch({ type: 'goTo', step })
  }
  const submitOrder = (customer: Customer) => {
    saveDraft({ entry, state, customer, wasSent: true })
    checkout.submit({
      ...order,
      customer,
      attribution: checkoutAttribution(),
    })
  }

  return { state, dispatch, order, today, form, formId, checkout, goTo, submitOrder }
}
