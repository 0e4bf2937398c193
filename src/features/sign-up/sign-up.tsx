import '../../browser/jitless-zod'
import { lazy, useEffect, useRef } from 'react'
import { SIGN_UP_STEPS } from '../../browser/sign-up-record'
import { orderWords, signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { dueTodayCents, needsCardToday } from '../../shared/pricing'
import { Button } from '../../ui/button'
import { Dialog, DialogDescription, DialogTitle } from '../../ui/dialog'
import { CheckIcon } from '../../ui/icons'
import { Spinner } from '../../ui/spinner'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'
import { liftToastsAbove, mountToaster } from '../../ui/toaster'
import { OrderSummary } from './order-summary'
import { PaymentStep, PlanStep, SetupStep } from './steps'
import { useWizard, type SignUpProps, type Wizard } from './use-wizard'

/** Loaded only in a build with VITE_SIGN_UP_VARIANT=simple. */
const SimpleSignUp = lazy(async () => ({
  default: (await import('./simple-sign-up')).SimpleSignUp,
}))
const isSimple = import.meta.env.VITE_SIGN_UP_VARIANT === 'simple'

/** The sign-up dialog, in the variant that the build chose. */
export function SignUp(props: SignUpProps) {
  useEffect(mountToaster, [])
  return isSimple ? <SimpleSignUp {...props} /> : <SignUpWizard {...props} />
}

/** The three steps as tabs. Earlier steps can be selected; later ones are disabled. */
function StepList({ record, order }: Wizard) {
  const current = SIGN_UP_STEPS.indexOf(record.step)
  /** The choice made in each step, below its name. The order summary has the same facts. */
  const hints = {
    plan: PLANS[order.plan].name,
    setup: signUp.setup.short[order.setup],
    payment: signUp.payment.hint,
  }
  return (
    <TabList
      label={signUp.stepsLabel}
      className="flex flex-wrap gap-1.5 *:flex-1 two-columns:gap-2.5"
    >
      {SIGN_UP_STEPS.map((step, index) => {
        const isDone = index < current
        return (
          <Tab
            key={step}
            value={step}
            disabled={index > current}
            className={`flex min-h-11 flex-col items-start rounded-none border-t-3 pt-2 text-left transition-[border-color] not-disabled:cursor-pointer disabled:text-soil-3 data-[state=active]:border-soil ${isDone ? 'border-prairie hover:border-prairie-dark' : 'border-line'}`}
          >
            <span className="flex items-center gap-1.5 text-small leading-5 font-semibold">
              {isDone && <CheckIcon className="h-3 w-3.5 shrink-0 text-prairie" />}
              <span>
                <span className="sr-only">{signUp.stepNumber(index + 1)} </span>
                <span>{signUp[step].label}</span>
                {isDone && <span className="sr-only">{signUp.done}</span>}
              </span>
            </span>
            <span aria-hidden="true" className="hidden text-small text-soil-3 md:block">
              {index <= current && hints[step]}
            </span>
          </Tab>
        )
      })}
    </TabList>
  )
}

/** The amount due and the buttons. If the window is high enough, the bar stays at the bottom. */
function ActionBar({ record, moveBy, order, formId, checkout }: Wizard) {
  const { step } = record
  const { isBusy, failure } = checkout
  const primary = useRef<HTMLButtonElement>(null)
  const isPayment = step === 'payment'
  const label = isPayment ? signUp.payment.submit(PLANS[order.plan]) : signUp[step].next

  // After a failure the focus returns to the button, unless a field is wrong (customer-form.tsx).
  useEffect(() => {
    if (failure === null) return undefined
    const banner = document.getElementById(`${formId}-failure`)
    banner?.scrollIntoView({ block: 'nearest' })
    if (failure.fields === undefined) primary.current?.focus()
    return liftToastsAbove(banner)
  }, [failure, formId])

  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 pt-2 pb-3 md:px-10 two-columns:col-start-1 two-columns:row-start-3 two-columns:py-4.5 tall:one-column:pb-4 tall:one-column:shadow-bar-up">
      {/* Hidden in two columns, where the summary shows the total. */}
      <p className="flex items-baseline justify-between gap-3 max-md:w-full md:order-1 md:ml-auto two-columns:hidden">
        {orderWords.dueToday}
        <strong className="figure-number text-[1.375rem]">{formatUsd(dueTodayCents(order))}</strong>
      </p>
      {step !== 'plan' && (
        <Button
          variant="quiet"
          className="aria-disabled:cursor-wait aria-disabled:text-soil-3 md:-ml-6.5"
          aria-disabled={isBusy}
          onClick={() => moveBy(-1)}
        >
          {signUp.payment.back}
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
        onClick={() => !isPayment && moveBy(1)}
        arrow={!isBusy}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className={`min-w-[min(11rem,100%)] flex-1 aria-busy:cursor-wait aria-busy:bg-paintbrush-dark max-md:px-3 md:order-2 md:flex-none ${step === 'plan' ? 'two-columns:flex-1' : 'two-columns:ml-auto'}`}
      >
        {isBusy && <Spinner />}
        <span>{isBusy ? signUp.payment.processing : label}</span>
      </Button>
    </div>
  )
}

/** Shown instead of the steps if this tab's sign-up is paid. */
function AlreadySubscribed({ order, startNext }: Wizard) {
  const { title, text, next } = signUp.paid
  return (
    <>
      <DialogTitle className="pr-11 text-[1.75rem] leading-tight md:text-[2.125rem]">
        {title}
      </DialogTitle>
      <DialogDescription>{text(PLANS[order.plan])}</DialogDescription>
      <Button variant="secondary" onClick={startNext}>
        {next}
      </Button>
    </>
  )
}

/** Plan, setup, payment, and the order beside them. */
function Steps(wizard: Wizard) {
  const plan = PLANS[wizard.order.plan]
  return (
    <>
      <DialogTitle className="shrink-0 px-5 pt-3.5 pr-16 pb-2.5 text-[1.5rem] leading-tight md:px-10 md:pt-6 md:pb-2 md:text-[2.125rem] two-columns:pr-10">
        {signUp.title(plan)}
      </DialogTitle>
      <div className="flex shrink-0 flex-col tall:min-h-0 tall:flex-1 tall:shrink tall:overflow-y-auto tall:overscroll-contain two-columns:contents">
        <Tabs
          value={wizard.record.step}
          onValueChange={wizard.goTo}
          // Selecting an earlier step disables the later tabs, so arrow keys must only move the focus.
          activationMode="manual"
          className="shrink-0 px-5 pb-3 md:px-10 tall:pb-7 two-columns:min-h-0 two-columns:overflow-y-auto two-columns:overscroll-contain"
        >
          <DialogDescription
            className={`mb-4 text-small text-soil-3 ${wizard.record.step === 'plan' ? '' : 'max-md:sr-only'}`}
          >
            {signUp.description(plan, needsCardToday(wizard.order))}
          </DialogDescription>
          <StepList {...wizard} />
          <TabPanel value="plan" className="pt-5">
            <PlanStep {...wizard} />
          </TabPanel>
          <TabPanel value="setup" className="pt-5">
            <SetupStep {...wizard} />
          </TabPanel>
          <TabPanel value="payment" className="pt-5">
            <PaymentStep {...wizard} />
          </TabPanel>
        </Tabs>
        {/* In one column, the last step shows the summary above the terms. */}
        <OrderSummary
          {...wizard}
          className={wizard.record.step === 'payment' ? 'one-column:hidden' : ''}
        />
      </div>
      {/* Announces a new total once, in a few words (WCAG 4.1.3). */}
      <output className="sr-only">{orderWords.totalStatus(wizard.order)}</output>
      <ActionBar {...wizard} />
    </>
  )
}

const PAID_BOX =
  'flex flex-col items-start gap-5 overflow-y-auto px-5 py-7.5 md:h-fit md:w-150 md:px-10'
const STEPS_BOX =
  'flex flex-col md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-170 two-columns:grid two-columns:h-[min(48rem,100dvh-2rem)] two-columns:max-h-none two-columns:w-250 two-columns:grid-cols-[minmax(0,1fr)_22rem] two-columns:grid-rows-[auto_minmax(0,1fr)_auto]'

/** The sign-up wizard. One dialog, so that closing it returns the focus to what opened it, also after another order. */
function SignUpWizard(props: SignUpProps) {
  const wizard = useWizard(props)
  const { isPaid } = wizard.record
  return (
    <Dialog onClose={props.onClose} className={isPaid ? PAID_BOX : STEPS_BOX}>
      {isPaid ? <AlreadySubscribed {...wizard} /> : <Steps {...wizard} />}
    </Dialog>
  )
}
