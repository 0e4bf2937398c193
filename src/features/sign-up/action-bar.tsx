import { useEffect, useRef } from 'react'
import { orderWords, signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { dueTodayCents } from '../../shared/pricing'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { liftToastsAbove } from '../../ui/toaster'
import type { Wizard } from './use-wizard'

const { payment: words } = signUp

/** The amount due and the buttons. If the window is high enough, the bar stays at the bottom. */
export function ActionBar({ record, moveBy, order, formId, checkout }: Wizard) {
  const { step } = record
  const { isBusy, problem, fields } = checkout
  const primary = useRef<HTMLButtonElement>(null)
  const isPayment = step === 'payment'
  const label = isPayment ? words.submit(PLANS[order.plan]) : signUp[step].next

  // After a failure the focus returns to the button, unless a field is wrong (customer-form.tsx).
  useEffect(() => {
    if (problem === null) return undefined
    const banner = document.getElementById(`${formId}-problem`)
    banner?.scrollIntoView({ block: 'nearest' })
    if (fields === undefined) primary.current?.focus()
    return liftToastsAbove(banner)
  }, [problem, fields, formId])

  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 pt-2 pb-3 md:px-10 two-columns:col-start-1 two-columns:row-start-3 two-columns:py-4.5 tall:one-column:pb-4 tall:one-column:shadow-bar-up">
      <p className="flex items-baseline justify-between gap-3 max-md:w-full md:order-1 md:ml-auto">
        {orderWords.dueToday}
        <strong className="figure-number text-[1.375rem]">{formatUsd(dueTodayCents(order))}</strong>
      </p>
      {step !== 'plan' && (
        <Button
          variant="quiet"
          className="aria-disabled:cursor-wait aria-disabled:text-soil-3 two-columns:-ml-6.5"
          aria-disabled={isBusy}
          onClick={() => moveBy(-1)}
        >
          {words.back}
        </Button>
      )}
      <Button
        // Separate elements, because a button that becomes a submit button during a click would submit at once.
        key={isPayment ? 'submit' : 'continue'}
        ref={primary}
        {...(isPayment && {
          type: 'submit',
          form: formId,
          'aria-describedby': `${formId}-now`,
        })}
        onClick={isPayment ? undefined : () => moveBy(1)}
        arrow={!isBusy}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className="min-w-44 flex-1 aria-busy:cursor-wait max-md:px-3 md:order-2 md:flex-none"
      >
        {isBusy && <Spinner />}
        <span>{isBusy ? words.processing : label}</span>
      </Button>
    </div>
  )
}
