import { subscriptionSuccess } from '../../content/pages/subscription-success'
import { formatDay } from '../../shared/calendar'
import type { CheckoutStatus } from '../../shared/checkout'
import { PLANS, type PlanId } from '../../shared/plans'

const { facts: words, notComplete } = subscriptionSuccess

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
export function LoadingFacts() {
  return (
    <dl className="border-t-[1.5px] border-soil noscript:hidden">
      <Fact name={words.plan} value="…" />
      <Fact name={words.fee} value="…" />
    </dl>
  )
}

/** What was subscribed to; the trial's end once Stripe has told it. */
export function SubscriptionFacts({
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
