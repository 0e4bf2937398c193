import { useEffect, useId } from 'react'
import { signUp } from '../../content/sign-up'
import type { Customer } from '../../shared/checkout'
import { PLANS, type BillingPeriod } from '../../shared/plans'
import { needsCardToday, type Order } from '../../shared/pricing'
import { BillingChoices } from './billing-choices'
import { CUSTOMER_FIELDS, type FieldErrors } from './create-checkout'
import { CustomerFields } from './customer-fields'
import { StepHeading } from './step-heading'
import type { CustomerForm } from './use-customer-form'

const { payment: words } = signUp

/** Third step: who subscribes, and how often they pay. Its button is in the action bar. */
export function PaymentStep({
  formId,
  form,
  order,
  isBusy,
  fieldErrors,
  onChooseBilling,
  onSubmit,
}: {
  readonly formId: string
  readonly form: CustomerForm
  readonly order: Order
  readonly isBusy: boolean
  /** What the checkout function found wrong, if anything. */
  readonly fieldErrors: FieldErrors | null
  readonly onChooseBilling: (billingPeriod: BillingPeriod) => void
  readonly onSubmit: (customer: Customer) => Promise<void>
}) {
  const headingId = useId()
  const { setError, setFocus } = form

  // After the render in which the fields are enabled again: a disabled one cannot take the focus.
  useEffect(() => {
    const wrong = CUSTOMER_FIELDS.filter((field) => fieldErrors?.[field] !== undefined)
    for (const field of wrong) setError(field, { type: 'server', message: fieldErrors?.[field] })
    if (wrong[0] !== undefined) setFocus(wrong[0])
  }, [fieldErrors, setError, setFocus])

  return (
    <form
      id={formId}
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(onSubmit)(event)
      }}
    >
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <CustomerFields form={form} disabled={isBusy} />
      <div className="mt-4">
        <BillingChoices
          planId={order.planId}
          billingPeriod={order.billingPeriod}
          disabled={isBusy}
          onChoose={onChooseBilling}
        />
      </div>
      <p className="mt-3.5 text-hint text-soil-3">
        {words.note(needsCardToday(order))} {words.cancel(PLANS[order.planId])}
      </p>
      <output className="sr-only">{isBusy ? words.processingStatus : ''}</output>
    </form>
  )
}
