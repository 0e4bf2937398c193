import { platformPricing } from '../../content/pages/platform/pricing'
import { formatUsd } from '../../shared/money'
import {
  BILLING_PERIODS,
  FEATURED_PLAN_ID,
  PLAN_IDS,
  PLANS,
  type BillingPeriod,
} from '../../shared/plans'
import { BILLING_LABELS, planPriceCents } from '../../shared/pricing'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { Choice } from '../../sections/choice'
import { HIDDEN_FOR_OTHER_PERIOD, PlanCard, textPerPeriod } from './plan-card'
import { InEveryPlan, OnlyWithShimzy, PlanDifferences } from './plan-differences'

const { card, title, text, billingLegend, yearlyNote, renewal, planLegend } = platformPricing

/** Classes of a native radio choice, which CSS reads (plan-card.tsx). */
const CHOICE =
  'grid content-center rounded-control px-5 py-1.5 text-center leading-tight text-soil-2 max-md:px-3'

/** The prices of all plans, for assistive technology: 'Starter $197, Business $297, Shimzy $599 per month'. */
function priceList(period: BillingPeriod): string {
  const prices = PLAN_IDS.map((id) => `${PLANS[id].name} ${formatUsd(planPriceCents(id, period))}`)
  return `${prices.join(', ')} ${card.per[period]}`
}

/** Monthly or annual. */
function BillingToggle() {
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">{billingLegend}</legend>
      <p className="mb-2 text-small font-semibold">{yearlyNote}</p>
      <div className="inline-flex max-w-full flex-wrap rounded-toast border-[1.5px] border-soil p-[3px]">
        {BILLING_PERIODS.map((period) => (
          <Choice
            key={period}
            className={CHOICE}
            name="billing-period"
            value={period}
            defaultChecked={period === 'monthly'}
          >
            {BILLING_LABELS[period]}
          </Choice>
        ))}
      </div>
      <p className={`mt-3 max-w-[36ch] text-small text-soil-3 ${HIDDEN_FOR_OTHER_PERIOD.yearly}`}>
        {renewal}
      </p>
      {/* Announces the changed prices. */}
      <p role="status" className="sr-only">
        {textPerPeriod(priceList)}
      </p>
    </fieldset>
  )
}

/** Selects the plan that phones show. It stays in view above the plan's table column. */
function PlanSelector() {
  return (
    <fieldset className="sticky top-bar-phone z-10 -mx-gutter mt-5 bg-limestone px-gutter py-2 md:hidden [@media(height<30rem)]:static">
      <legend className="sr-only">{planLegend}</legend>
      <div className="flex flex-wrap rounded-toast border-[1.5px] border-soil p-[3px] *:flex-1">
        {PLAN_IDS.map((id) => (
          <Choice
            key={id}
            className={CHOICE}
            name="plan-shown"
            value={id}
            defaultChecked={id === FEATURED_PLAN_ID}
          >
            {PLANS[id].name}
            {textPerPeriod(
              (period) => formatUsd(planPriceCents(id, period)),
              'text-small font-normal',
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** The three plans, their prices and their differences. Everything works without a script. */
export function PricingTable() {
  return (
    <Section id="pricing" className="py-10 md:py-24" contained>
      <div className="group/billing group/plans md:grid md:grid-cols-[minmax(0,28fr)_repeat(3,minmax(0,24fr))] max-md:[&_:is(a,summary)]:scroll-mt-24">
        <div className="md:col-span-4 md:mb-16 lg:col-span-1 lg:row-span-5 lg:mb-0 lg:pr-6">
          <h2 className="text-h2 lg:text-[clamp(1.75rem,3.4vw,2.75rem)]">{title}</h2>
          <p className="mt-4 max-w-measure text-soil-2">{text}</p>
          <BillingToggle />
        </div>
        <PlanSelector />
        {PLAN_IDS.map((id) => (
          <PlanCard key={id} {...PLANS[id]} />
        ))}
        <PlanDifferences />
        <p className="border-b border-line py-1 md:col-span-4">
          <TextLink {...platformPricing.fees} />
        </p>
        <InEveryPlan />
        <OnlyWithShimzy />
      </div>
    </Section>
  )
}
