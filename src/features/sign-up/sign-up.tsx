import '../../browser/jitless-zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect, useId, useReducer, useState } from 'react'
import { checkoutAttribution } from '../../browser/attribution-store'
import { queryClient } from '../../browser/query-client'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { signUp } from '../../content/sign-up'
import type { Customer } from '../../shared/checkout'
import { PLANS } from '../../shared/plans'
import type { SignUpRequest } from '../../site/routes'
import { Dialog, DialogDescription, DialogTitle } from '../../ui/dialog'
import { TabPanel, Tabs } from '../../ui/tabs'
import { mountToaster } from '../../ui/toaster'
import { ActionBar } from './action-bar'
import { useCustomerForm } from './customer-form'
import { OrderSummary } from './order-summary'
import { keepDraft, keptDraft, keptState } from './sign-up-draft'
import { isSignUpStep, openSignUp, setupOptionOf, signUpReducer } from './sign-up-reducer'
import { StepList } from './step-list'
import { PaymentStep, PlanStep, SetupStep } from './steps'
import { useCheckout } from './use-checkout'

/** Loaded only where the build asks for the rehearsal dialog. */
const SimpleSignUp = lazy(async () => ({
  default: (await import('./simple-sign-up')).SimpleSignUp,
}))
const isSimple = import.meta.env.VITE_SIGN_UP_VARIANT === 'simple'

interface SignUpProps {
  /** What the wizard opens with; later changes are the wizard's own. */
  readonly request: SignUpRequest
  /** The history entry that it opens in: a reload and Back find it at the same step. */
  readonly entry: string
  readonly onClose: () => void
}

/** The sign-up dialog, in the variant that the build chose. */
export function SignUp(props: SignUpProps) {
  useEffect(mountToaster, [])
  return (
    <QueryClientProvider client={queryClient}>
      {isSimple ? <SimpleSignUp {...props} /> : <SignUpWizard {...props} />}
    </QueryClientProvider>
  )
}

/** The sign-up wizard: plan, setup, payment, and the order beside them. */
function SignUpWizard({ request, entry, onClose }: SignUpProps) {
  const [kept] = useState(keptDraft)
  const [today] = useState(() => new Date())
  const [state, dispatch] = useReducer(
    signUpReducer,
    keptState(kept, entry) ?? openSignUp(request, kept?.state.chosenSetup),
  )
  const form = useCustomerForm(kept?.customer)
  const formId = useId()
  const { step, planId, billingPeriod } = state
  const plan = PLANS[planId]
  const order = { planId, billingPeriod, setupOption: setupOptionOf(state) }
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

  const goTo = (next: string) => {
    // A click on the step that is shown must not call off what it is waiting for.
    if (!isSignUpStep(next) || next === step) return
    checkout.clear()
    dispatch({ type: 'goTo', step: next })
  }
  const subscribe = async (customer: Customer) =>
    checkout.submit({
      plan: planId,
      billing: billingPeriod,
      setup: order.setupOption,
      customer,
      attribution: checkoutAttribution(),
    })

  return (
    <Dialog
      onClose={onClose}
      className="flex flex-col md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-170 lg:grid lg:h-[min(47.5rem,100dvh-3rem)] lg:max-h-none lg:w-250 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <DialogTitle className="shrink-0 px-5 pt-3.5 pr-16 pb-2.5 text-[1.75rem] leading-tight md:px-10 md:pt-7.5 md:text-[2.125rem] lg:pr-10">
        {signUp.title(plan)}
      </DialogTitle>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain lg:contents">
        <Tabs
          value={step}
          onValueChange={goTo}
          className="shrink-0 px-5 pb-7 md:px-10 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain"
        >
          <DialogDescription className="mb-5 text-small text-soil-3">
            {signUp.description(plan)}
          </DialogDescription>
          <StepList state={state} disabled={checkout.isBusy} />
          <TabPanel value="plan" className="pt-6">
            <PlanStep order={order} dispatch={dispatch} />
          </TabPanel>
          <TabPanel value="setup" className="pt-6">
            <SetupStep order={order} dispatch={dispatch} />
          </TabPanel>
          <TabPanel value="payment" className="pt-6">
            <PaymentStep
              formId={formId}
              form={form}
              order={order}
              dispatch={dispatch}
              checkout={checkout}
              onSubmit={subscribe}
            />
          </TabPanel>
        </Tabs>
        <OrderSummary order={order} today={today} />
      </div>
      <ActionBar
        step={step}
        order={order}
        today={today}
        formId={formId}
        checkout={checkout}
        dispatch={dispatch}
      />
    </Dialog>
  )
}
