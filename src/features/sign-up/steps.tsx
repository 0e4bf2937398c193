import { useEffect, useId, useRef, type ComponentPropsWithoutRef } from 'react'
import { cancellation, cancellationTerms } from '../../content/cancellation'
import { signUp } from '../../content/sign-up'
import { PLANS } from '../../shared/plans'
import { needsCardToday } from '../../shared/pricing'
import { externalLinks } from '../../site/external-links'
import { ExternalLink } from '../../ui/external-link'
import { BillingChoices, PlanChoices, SetupChoices } from './choices'
import { CustomerFields } from './customer-form'
import type { Wizard } from './use-wizard'

/** The heading of a wizard step. It takes the focus when its step opens (WCAG 2.4.3). */
export function StepHeading({ id, children }: ComponentPropsWithoutRef<'h3'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Each step begins at its top; which element scrolls depends on the width of the screen.
    let area = heading.current?.parentElement ?? null
    while (area !== null && area.getAttribute('role') !== 'dialog') {
      area.scrollTop = 0
      area = area.parentElement
    }
    if (document.activeElement?.getAttribute('role') === 'tab') return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} id={id} tabIndex={-1} className="mb-4 text-h3">
      {children}
    </h3>
  )
}

/** First step: which plan. */
export function PlanStep({ order, dispatch }: Wizard) {
  const headingId = useId()
  return (
    <>
      <StepHeading id={headingId}>{signUp.plan.heading}</StepHeading>
      <PlanChoices order={order} dispatch={dispatch} labelledBy={headingId} />
      <p className="mt-4 text-small font-semibold text-prairie">{signUp.plan.note}</p>
    </>
  )
}

/** Second step: who sets the platform up. */
export function SetupStep({ order, dispatch }: Wizard) {
  const headingId = useId()
  const words = signUp.setup
  return (
    <>
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <SetupChoices order={order} dispatch={dispatch} labelledBy={headingId} />
      {PLANS[order.planId].hasTrial && (
        <p className="mt-4 text-small font-medium">{words.trialNote}</p>
      )}
      <p className="mt-2 text-small text-soil-3">
        {words.disclaimer}{' '}
        <ExternalLink
          href={externalLinks.enterpriseBooking}
          className="font-semibold text-prairie underline decoration-[1.5px] underline-offset-4"
        >
          {words.disclaimerLink}
        </ExternalLink>
        .
      </p>
    </>
  )
}

/** Third step: who subscribes, and how often they pay. Its button is in the action bar. */
export function PaymentStep(wizard: Wizard) {
  const headingId = useId()
  const words = signUp.payment
  const { formId, form, order } = wizard
  const { isBusy, fields } = wizard.checkout
  return (
    <form
      id={formId}
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => void form.handleSubmit(wizard.submitOrder)(event)}
    >
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <CustomerFields form={form} disabled={isBusy} messages={fields} />
      <div className="mt-4">
        <BillingChoices {...wizard} />
      </div>
      <p className="mt-3.5 text-hint text-soil-3">{words.note(needsCardToday(order))}</p>
      <section
        aria-labelledby={`${headingId}-cancellation`}
        className="mt-4 border-t border-line pt-3.5"
      >
        <h4 id={`${headingId}-cancellation`} className="text-small font-semibold">
          {cancellation.heading}
        </h4>
        <ul className="mt-1.5 grid gap-1 text-hint text-soil-2">
          {cancellationTerms(order).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <output className="sr-only">{isBusy ? words.processingStatus : ''}</output>
    </form>
  )
}
