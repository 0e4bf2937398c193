import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { chargeTerms } from '../../content/cancellation'
import { orderWords, signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { dueTodayCents } from '../../shared/pricing'
import { company, phoneHref } from '../../site/company'
import { Button } from '../../ui/button'
import { AlertIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { Spinner } from '../../ui/spinner'
import { liftToastsAbove } from '../../ui/toaster'
import type { Wizard } from './use-wizard'

const { payment: words, failure } = signUp
const { before, terms, and, privacy } = words.agreement

/** A document that a subscriber agrees to, in a tab of its own beside the form. */
function documentLink(to: 'terms' | 'privacy', name: string) {
  return (
    <SiteLink to={to} target="_blank" className="underline underline-offset-2">
      {name}
      <span className="sr-only">{words.newTab}</span>
    </SiteLink>
  )
}

/** Why the checkout did not start, in the words of src/shared/checkout.ts, and what can be done. */
function ErrorBanner({ problem }: { readonly problem: string }) {
  return (
    <div
      role="alert"
      className="mb-3 flex gap-2.5 rounded-control border-[1.5px] border-paintbrush-dark bg-error-tint px-4 py-3 text-small text-error-text"
    >
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <div>
        <p className="font-semibold">{problem}</p>
        {navigator.onLine ? (
          <p>
            {failure.reassurance}{' '}
            <a href={phoneHref} className="whitespace-nowrap underline underline-offset-2">
              {company.phone}
            </a>
            .
          </p>
        ) : (
          <p>{failure.offline}</p>
        )}
      </div>
    </div>
  )
}

/** The wizard's buttons, always in reach at the bottom, and beside them what a tap will cost. */
export function ActionBar({ record, moveBy, order, today, formId, checkout }: Wizard) {
  const { step } = record
  const { isBusy, problem, fields } = checkout
  const termsId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const primary = useRef<HTMLButtonElement>(null)
  const isPayment = step === 'payment'
  const label = isPayment ? words.submit(PLANS[order.plan]) : signUp[step].next

  // The bar's height changes with the step, the order's terms and the banner.
  useLayoutEffect(() => liftToastsAbove(bar.current), [record, problem])

  // After a failure the button is the way on, unless a field is wrong (customer-form.tsx).
  useEffect(() => {
    if (problem !== null && fields === undefined) primary.current?.focus()
  }, [problem, fields])

  return (
    <div
      ref={bar}
      className="shrink-0 border-t border-line px-5 pt-3 pb-4 shadow-bar-up md:px-10 lg:col-start-1 lg:row-start-3 lg:py-4.5 lg:[box-shadow:none]"
    >
      {problem !== null && <ErrorBanner problem={problem} />}
      <p className="flex items-baseline justify-between lg:hidden">
        {orderWords.dueToday}
        <strong className="figure-number text-[1.375rem]">{formatUsd(dueTodayCents(order))}</strong>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3 lg:flex-nowrap">
        {isPayment && (
          <p className="w-full text-small text-soil-2 lg:order-1 lg:w-auto lg:flex-1 lg:text-right lg:text-balance">
            <span id={termsId}>{chargeTerms(order, today)}</span>{' '}
            <span>
              {before} {documentLink('terms', terms)} {and} {documentLink('privacy', privacy)}.
            </span>
          </p>
        )}
        {step !== 'plan' && (
          <Button
            variant="quiet"
            className="disabled:border-transparent! disabled:bg-transparent! lg:mr-auto lg:-ml-6.5"
            disabled={isBusy}
            onClick={() => moveBy(-1)}
          >
            {words.back}
          </Button>
        )}
        <Button
          // Two elements: a button that turns into a submit button while it is clicked submits at once.
          key={isPayment ? 'submit' : 'continue'}
          ref={primary}
          {...(isPayment && { type: 'submit', form: formId, 'aria-describedby': termsId })}
          onClick={isPayment ? undefined : () => moveBy(1)}
          arrow={!isBusy}
          disabled={isBusy}
          aria-busy={isBusy}
          className="min-w-50 flex-1 disabled:cursor-wait aria-busy:border-transparent aria-busy:text-white max-md:px-3 lg:order-2 lg:flex-none"
        >
          {isBusy && <Spinner />}
          <span>{isBusy ? words.processing : label}</span>
        </Button>
      </div>
    </div>
  )
}
