import type { PlanColumnContent } from '../content/pages/platform'
import { formatUsd } from '../shared/money'
import { planFeatures, type PlanFeature } from '../shared/plan-features'
import { BILLING_PERIODS, type BillingPeriod, type Plan } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { Button } from '../ui/button'
import { CheckIcon, DashIcon } from '../ui/icons'

/** Which period's price is shown is CSS's business (billing-toggle.tsx). */
const SHOWN: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'group-has-[[value=yearly]:checked]/billing:hidden',
  yearly: 'hidden group-has-[[value=yearly]:checked]/billing:block',
}

function Price({
  plan,
  period,
  text,
}: {
  readonly plan: Plan
  readonly period: BillingPeriod
  readonly text: PlanColumnContent
}) {
  const price = formatUsd(planPriceCents(plan.id, period))
  return (
    <div className={SHOWN[period]} data-price={period}>
      <p className="flex items-start figure-number text-title leading-[.9] tracking-[-.03em]">
        <span className="mt-1 mr-0.5 text-[.42em] leading-none">{price.slice(0, 1)}</span>
        {price.slice(1)}
      </p>
      <p className="mt-2 text-soil-3 on-dark:text-on-dark">
        {text.per[period]}, {plan.hasTrial ? text.withTrial : text.withoutTrial}
      </p>
    </div>
  )
}

function Feature({
  feature: { name, included },
  text,
}: {
  readonly feature: PlanFeature
  readonly text: PlanColumnContent
}) {
  return (
    <li
      className={`flex items-baseline gap-3 py-1.5 leading-snug ${included ? '' : 'text-soil-3 on-dark:text-on-dark-quiet'}`}
    >
      {included ? (
        <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie on-dark:text-wheat" />
      ) : (
        <DashIcon />
      )}
      {included ? name : text.missing(name)}
    </li>
  )
}

/**
 * A plan as an open column that hangs from a rule; the featured one is a solid card with its tag
 * above the rule. Rows line up with those of the other plans through the parent's grid (subgrid).
 */
export function PlanColumn({
  plan,
  button,
  text,
}: {
  readonly plan: Plan
  readonly button: string
  readonly text: PlanColumnContent
}) {
  const { id, name, featured, description } = plan
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={
        featured
          ? 'relative order-first row-span-4 grid grid-rows-subgrid rounded-panel bg-soil px-6 pt-16 pb-7 text-limestone on-dark max-md:-mx-1 max-md:mb-8 md:order-none md:-mt-8.5 lg:mb-18 lg:px-8.5 lg:pb-10'
          : 'row-span-4 grid grid-rows-subgrid border-t-[1.5px] border-soil pt-7 pb-8 md:first:pr-6 md:max-lg:last:col-span-2 md:max-lg:last:mt-10 lg:px-8.5 lg:first:pl-0 lg:last:pr-0'
      }
    >
      {featured && (
        <p className="absolute top-6 left-6 rounded-tag bg-wheat px-2.5 py-1.5 text-hint leading-none font-semibold text-soil lg:left-8.5">
          {text.featuredTag}
        </p>
      )}
      <div>
        <h3 id={`plan-${id}`} className="text-h3">
          {name}
        </h3>
        <p className="mt-1.5 text-soil-3 on-dark:text-on-dark">{description}</p>
      </div>
      <div className="mt-5">
        {BILLING_PERIODS.map((period) => (
          <Price key={period} plan={plan} period={period} text={text} />
        ))}
      </div>
      <Button
        data-sign-up={id}
        variant={featured ? 'primary' : 'secondary'}
        arrow={featured}
        className="mt-5.5 mb-5.5 w-full"
      >
        {button}
      </Button>
      <ul className="md:max-lg:in-[article:last-child]:columns-2 md:max-lg:in-[article:last-child]:gap-x-6">
        {planFeatures(id).map((feature) => (
          <Feature key={feature.id} feature={feature} text={text} />
        ))}
      </ul>
    </article>
  )
}
