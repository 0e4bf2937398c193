import { useEffect, useId, useReducer, useState } from 'react'
import { checkoutAttribution } from '../../browser/attribution-store'
import { storeSelectedPlan } from '../../browser/selected-plan'
import type { Customer } from '../../shared/checkout'
import type { SignUpRequest } from '../../site/routes'
import { useCustomerForm } from './customer-form'
import { keepDraft, keptDraft, keptState } from './sign-up-draft'
import { isSignUpStep, openSignUp, orderOf, signUpReducer } from './sign-up-reducer'
import { useCheckout } from './use-checkout'

export type Wizard = ReturnType<typeof useWizard>

/**
 * The wizard's state, and what its parts need of it.
 *
 * @param request what the wizard opens with; later changes are the wizard's own
 * @param entry the history entry that it opens in: a reload and Back find it at the same step
 */
export function useWizard(request: SignUpRequest, entry: string) {
  const [kept] = useState(keptDraft)
  const [today] = useState(() => new Date())
  const [state, dispatch] = useReducer(
    signUpReducer,
    keptState(kept, entry) ?? openSignUp(request, kept?.state.chosenSetup),
  )
  const form = useCustomerForm(kept?.customer)
  const formId = useId()
  const order = orderOf(state)
  const { planId } = order
  const checkout = useCheckout(() => {
    // Another tab may have chosen another plan meanwhile; this is the one that is paid for.
    storeSelectedPlan(planId)
  })

  useEffect(() => {
    storeSelectedPlan(planId)
  }, [planId])

  const { getValues, subscribe: subscribeToForm } = form
  useEffect(() => {
    const keep = () => {
      keepDraft({ entry, state, customer: getValues() })
    }
    keep()
    return subscribeToForm({ formState: { values: true }, callback: keep })
  }, [entry, state, getValues, subscribeToForm])

  const goTo = (step: string) => {
    // A click on the step that is shown must not call off what it is waiting for.
    if (!isSignUpStep(step) || step === state.step) return
    checkout.clear()
    dispatch({ type: 'goTo', step })
  }
  const subscribe = async (customer: Customer) =>
    checkout.submit({
      plan: planId,
      billing: order.billingPeriod,
      setup: order.setupOption,
      customer,
      attribution: checkoutAttribution(),
    })

  return { state, dispatch, order, today, form, formId, checkout, goTo, subscribe }
}
