import { successPhone, success as successWide } from '../../assets/drawings'
import { useEffect, useState } from 'react'
import { storedSelectedPlan } from '../../browser/selected-plan'
import { subscriptionSuccess as content } from '../../content/pages/subscription-success'
import { PLAN_PARAMETER, SESSION_PARAMETER } from '../../shared/url-contract'
import { formatDay } from '../../shared/calendar'
import type { CheckoutStatus } from '../../shared/checkout'
import { DEFAULT_PLAN_ID, isPlanId, PLANS, type PlanId } from '../../shared/plans'
import { ButtonLink } from '../../ui/button'
import { BleedDrawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { Spinner } from '../../ui/spinner'
import { TextLink } from '../../ui/text-link'

/** How long the loading state is shown. */
export const SUBSCRIPTION_LOADING_MS = 1_000

/** The plan to show: from the address, else the one stored by the wizard, else starter. */
export function subscribedPlan(search: string, stored: PlanId | undefined): PlanId {
  const named = new URLSearchParams(search).get(PLAN_PARAMETER)
  return isPlanId(named) ? named : (stored ?? DEFAULT_PLAN_ID)
}

/** Loaded with a session only: it brings the query client and the parser of replies. */
async function loadCheckoutStatus(sessionId: string): Promise<CheckoutStatus> {
  const { fetchCheckoutStatus } = await import('./fetch-checkout-status')
  return fetchCheckoutStatus(sessionId)
}

const { facts: words, notComplete } = content

/** A date that is not broken across lines. */
function longDate(isoDate: string): string {
  return formatDay(new Date(isoDate)).replaceAll(' ', '\u00a0')
}

function Fact({
  name,
  value,
  detail,
}: {
  readonly name: string
  readonly value: string
  readonly detail?: string
}) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] border-b border-line py-4">
      <dt className="text-soil-3">{name}</dt>
      <dd className="font-semibold tabular">
        {value}
        {detail !== undefined && <span className="block font-normal text-soil-2">{detail}</span>}
      </dd>
    </div>
  )
}

/** The frame of the facts while they are loading, so that they arrive in their places. */
function LoadingFacts() {
  return (
    <dl className="border-t-[1.5px] border-soil noscript:hidden">
      <Fact name={words.plan} value="…" />
      <Fact name={words.fee} value="…" />
    </dl>
  )
}

/** What was subscribed to; the trial's end once Stripe has told it. */
function SubscriptionFacts({
  planId,
  status,
}: {
  readonly planId: PlanId
  readonly status: CheckoutStatus | undefined
}) {
  const plan = PLANS[planId]
  const isComplete = status?.status === 'complete'
  const trialEnd = isComplete ? status.trialEnd : null
  const cardNeeded = trialEnd === null ? words.trialEndUnknown : words.trialEnd(longDate(trialEnd))
  return (
    <>
      <dl className="border-t-[1.5px] border-soil">
        <Fact name={words.plan} value={plan.name} />
        <Fact
          name={words.fee}
          value={words.feePerMonth(plan)}
          detail={isComplete && status.billing === 'yearly' ? words.paidYearly(plan) : undefined}
        />
        {plan.hasTrial && (
          <Fact
            name={words.trial}
            value={words.trialLength}
            detail={status === undefined || isComplete ? cardNeeded : undefined}
          />
        )}
      </dl>
      {status !== undefined && status.status !== 'complete' && (
        <output className="mt-4 block rounded-control bg-wheat-tint px-4 py-3 text-small">
          {notComplete[status.status]}
        </output>
      )}
    </>
  )
}

/** Where a new customer begins: profile, features, tutorials, support. */
function NextSteps() {
  const { title, setup, steps } = content.next
  return (
    <Section ground="limestone-2" contained>
      <div className="grid-page items-end gap-y-5">
        <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
        <div className="col-span-12 border-l-3 border-prairie pl-5 lg:col-span-5">
          <p className="max-w-[36ch]">{setup.text}</p>
          <TextLink to={setup.link.to}>{setup.link.label}</TextLink>
        </div>
      </div>
      <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text, link }) => (
          <li key={name} className="flex flex-col border-t-[1.5px] border-soil pt-4">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-2 mb-3 text-soil-2">{text}</p>
            {link !== undefined && (
              <TextLink to={link.to} className="mt-auto">
                {link.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * What the visitor sees on coming back from the checkout: a second of loading, then the subscription.
 * The first render is the loading state, because the plan stands in the address, which the prerendered
 * page does not know.
 */
export function SubscriptionStatus() {
  const [planId, setPlanId] = useState<PlanId>()
  const [status, setStatus] = useState<CheckoutStatus>()
  const isLoading = planId === undefined

  useEffect(() => {
    // Read once: the pixel takes the session out of the address when it has been counted.
    const { search } = window.location
    const timer = setTimeout(() => {
      setPlanId(subscribedPlan(search, storedSelectedPlan()))
    }, SUBSCRIPTION_LOADING_MS)
    const sessionId = new URLSearchParams(search).get(SESSION_PARAMETER)
    // Where it fails, the subscription exists all the same; there is nothing that the visitor could do.
    if (sessionId !== null) loadCheckoutStatus(sessionId).then(setStatus, () => undefined)
    return () => {
      clearTimeout(timer)
    }
  }, [])

  return (
    <>
      <header className="overflow-x-clip pt-12 md:pt-18">
        <div className="container-page grid-page min-h-190 content-start items-start gap-y-10 md:min-h-158 lg:min-h-110">
          <div
            aria-live="polite"
            className="col-span-12 min-h-60 md:min-h-69 lg:col-span-7 lg:min-h-0"
          >
            <h1 className="max-w-[8.5em] text-title">
              <span className="noscript:hidden">{isLoading ? content.loading : content.title}</span>
              <noscript>{content.withoutScript}</noscript>
            </h1>
            {/* Two elements, not one that changes: else the text counts as having moved. */}
            {isLoading ? (
              <p key="loading" className="mt-8 text-prairie noscript:hidden">
                <Spinner className="size-8" />
              </p>
            ) : (
              <p key="email" className="mt-6 max-w-[48ch] text-lead text-soil-2">
                {content.email}
              </p>
            )}
          </div>
          <div className="col-span-12 lg:col-span-5">
            {isLoading ? (
              <LoadingFacts />
            ) : (
              <>
                <SubscriptionFacts planId={planId} status={status} />
                <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col">
                  {content.links.map(({ label, to }, index) => (
                    <ButtonLink
                      key={to}
                      to={to}
                      variant={index === 0 ? 'prairie' : 'secondary'}
                      arrow={index === 0}
                    >
                      {label}
                    </ButtonLink>
                  ))}
                </div>
              </>
            )}
          </div>
        </div>
        <div
          className={`container-page mt-8 transition-opacity duration-enter ease-site ${isLoading ? 'opacity-20 noscript:opacity-100' : ''}`}
        >
          <BleedDrawing wide={successWide} phone={successPhone} from="md" above />
        </div>
      </header>
      {/* It has its place from the start, so that nobody who tabs or scrolls on is thrown back. */}
      <div className={isLoading ? 'invisible noscript:visible' : undefined}>
        <NextSteps />
      </div>
    </>
  )
}
