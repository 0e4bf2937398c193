import { useEffect, useId, useState } from 'react'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { orderOf } from '../../browser/sign-up-record'
import { signUp } from '../../content/sign-up'
import type { Customer, Order } from '../../shared/checkout'
import { PLANS } from '../../shared/plans'
import { needsCardToday } from '../../shared/pricing'
import { Button } from '../../ui/button'
import { Dialog, DialogDescription, DialogTitle } from '../../ui/dialog'
import { toast } from '../../ui/toaster'
import { CustomerFields, readFields, useCustomerForm } from './customer-form'
import { PlanStep, SetupStep, StepHeading } from './steps'
import type { Choice, SignUpProps } from './use-wizard'

/** Demo mode: the same choices and form on one page. It logs what was submitted and creates no subscription. */
export function SimpleSignUp({ request, onClose }: SignUpProps) {
  const { plan: planFromUrl, billing = 'monthly' } = request
  const [choices, setChoices] = useState<Order>({ plan: planFromUrl, billing, setup: 'self' })
  const choose = (choice: Choice) => setChoices((chosen) => ({ ...chosen, ...choice }))
  const form = useCustomerForm()
  const id = useId()
  const order = orderOf(choices)
  const plan = PLANS[order.plan]

  useEffect(() => {
    storeSelectedPlan(plan.id)
  }, [plan.id])

  const submit = (customer: Customer) => {
    // The purpose of this variant: a log entry instead of a subscription.
    // oxlint-disable-next-line no-console
    console.info('Sign-up submitted:', { ...order, customer })
    toast(signUp.simple.toastTitle, { description: signUp.simple.toastText[order.setup] })
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      className="flex flex-col md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-170"
    >
      <DialogTitle className="shrink-0 px-5 pt-3.5 pr-16 pb-2.5 text-[1.75rem] leading-tight md:px-10 md:pt-7.5 md:text-[2.125rem]">
        {signUp.title(plan)}
      </DialogTitle>
      <form
        id={id}
        noValidate
        className="grid shrink-0 gap-8 px-5 pb-7 md:px-10 tall:min-h-0 tall:shrink tall:overflow-y-auto tall:overscroll-contain"
        onSubmit={(event) => {
          readFields(form, event.currentTarget)
          void form.handleSubmit(submit)(event)
        }}
      >
        <DialogDescription className="text-small text-soil-3">
          {signUp.description(plan, needsCardToday(order))}
        </DialogDescription>
        <section>
          <PlanStep order={order} choose={choose} />
        </section>
        <section>
          <SetupStep order={order} choose={choose} />
        </section>
        <section>
          <StepHeading>{signUp.payment.heading}</StepHeading>
          <CustomerFields form={form} />
        </section>
      </form>
      <div className="shrink-0 border-t border-line px-5 py-4 text-right md:px-10">
        <Button type="submit" form={id} arrow className="w-full md:w-auto">
          {signUp.payment.submit(plan)}
        </Button>
      </div>
    </Dialog>
  )
}
