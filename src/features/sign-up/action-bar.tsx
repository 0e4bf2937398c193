import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { orderWords, signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { dueTodayCents, type Order } from '../../shared/pricing'
import { Button } from '../../ui/button'
import { SiteLink } from '../../ui/site-link'
import { Spinner } from '../../ui/spinner'
import { liftToastsAbove } from '../../ui/toaster'
import { ErrorBanner } from './error-banner'
import { orderTerms } from './order-terms'

const { before, terms, and, privacy } = signUp.payment.agreement

/** A document that a subscriber agrees to. It opens beside the form, which keeps what was typed. */
function documentLink(to: 'terms' | 'privacy', name: string) {
  return (
    <SiteLink to={to} target="_blank" className="underline underline-offset-2">
      {name}
      <span className="sr-only">{signUp.payment.newTab}</span>
    </SiteLink>
  )
}

const BUSY = 'disabled:cursor-wait aria-busy:border-transparent aria-busy:text-white'

/**
 * The wizard's buttons, always in reach at the bottom, and beside them what a tap will cost: due
 * today, what follows, when, and whether a card is needed.
 */
export function ActionBar({
  order,
  today,
  label,
  submits,
  isBusy,
  problem,
  onBack,
  onContinue,
}: {
  readonly order: Order
  readonly today: Date
  readonly label: string
  /** The form that the button submits; undefined where it leads to the next step. */
  readonly submits: string | undefined
  readonly isBusy: boolean
  readonly problem: string | null
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined
  readonly onContinue: () => void
}) {
  const termsId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const isPayment = submits !== undefined

  // After every render: the bar grows and shrinks with what stands in it.
  useLayoutEffect(() => (bar.current === null ? undefined : liftToastsAbove(bar.current)))

  // The button was disabled while busy and lost the focus; after a failure it is the way on.
  useEffect(() => {
    if (problem === null || document.activeElement !== document.body) return
    bar.current?.querySelector<HTMLButtonElement>('button[data-primary]')?.focus()
  }, [problem])

  return (
    <div
      ref={bar}
      className="shrink-0 border-t border-line px-5 pt-3 pb-4 shadow-bar-up md:px-10 lg:col-start-1 lg:row-start-3 lg:py-4.5 lg:shadow-none"
    >
      {problem !== null && <ErrorBanner problem={problem} />}
      <p className="flex items-baseline justify-between lg:hidden">
        {orderWords.dueToday}
        <strong className="figure-number text-[1.375rem]">{formatUsd(dueTodayCents(order))}</strong>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3 lg:flex-nowrap">
        {isPayment && (
          <p className="w-full text-hint text-soil-2 lg:order-1 lg:w-auto lg:flex-1 lg:text-right lg:text-balance">
            <span id={termsId}>{orderTerms(order, today)}</span>{' '}
            <span>
              {before} {documentLink('terms', terms)} {and} {documentLink('privacy', privacy)}.
            </span>
          </p>
        )}
        {onBack !== undefined && (
          <Button
            variant="quiet"
            className="disabled:border-transparent! disabled:bg-transparent! lg:mr-auto lg:-ml-6.5"
            disabled={isBusy}
            onClick={onBack}
          >
            {signUp.payment.back}
          </Button>
        )}
        <Button
          // Two elements: a button that turns into a submit button while it is clicked submits at once.
          key={isPayment ? 'submit' : 'continue'}
          {...(isPayment
            ? { type: 'submit', form: submits, 'aria-describedby': termsId }
            : { onClick: onContinue })}
          arrow={!isBusy}
          disabled={isBusy}
          aria-busy={isBusy}
          className={`min-w-50 flex-1 max-md:px-3 lg:order-2 lg:flex-none ${BUSY}`}
        >
          {isBusy && <Spinner />}
          {isBusy ? signUp.payment.processing : label}
        </Button>
      </div>
    </div>
  )
}
