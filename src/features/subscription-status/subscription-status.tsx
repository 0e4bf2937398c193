import { useEffect, useState } from 'react'
import threadCheck from '../../assets/drawings/thread-check.svg?drawing'
import { openedWith } from '../../browser/arrival'
import { reloadDocument } from '../../browser/redirect-to'
import { storedSelectedPlan } from '../../browser/selected-plan'
import { subscriptionSuccess as content } from '../../content/pages/subscription-success'
import { formatDay } from '../../shared/calendar'
import type { CheckoutStatus } from '../../shared/checkout'
import {
  DEFAULT_PLAN_ID,
  isPlanId,
  PLANS,
  type BillingPeriod,
  type Plan,
  type PlanId,
} from '../../shared/plans'
import { PURCHASED_PLAN_PARAMETER, SESSION_PARAMETER } from '../../shared/url-contract'
import { phoneHref } from '../../site/company'
import { customerPortalUrl } from '../../site/external-links'
import { Button, ButtonLink } from '../../ui/button'
import { Drawing } from '../../ui/drawing'
import { ExternalLink } from '../../ui/external-link'
import { Section } from '../../ui/section'
import { Spinner } from '../../ui/spinner'
import { TextLink } from '../../ui/text-link'

const { facts: words, notComplete } = content

/** How long the loading state is shown. */
export const SUBSCRIPTION_LOADING_MS = 1_000

/** How long the page waits for the reply. A later reply is still shown. */
const ANSWER_WITHIN_MS = 10_000

/** The result of the sign-up: a subscription (`complete`), or why there is none. */
interface SignUpResult {
  readonly kind: CheckoutStatus['status'] | 'unknown' | 'unanswered'
  readonly plan: PlanId
  /** Stripe's values, if it was asked. */
  readonly billing?: BillingPeriod
  readonly trialEnd?: string | null
}

/** Asks about a session. That code, with the query client and the parser, loads only if there is a session. */
async function resultOf(sessionId: string | null, named: PlanId): Promise<SignUpResult> {
  if (sessionId === null) return { kind: 'complete', plan: named }
  try {
    const { confirmSubscription } = await import('./confirm-subscription')
    const checkout = await confirmSubscription(sessionId)
    if (checkout === null) return { kind: 'unknown', plan: named }
    const { status, plan, billing, trialEnd } = checkout
    return { kind: status, plan, billing, trialEnd }
  } catch {
    return { kind: 'unanswered', plan: named }
  }
}

/** The result of the sign-up; undefined while loading. */
function useSignUpResult(): SignUpResult | undefined {
  const [result, setResult] = useState<SignUpResult>()

  useEffect(() => {
    const query = openedWith()
    const named = query.get(PURCHASED_PLAN_PARAMETER)
    const plan = isPlanId(named) ? named : (storedSelectedPlan() ?? DEFAULT_PLAN_ID)
    const answer = resultOf(query.get(SESSION_PARAMETER), plan)
    let isCurrent = true
    const show = async () => {
      const known = await answer
      if (isCurrent) setResult(known)
    }
    const giveUp = () => setResult((known) => known ?? { kind: 'unanswered', plan })
    const timers = [
      setTimeout(() => void show(), SUBSCRIPTION_LOADING_MS),
      setTimeout(giveUp, ANSWER_WITHIN_MS),
    ]
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  return result
}

/** Plan, billing and, once known, the end of the trial. Two empty facts while loading. */
function factsOf(result: SignUpResult | undefined) {
  if (result === undefined)
    return [words.plan, words.fee].map((name) => ({ name, value: '…', detail: undefined }))
  const { billing, trialEnd } = result
  const plan = PLANS[result.plan]
  const yearly = billing === 'yearly' ? words.paidYearly(plan) : undefined
  const end = trialEnd ? words.trialEnd(formatDay(new Date(trialEnd))) : undefined
  return [
    { name: words.plan, value: plan.name, detail: undefined },
    { name: words.fee, value: words.feePerMonth(plan), detail: yearly },
    ...(plan.hasTrial ? [{ name: words.trial, value: words.trialLength, detail: end }] : []),
  ]
}

/** What Stripe and we do next, and where to add a card if the customer portal is configured. */
function WhatHappens({ plan }: { readonly plan: Plan }) {
  const { title, charge, setup, card, call } = content.happens
  return (
    <>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 border-t border-line">
        {[charge(plan), setup(plan)].map((line) => (
          <li key={line} className="border-b border-line py-3">
            {line}
          </li>
        ))}
        <li className="border-b border-line py-3">
          {plan.hasTrial && customerPortalUrl !== '' ? (
            <>
              {card.before}{' '}
              <ExternalLink
                href={customerPortalUrl}
                className="font-semibold text-prairie underline underline-offset-4"
              >
                {card.link}
              </ExternalLink>
              .
            </>
          ) : (
            call
          )}
        </li>
      </ul>
    </>
  )
}

/** The facts, whose space is reserved from the start, and the next pages for a new customer. */
function Subscription({ result }: { readonly result: SignUpResult | undefined }) {
  return (
    <>
      <dl className={`border-t-[1.5px] border-soil ${result ? '' : 'noscript:hidden'}`}>
        {factsOf(result).map(({ name, value, detail }) => (
          // A new element for a new value, because translating browsers may have replaced the old text node.
          <div
            key={name + value}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] border-b border-line py-4"
          >
            <dt className="text-soil-3">{name}</dt>
            <dd className="font-semibold tabular">
              {value}
              {detail && <span className="block font-normal text-soil-2">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {result && (
        <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col">
          {content.links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'prairie' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  )
}

/** Links back to the same sign-up or, without a reply, to try again; and the phone number. */
function WaysBack({ kind, plan, billing }: SignUpResult) {
  return (
    <div className="flex flex-col items-start gap-4">
      {kind === 'unanswered' || kind === 'processing' ? (
        <Button variant="prairie" onClick={reloadDocument}>
          {notComplete.reload}
        </Button>
      ) : (
        <ButtonLink to={{ signUp: plan, billing }} variant="prairie" arrow>
          {notComplete.back}
        </ButtonLink>
      )}
      <a
        href={phoneHref}
        className="inline-flex min-h-11 items-center font-semibold text-prairie underline decoration-[1.5px] underline-offset-4"
      >
        {notComplete.call}
      </a>
    </div>
  )
}

/** First steps for a new customer: profile, features, tutorials, support. */
function NextSteps() {
  const { title, steps } = content.next
  return (
    <Section className="pb-horizon" contained>
      <h2 className="text-h3">{title}</h2>
      <ol className="mt-4 grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text, link }) => (
          <li key={name} className="flex flex-col border-t border-line py-3">
            <h3 className="text-lead">{name}</h3>
            <p className="text-soil-2">{text}</p>
            <TextLink {...link} className="mt-auto" />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The result of the sign-up. The first render is the loading state, because the prerendered page knows no plan. */
export function SubscriptionStatus() {
  const result = useSignUpResult()
  const isLoading = result === undefined
  const hasProblem = !isLoading && result.kind !== 'complete'
  const { title, text } = hasProblem
    ? notComplete[result.kind]
    : { title: isLoading ? content.loading : content.title, text: content.email }

  return (
    <>
      <Section className="pt-12 pb-12 md:pt-18" contained="grid-page gap-y-6">
        <div
          aria-live="polite"
          className="col-span-12 col-start-1 row-start-1 min-h-48 md:min-h-53"
        >
          <h1 className="text-title">
            <span className="noscript:hidden">{title}</span>
            <noscript>{content.withoutScript}</noscript>
          </h1>
          {/* Two elements instead of one that changes, which would count as a layout shift. */}
          {isLoading ? (
            <p key="loading" className="mt-6 text-prairie noscript:hidden">
              <Spinner className="size-8" />
            </p>
          ) : (
            <p key="text" className="mt-6 max-w-[48ch] text-lead text-soil-2">
              {text}
            </p>
          )}
        </div>
        {result?.kind === 'complete' && (
          <Drawing
            drawing={threadCheck}
            className="col-span-6 col-start-7 row-start-1 h-12 w-auto max-w-none self-end md:h-18"
            above
          />
        )}
        {hasProblem ? (
          <div className="col-span-12">
            <WaysBack {...result} />
          </div>
        ) : (
          <>
            <div className="col-span-12 min-h-90 md:min-h-70 lg:col-span-5">
              <Subscription result={result} />
            </div>
            {/* Rendered from the start, like the section below, so that nothing moves when the details arrive. */}
            <div
              className={`col-span-12 lg:col-span-6 lg:col-start-7 ${isLoading ? 'invisible' : ''}`}
            >
              <WhatHappens plan={PLANS[result?.plan ?? DEFAULT_PLAN_ID]} />
            </div>
          </>
        )}
      </Section>
      {!hasProblem && (
        <div className={isLoading ? 'invisible noscript:visible' : undefined}>
          <NextSteps />
        </div>
      )}
    </>
  )
}
