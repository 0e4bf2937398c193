import { cancellation } from '../content/cancellation'
import { platformPricing } from '../content/pages/platform'
import { formatUsd } from '../shared/money'
import { BILLING_PERIODS, PLAN_IDS, PLANS } from '../shared/plans'
import { BILLING_LABELS, planPriceCents } from '../shared/pricing'
import { Section } from '../ui/section'
import { FaqList } from './faq-list'
import { PERIOD_SHOWN, PlanCard } from './plan-card'
import { OnlyWithShimzy, PlanDifferences } from './plan-differences'

const { title, text, billingLegend, yearlyNote, planLegend, questions } = platformPricing

/** Monthly or annual, as native radios. CSS shows what belongs to it inside `group/billing`. */
function BillingToggle() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <legend className="sr-only">{billingLegend}</legend>
      <p className="text-small text-soil-3">{yearlyNote}</p>
      <div className="inline-flex max-w-full flex-wrap rounded-toast border-[1.5px] border-soil p-[3px]">
        {BILLING_PERIODS.map((period) => (
          <label
            key={period}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-5 font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="billing-period"
              value={period}
              defaultChecked={period === 'monthly'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {BILLING_LABELS[period]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** On phones, which plan is shown: native radios that stay in view. CSS reads them in `group/plans`. */
function PlanSelector() {
  return (
    <fieldset className="sticky top-bar-phone z-10 -mx-gutter bg-limestone px-gutter py-2 md:hidden">
      <legend className="sr-only">{planLegend}</legend>
      <div className="grid grid-cols-3 rounded-toast border-[1.5px] border-soil p-[3px]">
        {PLAN_IDS.map((id) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-control leading-tight font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="plan-shown"
              value={id}
              defaultChecked={PLANS[id].featured}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {PLANS[id].name}
            {BILLING_PERIODS.map((period) => (
              <span
                key={period}
                className={`text-hint leading-tight font-medium tabular ${PERIOD_SHOWN[period]}`}
              >
                {formatUsd(planPriceCents(id, period))}
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What is charged when and how a plan ends, before anybody signs up. */
function CancellationTerms() {
  return (
    <div className="col-span-12 rounded-panel bg-limestone-2 px-5 py-6 lg:col-span-4">
      <h3 className="text-h3">{cancellation.heading}</h3>
      <ul className="mt-3 grid gap-y-2.5 text-small">
        {[
          cancellation.withoutCard,
          cancellation.withCard,
          cancellation.yearly,
          cancellation.cancelTrial,
          cancellation.keep,
        ].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** The three plans, and what people ask before they start. All of it works without a script. */
export function PricingTable() {
  return (
    <Section id="pricing" className="py-12 md:pt-20 md:pb-section lg:pt-30" contained>
      <div className="group/billing group/plans flex flex-col md:grid md:grid-cols-[minmax(0,28fr)_repeat(3,minmax(0,24fr))]">
        <div className="md:col-span-4 lg:col-span-1 lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:mb-0 lg:pr-6 lg:pb-32">
          <h2 className="text-h2 lg:text-[2.75rem]">{title}</h2>
          <p className="mt-3 max-w-measure text-soil-2 lg:mt-5">{text}</p>
        </div>
        <div className="mt-5 pb-2 md:col-span-4 md:mb-16 md:pb-0 lg:col-span-1 lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:mb-0 lg:self-end lg:pr-4 lg:pb-5">
          <BillingToggle />
        </div>
        <PlanSelector />
        {PLAN_IDS.map((id) => (
          <PlanCard key={id} {...PLANS[id]} />
        ))}
        <PlanDifferences />
        <OnlyWithShimzy />
      </div>
      <div className="mt-10 grid-page items-start gap-y-8 md:mt-14">
        <CancellationTerms />
        <div className="col-span-12 lg:col-span-8 lg:pt-6">
          <h3 className="mb-4 text-h3">{questions.title}</h3>
          <FaqList entries={questions.entries} />
        </div>
      </div>
    </Section>
  )
}
