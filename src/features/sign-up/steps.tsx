import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { PLAN_DESCRIPTIONS } from '../../content/plan-descriptions'
import { signUp } from '../../content/sign-up'
import { formatUsd } from '../../shared/money'
import { BILLING_PERIODS, FEATURED_PLAN_ID, PLANS } from '../../shared/plans'
import { BILLING_LABELS, needsCardToday, planPriceCents } from '../../shared/pricing'
import { setupOptionsFor } from '../../shared/setup-options'
import { externalLinks } from '../../site/external-links'
import { ExternalLink } from '../../ui/external-link'
import { ChargeTerms } from './charge-terms'
import { CustomerFields, readFields, unannouncedError } from './customer-form'
import { ErrorBanner } from './error-banner'
import { OrderSummary } from './order-summary'
import type { Wizard } from './use-wizard'

/** The heading of a wizard step. It takes the focus when its step opens (WCAG 2.4.3). */
export function StepHeading({ id, children }: ComponentPropsWithoutRef<'h3'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Scroll each step to its top. Which element scrolls depends on the width of the screen.
    let area = heading.current?.parentElement ?? null
    while (area !== null && area.getAttribute('role') !== 'dialog') {
      area.scrollTop = 0
      area = area.parentElement
    }
    // Leave it on a tab, or on the first heading in the simple variant, which shows all steps at once.
    if (document.activeElement?.matches('[role=tab], h3')) return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} id={id} tabIndex={-1} className="mb-3 text-h3">
      {children}
    </h3>
  )
}

const CARD =
  'grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 border-[1.5px] border-line-strong bg-white px-4 py-3.5 transition-[background-color,border-color]'

const CARD_STATES =
  'hover:border-soil has-checked:border-prairie has-checked:bg-prairie-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-prairie has-aria-disabled:cursor-wait'

const APART = 'rounded-control has-checked:inset-ring-[1.5px] has-checked:inset-ring-prairie'

/** A radio button and the card that is its label. For screen readers, tag, price and children are its description. */
function ChoiceCard({
  title,
  tag,
  price,
  className = APART,
  children,
  ...radio
}: Omit<ComponentPropsWithoutRef<'input'>, 'title'> & {
  readonly title: ReactNode
  readonly tag?: string | false
  readonly price: ReactNode
}) {
  const id = useId()
  return (
    <label className={`${CARD} ${CARD_STATES} ${className}`}>
      <input
        {...radio}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${tag ? `${id}-tag ` : ''}${id}-aside ${id}-text`}
        className="mt-0.5 size-5 cursor-pointer appearance-none rounded-full border-[1.5px] border-soil-3 bg-white checked:border-[6px] checked:border-prairie focus-visible:outline-none aria-disabled:cursor-wait"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={`${id}-title`}>{title}</span>
        {tag && (
          <span
            id={`${id}-tag`}
            className="rounded-tag bg-wheat px-2 text-small leading-6 font-semibold max-md:order-1 md:mr-auto"
          >
            {tag}
          </span>
        )}
        <span id={`${id}-aside`} className="font-semibold tabular">
          {price}
        </span>
      </div>
      <div id={`${id}-text`} className="col-start-2">
        {children}
      </div>
    </label>
  )
}

/** First step: which plan. */
export function PlanStep({ order, choose }: Pick<Wizard, 'order' | 'choose'>) {
  const headingId = useId()
  const words = signUp.plan
  return (
    <>
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <fieldset aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
        {Object.values(PLANS).map((plan) => (
          <ChoiceCard
            key={plan.id}
            name="sign-up-plan"
            value={plan.id}
            checked={plan.id === order.plan}
            onChange={() => choose({ plan: plan.id })}
            title={<span className="font-heading text-[1.25rem] leading-6">{plan.name}</span>}
            tag={plan.id === FEATURED_PLAN_ID && words.featured}
            price={
              <>
                <span className="text-small font-normal">{words.from}</span>{' '}
                <span className="figure-number text-[1.375rem] leading-6 md:text-[1.75rem]">
                  {formatUsd(plan.monthlyCents)}
                </span>
                <span className="text-small font-normal">{words.perMonth}</span>
              </>
            }
          >
            <p className="text-small text-soil-2">{PLAN_DESCRIPTIONS[plan.id]}</p>
            <p className="mt-0.5 text-small font-medium">{words.trial(plan)}</p>
          </ChoiceCard>
        ))}
      </fieldset>
      <p className="mt-3 text-small font-semibold text-prairie">{words.note}</p>
    </>
  )
}

/** Second step: who sets the platform up. */
export function SetupStep({ order, choose }: Pick<Wizard, 'order' | 'choose'>) {
  const headingId = useId()
  const words = signUp.setup
  return (
    <>
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <fieldset aria-labelledby={headingId} className="grid gap-3">
        {setupOptionsFor(order.plan).map(({ id, name, feeCents }) => (
          <ChoiceCard
            key={id}
            name="sign-up-setup"
            value={id}
            checked={id === order.setup}
            onChange={() => choose({ setup: id })}
            title={<span className="font-semibold">{name}</span>}
            price={
              <>
                {formatUsd(feeCents)}{' '}
                {feeCents > 0 && (
                  <span className="text-small font-normal text-soil-3">{words.once}</span>
                )}
              </>
            }
          >
            <p className="text-small text-soil-2">{words.descriptions[id]}</p>
          </ChoiceCard>
        ))}
      </fieldset>
      <p className="mt-4 text-small text-soil-3">
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

/** Monthly or annual. */
function BillingChoices({ order, choose, checkout }: Wizard) {
  const words = signUp.payment
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 leading-6 font-semibold">{words.billing}</legend>
      <div className="grid md:grid-cols-2">
        {BILLING_PERIODS.map((period) => (
          <ChoiceCard
            key={period}
            name="sign-up-billing"
            value={period}
            checked={period === order.billing}
            aria-disabled={checkout.isBusy}
            onChange={() => choose({ billing: period })}
            title={<span className="font-semibold">{BILLING_LABELS[period]}</span>}
            price={formatUsd(planPriceCents(order.plan, period))}
            className="not-first:-mt-[1.5px] first:rounded-t-control last:rounded-b-control has-checked:z-10 md:not-first:mt-0 md:not-first:-ml-[1.5px] md:first:rounded-l-control md:first:rounded-tr-none md:last:rounded-r-control md:last:rounded-bl-none"
          >
            <p className="text-small text-soil-3">{words.billingHints[period]}</p>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}

/** Third step: who subscribes, and how often they pay. Its button is in the action bar. */
export function PaymentStep(wizard: Wizard) {
  const headingId = useId()
  const words = signUp.payment
  const { formId, form, order } = wizard
  const { isBusy, failure, submit } = wizard.checkout
  const [unannounced, setUnannounced] = useState('')
  return (
    <form
      id={formId}
      aria-labelledby={headingId}
      noValidate
      onChange={() => {
        setUnannounced('')
        wizard.saveCustomer()
      }}
      onSubmit={(event) => {
        readFields(form, event.currentTarget)
        wizard.saveCustomer()
        void form.handleSubmit(submit, (errors) => setUnannounced(unannouncedError(errors)))(event)
      }}
    >
      <StepHeading id={headingId}>{words.heading}</StepHeading>
      <p className="-mt-1.5 mb-3 text-small text-soil-3">{words.required}</p>
      <CustomerFields form={form} readOnly={isBusy} messages={failure?.fields} />
      <BillingChoices {...wizard} />
      <p className="mt-3.5 text-small text-soil-3">{words.note(needsCardToday(order))}</p>
      <OrderSummary {...wizard} className="-mx-5 mt-5 md:-mx-10 two-columns:hidden" />
      <ChargeTerms {...wizard} />
      {failure !== null && <ErrorBanner id={`${formId}-failure`} failure={failure} />}
      <output className="sr-only">{isBusy ? words.processingStatus : unannounced}</output>
    </form>
  )
}
