import { useEffect, useState } from 'react'
import { originalQuery } from '../../browser/address-bar'
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
import { CheckLine } from '../../sections/check-line'
import { phoneHref, phoneInText } from '../../site/company'
import { documentTitle } from '../../site/head'
import { customerPortalUrl } from '../../site/external-links'
import { Button, ButtonLink } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { ArrowIcon } from '../../ui/icons'
import { Section } from '../../ui/section'
import { SiteLink } from '../../ui/site-link'
import { Spinner } from '../../ui/spinner'

const { facts: words, notComplete } = content

/** The loading state is shown for this long at least. */
export const MIN_LOADING_MS = 1_000

/** How long the page waits for the reply. A later reply is still shown. */
const ANSWER_WITHIN_MS = 10_000

/** The result of the sign-up: a subscription (`complete`), or why there is none. */
interface SignUpResult {
  readonly kind: CheckoutStatus['status'] | 'notFound' | 'noReply'
  readonly plan: PlanId
  /** Stripe's values, if it was asked. */
  readonly billing?: BillingPeriod
  readonly trialEnd?: string | null
}

/** Asks for a session's status. The code for that, with the query client and zod, loads only if there is a session. */
async function resultOf(sessionId: string | null, expectedPlan: PlanId): Promise<SignUpResult> {
  // Without a session id the page confirms a subscription without asking Stripe (docs/product.md).
  if (sessionId === null) return { kind: 'complete', plan: expectedPlan }
  try {
    const { confirmSubscription } = await import('./confirm-subscription')
    const checkout = await confirmSubscription(sessionId)
    if (checkout === null) return { kind: 'notFound', plan: expectedPlan }
    const { status, plan, billing, trialEnd } = checkout
    return { kind: status, plan, billing, trialEnd }
  } catch {
    return { kind: 'noReply', plan: expectedPlan }
  }
}

/** The result of the sign-up; undefined while loading. */
function useSignUpResult(): SignUpResult | undefined {
  const [result, setResult] = useState<SignUpResult>()

  useEffect(() => {
    const query = originalQuery()
    const planFromUrl = query.get(PURCHASED_PLAN_PARAMETER)
    const plan = isPlanId(planFromUrl) ? planFromUrl : (storedSelectedPlan() ?? DEFAULT_PLAN_ID)
    // An empty id counts as none.
    const answer = resultOf(query.get(SESSION_PARAMETER) || null, plan)
    let isCurrent = true
    const show = async () => {
      const known = await answer
      if (isCurrent) setResult(known)
    }
    const giveUp = () => setResult((known) => known ?? { kind: 'noReply', plan })
    const timers = [
      setTimeout(() => void show(), MIN_LOADING_MS),
      setTimeout(giveUp, ANSWER_WITHIN_MS),
    ]
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  return result
}

/** Plan, billing and, once known, the end of the trial. Three empty facts while loading. */
function factsOf(result: SignUpResult | undefined) {
  if (result === undefined)
    return [words.plan, words.fees.monthly.name, words.trial].map((name) => ({
      name,
      value: '…',
      detail: '',
    }))
  const { billing = 'monthly', trialEnd } = result
  const plan = PLANS[result.plan]
  const fee = words.fees[billing]
  const trial = trialEnd
    ? { value: words.trialEnd(formatDay(new Date(trialEnd))), detail: words.trialLength }
    : { value: words.trialLength, detail: '' }
  return [
    { name: words.plan, value: plan.name, detail: '' },
    { name: fee.name, value: fee.value(plan), detail: fee.detail(plan) },
    ...(plan.hasTrial ? [{ name: words.trial, ...trial }] : []),
  ]
}

/** The facts on a card. */
function Facts({ result }: { readonly result: SignUpResult | undefined }) {
  return (
    <dl
      className={`grid divide-y divide-prairie-line rounded-window bg-prairie-tint px-5 py-2 md:px-7 lg:row-span-2 lg:mt-3 lg:self-start ${result ? '' : 'noscript:hidden'}`}
    >
      {factsOf(result).map(({ name, value, detail }) => (
        // A new element for a new value, because translating browsers may have replaced the old text node.
        <div
          key={name + value}
          className="items-baseline py-3 md:grid md:grid-cols-[9rem_minmax(0,1fr)] md:py-4"
        >
          <dt className="text-soil-2">{name}</dt>
          <dd className="tabular">
            <span className="block font-heading text-h3">{value}</span>
            {detail && <span className="mt-1 block text-soil-2">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What Stripe and we do next, and where to add a card if the customer portal is configured. */
function WhatHappens({ plan }: { readonly plan: Plan }) {
  const { title, charge, setup, card, call } = content.happens
  return (
    <>
      <h2 className="border-t-[1.5px] border-soil py-4 text-h3">{title}</h2>
      <ul className="grid gap-x-6 *:border-t *:border-line *:py-3.5 lg:grid-cols-4 lg:*:first:col-span-2">
        {[charge(plan), setup(plan)].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
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
            <>
              {call}{' '}
              <a
                href={phoneHref}
                className="font-semibold text-prairie underline underline-offset-4"
              >
                {phoneInText}
              </a>
              .
            </>
          )}
        </li>
      </ul>
    </>
  )
}

/** A link back to the same sign-up, a reload where the status may change by itself, and the phone number. */
function WaysBack({ kind, plan, billing }: SignUpResult) {
  const mayBePaid = kind === 'noReply' || kind === 'processing'
  return (
    <div className="flex flex-col items-start gap-4 lg:col-start-1">
      {!mayBePaid && (
        <ButtonLink to={{ signUp: plan, billing }} variant="prairie" arrow>
          {notComplete.back}
        </ButtonLink>
      )}
      {(mayBePaid || kind === 'open') && (
        <Button variant={mayBePaid ? 'prairie' : 'secondary'} onClick={reloadDocument}>
          {notComplete.reload}
        </Button>
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
    <Section background="limestone-2" className="pt-14 pb-horizon md:pt-24" contained>
      <h2 className="text-h2">{title}</h2>
      <ol className="mt-content grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text, to }) => (
          <li key={name} className="border-t-[1.5px] border-soil">
            <SiteLink
              to={to}
              className="group grid min-h-14 grid-cols-[1fr_auto] content-start items-center gap-x-4 gap-y-1 py-4 lg:min-h-36"
            >
              <h3 className="text-lead">{name}</h3>
              <ArrowIcon className="text-prairie" />
              <p className="text-soil-2">{text}</p>
            </SiteLink>
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
  const isComplete = result?.kind === 'complete'
  const { title, text } =
    isLoading || isComplete
      ? { title: isLoading ? content.loading : content.title, text: content.email }
      : notComplete[result.kind]
  useEffect(() => {
    // What the tab, the history and screen readers call the page (WCAG 2.4.2).
    if (!isLoading) document.title = documentTitle({ title })
  }, [isLoading, title])
  /** Laid out from the start, so that nothing moves when the details arrive. */
  const shown = isLoading ? 'invisible' : ''

  return (
    <>
      <Section className="pt-12 pb-16 md:pt-18 lg:pb-18" contained>
        <CheckLine
          isDone={isComplete}
          className={isComplete ? 'stroke-wheat' : 'stroke-line noscript:hidden'}
        />
        <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div
            aria-live="polite"
            className={isLoading || isComplete ? 'min-h-36 md:min-h-65' : undefined}
          >
            <h1
              className={
                isLoading ? 'text-h3' : isComplete ? 'max-w-[8em] text-display' : 'text-title'
              }
            >
              {/* A new element for each text, because one that changes would count as a layout shift. */}
              <span key={title} className="noscript:hidden">
                {title}
              </span>
              <noscript>{content.withoutScript}</noscript>
            </h1>
            {isLoading ? (
              <p key="loading" className="mt-6 flex items-center gap-4 noscript:hidden">
                <Spinner className="size-8 text-prairie" />
                {/* By CSS alone, because the script that ends the loading may have failed. */}
                <span className="appear-late text-small text-soil-2">
                  {content.slow}{' '}
                  <a href={phoneHref} className="whitespace-nowrap underline underline-offset-4">
                    {phoneInText}
                  </a>
                  .
                </span>
              </p>
            ) : (
              <p key="text" className="mt-6 max-w-[48ch] text-lead text-soil-2">
                {text}
              </p>
            )}
          </div>
          {isLoading || isComplete ? (
            <>
              <Facts result={result} />
              <div className={`flex flex-wrap gap-3 max-md:flex-col lg:col-start-1 ${shown}`}>
                {content.links.map(({ label, to }, index) => (
                  <ButtonLink key={to} to={to} variant={index === 0 ? 'prairie' : 'secondary'}>
                    {label}
                  </ButtonLink>
                ))}
              </div>
              <div className={`lg:col-span-2 lg:pt-8 ${shown}`}>
                <WhatHappens plan={PLANS[result?.plan ?? DEFAULT_PLAN_ID]} />
              </div>
            </>
          ) : (
            <WaysBack {...result} />
          )}
        </div>
      </Section>
      {(isLoading || isComplete) && (
        <div className={isLoading ? 'invisible noscript:visible' : undefined}>
          <NextSteps />
        </div>
      )}
    </>
  )
}
