import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { storeSelectedPlan } from '../../browser/selected-plan'
import {
  changeSignUp,
  openSignUp,
  readSignUpRecord,
  SIGN_UP_STEPS,
  startNextSignUp,
  subscribeToSignUp,
  orderOf,
} from '../../browser/sign-up-record'
import type { Order } from '../../shared/checkout'
import { parseSignUpUrl, SIGN_UP_PARAMETERS, type SignUpRequest } from '../../site/routes'
import { useCustomerForm } from './customer-form'
import { useCheckout } from './use-checkout'

export interface SignUpProps {
  /** The initial request. Later changes come from the wizard itself. */
  readonly request: SignUpRequest
  readonly onClose: () => void
}

export type Choice = Partial<Order>

/** Changes the order and the URL, so that a reload, Back and Forward find the last choice. */
function applyChoice(choice: Choice): void {
  changeSignUp(choice)
  const url = new URL(window.location.href)
  for (const name of ['plan', 'billing'] as const) {
    const value = choice[name]
    if (value !== undefined) url.searchParams.set(SIGN_UP_PARAMETERS[name], value)
  }
  // Not through the router, which would count another page view.
  window.history.replaceState(window.history.state, '', url)
}

export type Wizard = ReturnType<typeof useWizard>

/** The state of the wizard, which is the tab's record, with everything that its parts need. */
export function useWizard({ request, onClose }: SignUpProps) {
  // Strict mode calls this twice; the second call finds the record and changes nothing.
  const [opened] = useState(() => openSignUp(request))
  const record = useSyncExternalStore(subscribeToSignUp, readSignUpRecord) ?? opened
  const { plan, step, signUpNumber } = record
  const [today] = useState(() => new Date())
  const form = useCustomerForm(record.customer)
  const { reset } = form
  const formId = useId()
  const checkout = useCheckout()

  // The next sign-up may begin in a copy of this tab, too, or while this page is in the back/forward cache.
  useEffect(() => {
    reset(readSignUpRecord()?.customer)
  }, [reset, signUpNumber])

  useEffect(() => {
    storeSelectedPlan(plan)
  }, [plan])

  const goTo = (name: string | undefined) => {
    const next = SIGN_UP_STEPS.find((each) => each === name)
    if (next === undefined || next === step || checkout.isBusy) return
    checkout.clear()
    changeSignUp({ step: next })
  }
  const moveBy = (steps: 1 | -1) => goTo(SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(step) + steps])

  return {
    record,
    order: orderOf(record),
    today,
    form,
    formId,
    checkout,
    choose: (choice: Choice) => {
      if (!checkout.isBusy) applyChoice(choice)
    },
    goTo,
    moveBy,
    startNext: () => {
      checkout.clear()
      startNextSignUp(parseSignUpUrl(window.location) ?? request)
    },
    onClose,
    saveCustomer: () => changeSignUp({ customer: form.getValues() }),
  }
}
